import { MILL, TINT as MILL_TINT } from '../../../src/games/fraction-basics/scene/colours';
import { type Pair } from '../../scenes/helpers/contrast';

/** The colours of its scene that are told apart. */
export const pairs: readonly Pair[] = [MILL.table.top, MILL.wall].flatMap((ground): readonly Pair[] => [
  ['figures', 'text', MILL_TINT.ink, ground],
  ['what is asked', 'text', MILL_TINT.ask, ground],
  ['the equals of a right answer', 'text', MILL_TINT.right, ground],
  ['the signs of a sum', 'text', MILL_TINT.sign, ground],
  ['a wrong answer', 'text', MILL_TINT.wrong, ground],
]);
