import { COAST } from '../../../src/games/tables-check/scene/colours';
import { type Pair } from '../../scenes/helpers/contrast';
import { findColour } from '../../scenes/helpers/drawn';

/** Pairs of colours in the scene that need enough contrast. */
export const pairs: readonly Pair[] = [
  ['a lit lamp against the sea', 'shape', findColour('tables-check/lamp', 'glass'), COAST.sea[0]],
  ['a lit lamp next to an unlit one', 'shape', findColour('tables-check/lamp', 'glass'), COAST.glass],
];
