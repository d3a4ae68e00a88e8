import { GARDEN, SCULPTURE } from '../../../src/games/shape-match/scene/colours';
import { PAPER } from '../../../src/stage/drawing';
import { type Pair } from '../../scenes/helpers/contrast';
import { findColour } from '../../scenes/helpers/drawn';

/** Pairs of colours in the scene that need enough contrast. */
export const pairs: readonly Pair[] = [
  ['the number of a side', 'text', SCULPTURE.ink, SCULPTURE.lit],
  ['the total', 'text', SCULPTURE.total, PAPER],
  ['the sides of a sculpture', 'shape', SCULPTURE.depth, SCULPTURE.face],
  ['a sculpture against the sky', 'shape', SCULPTURE.depth, GARDEN.sky],
  ['a sculpture against its light', 'shape', SCULPTURE.depth, GARDEN.halo, 'of the place'],
  ['a corner', 'shape', findColour('shape-match/corner', 'edge'), SCULPTURE.face],
  ['a counted side, against the depth behind it', 'shape', SCULPTURE.lit, SCULPTURE.depth],
];
