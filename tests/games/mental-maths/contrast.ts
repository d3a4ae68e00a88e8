import { TINT as LAGOON_TINT } from '../../../src/games/mental-maths/scene/colours';
import { FACES as BUBBLES } from '../../../src/games/mental-maths/scene/drawings';
import { PAPER } from '../../../src/stage/drawing';
import { type Pair } from '../../scenes/helpers/contrast';

/** Pairs of colours in the scene that need enough contrast. */
export const pairs: readonly Pair[] = [
  ['a choice', 'text', LAGOON_TINT.ink, BUBBLES.open[0]],
  ['a choice, on the shade of its bubble', 'text', LAGOON_TINT.ink, BUBBLES.open[1]],
  ['the right choice', 'text', LAGOON_TINT.right, BUBBLES.right[0]],
  ['the right choice, on the shade of its bubble', 'text', LAGOON_TINT.right, BUBBLES.right[1]],
  ['a wrong choice', 'text', LAGOON_TINT.wrong, BUBBLES.wrong[0]],
  ['a wrong choice, on the shade of its bubble', 'text', LAGOON_TINT.wrong, BUBBLES.wrong[1]],
  ['the question', 'text', LAGOON_TINT.ink, PAPER],
  ['a question answered correctly', 'text', LAGOON_TINT.right, PAPER],
];
