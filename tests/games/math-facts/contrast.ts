import { COAST } from '../../../src/games/math-facts/scene/colours';
import { INK, PAPER } from '../../../src/stage/drawing';
import { type Pair } from '../../scenes/helpers/contrast';

/** The colours of its scene that are told apart. */
export const pairs: readonly Pair[] = [
  ['the question on its plate', 'text', INK, PAPER],
  ['the figure on a milestone', 'text', INK, COAST.signpost.base],
  ['the figure on a milestone that was passed', 'text', INK, COAST.signpost.passed],
  ['the name of the ghost', 'text', COAST.ghost.word, COAST.ghost.base],
  ['the middle line of the road', 'shape', COAST.road.line, COAST.road.base],
  ['a milestone before the road', 'shape', COAST.signpost.base, COAST.road.base],
];
