import { COAST } from '../../../src/games/tables-check/scene/colours';
import { type Pair } from '../../scenes/helpers/contrast';
import { colourIn } from '../../scenes/helpers/drawn';

/** The colours of its scene that are told apart. */
export const pairs: readonly Pair[] = [
  ['a lamp that is lit before the sea', 'shape', colourIn('tables-check/lamp', 'glass'), COAST.sea[0]],
  ['a lamp that is lit, beside one that is not', 'shape', colourIn('tables-check/lamp', 'glass'), COAST.glass],
];
