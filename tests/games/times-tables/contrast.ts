import { HINTS, PANEL, TINT as TILE_TINT, FACES as TILES } from '../../../src/games/times-tables/scene/colours';
import { eachFace, type Pair } from '../../scenes/helpers/contrast';

/** The colours of its scene that are told apart. */
export const pairs: readonly Pair[] = [
  ...eachFace(TILES, TILE_TINT.ink),
  ...Object.values(TILES).map(([face]): Pair => ['a tile in its panel', 'shape', face, PANEL.ground]),
  ['the sign of what is too high', 'shape', '#fff', HINTS.high],
  ['the sign of what is too low', 'shape', '#fff', HINTS.low],
  ['that sign on its tile', 'shape', HINTS.high, TILES['hint-high'][0]],
  ['that sign on its tile', 'shape', HINTS.low, TILES['hint-low'][0]],
];
