import { PANEL, TINT as TILE_TINT, FACES as TILES } from '../../../src/games/times-tables/scene/colours';
import { forEachFace, type Pair } from '../../scenes/helpers/contrast';
import { findColour } from '../../scenes/helpers/drawn';

const TOO_HIGH = findColour('times-tables/signs/hint-high', 'disc');
const TOO_LOW = findColour('times-tables/signs/hint-low', 'disc');

/** Pairs of colours in the scene that need enough contrast. */
export const pairs: readonly Pair[] = [
  ...forEachFace(TILES, TILE_TINT.ink),
  ...Object.values(TILES).map(([face]): Pair => ['a tile in its panel', 'shape', face, PANEL.ground]),
  ['the symbol for too big', 'shape', '#fff', TOO_HIGH],
  ['the symbol for too small', 'shape', '#fff', TOO_LOW],
  ['the symbol for too big on its tile', 'shape', TOO_HIGH, TILES['hint-high'][0]],
  ['the symbol for too small on its tile', 'shape', TOO_LOW, TILES['hint-low'][0]],
];
