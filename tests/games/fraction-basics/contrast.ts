import { MILL, TINTS as MILL_TINT } from '../../../src/games/fraction-basics/scene/colours';
import { type Pair } from '../../scenes/helpers/contrast';

/** Colours in the scene that must be easy to tell apart. */
export const pairs: readonly Pair[] = [
  ['figures', 'text', MILL_TINT.ink, MILL.table.top, 'of the place'],
  ['what is asked', 'text', MILL_TINT.ask, MILL.table.top, 'of the place'],
  ['the equals of a right answer', 'text', MILL_TINT.right, MILL.table.top, 'of the place'],
  ['the signs of a sum', 'text', MILL_TINT.sign, MILL.table.top, 'of the place'],
  ['a wrong answer', 'text', MILL_TINT.wrong, MILL.table.top, 'of the place'],
];
