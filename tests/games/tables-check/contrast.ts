import { COAST } from '../../../src/games/tables-check/scene/colours';
import { type Pair } from '../../scenes/helpers/contrast';
import { colourIn } from '../../scenes/helpers/drawn';

/** Pairs of colours in the scene that need enough contrast. */
export const pairs: readonly Pair[] = [
  ['a lamp that is lit before the sea', 'shape', colourIn('tables-check/lamp', 'glass'), COAST.sea[0]],
  ['a lamp that is lit, beside one that is not', 'shape', colourIn('tables-check/lamp', 'glass'), COAST.glass],
];
