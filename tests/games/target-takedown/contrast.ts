import { FAIR, TINT as FAIR_TINT } from '../../../src/games/target-takedown/scene/colours';
import { FACES as TARGETS } from '../../../src/games/target-takedown/scene/drawings';
import { forEachFace, type Pair } from '../../scenes/helpers/contrast';

/** Pairs of colours in the scene that need enough contrast. */
export const pairs: readonly Pair[] = [
  ...forEachFace(TARGETS, FAIR_TINT.ink),
  ['the target', 'text', FAIR_TINT.ink, FAIR.board[0], 'of the place'],
  ['the sum so far', 'text', FAIR_TINT.quiet, FAIR.board[0], 'of the place'],
  ['a correct sum', 'text', FAIR_TINT.right, FAIR.board[0], 'of the place'],
  ['a sum that is too large', 'text', FAIR_TINT.wrong, FAIR.board[0], 'of the place'],
  ['the rest of the bar', 'text', FAIR_TINT.ink, FAIR.trough[0], 'of the place'],
  ['a tile against the wall', 'shape', TARGETS.tile[0], FAIR.wall[0], 'of the place'],
  ['a chosen tile against the wall', 'shape', TARGETS['tile chosen'][0], FAIR.wall[0], 'of the place'],
];
