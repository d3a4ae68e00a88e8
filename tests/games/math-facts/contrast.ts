import { COAST } from '../../../src/games/math-facts/scene/colours';
import { INK, PAPER } from '../../../src/stage/drawing';
import { type Pair } from '../../scenes/helpers/contrast';
import { findColour } from '../../scenes/helpers/drawn';

export const pairs: readonly Pair[] = [
  ['the question on its plate', 'text', INK, PAPER],
  ['the figure on a milestone', 'text', INK, COAST.balloon.base],
  ['the figure on a milestone that was passed', 'text', INK, COAST.balloon.passed],
  [
    'the name of the ghost',
    'text',
    findColour('math-facts/place/ghost', 'word'),
    findColour('math-facts/place/ghost', 'body'),
  ],
  ['the middle line of the road', 'shape', findColour('math-facts/dash', 'line'), COAST.road.base, 'of the place'],
  ['a milestone before the road', 'shape', COAST.balloon.base, COAST.road.base, 'of the place'],
];
