import { COAST } from '../../../src/games/math-facts/scene/colours';
import { INK, PAPER } from '../../../src/stage/drawing';
import { type Pair } from '../../scenes/helpers/contrast';
import { colourIn } from '../../scenes/helpers/drawn';

export const pairs: readonly Pair[] = [
  ['the question on its plate', 'text', INK, PAPER],
  ['the figure on a milestone', 'text', INK, COAST.balloon.base],
  ['the figure on a milestone that was passed', 'text', INK, COAST.balloon.passed],
  [
    'the name of the ghost',
    'text',
    colourIn('math-facts/place/ghost', 'word'),
    colourIn('math-facts/place/ghost', 'body'),
  ],
  ['the middle line of the road', 'shape', colourIn('math-facts/dash', 'line'), COAST.road.base, 'of the place'],
  ['a milestone before the road', 'shape', COAST.balloon.base, COAST.road.base, 'of the place'],
];
