import type { Avatar } from '../../../../machines/core/hero';
import { heroDrawings } from '../../../play/hero/drawing';
import type { Drawing } from '../../../stage/atlas';
import { drawingsByName } from '../../../stage/drawings';
import { cardDrawings } from './card-drawing';
import { CITY } from './colours';
import { domeDrawings } from './dome-drawing';
import { BELOW_GROUND, drawTower, NEAR_TOWERS, WINDOWS } from './towers';

type Drawings = Readonly<Record<string, Drawing>>;

const nearTowers = (): Drawings =>
  Object.fromEntries(
    NEAR_TOWERS.map((shape, index) => {
      const inner = drawTower(shape, CITY.near, index + 9, WINDOWS.near);
      return [`near ${index}`, { inner, area: [0, -shape.height, shape.width, shape.height + BELOW_GROUND] }];
    }),
  );

const cityDrawings = (): Drawings => ({
  ...nearTowers(),
  ...drawingsByName(
    import.meta.glob<Drawing>('../drawings/*.svg', { query: '?drawing', import: 'default', eager: true }),
  ),
});

/** The scene's atlas: the city, the dome, the cards and this player's hero. */
export function sceneDrawings(avatar: Avatar): Drawings {
  return { ...cityDrawings(), ...domeDrawings(), ...cardDrawings(), ...heroDrawings(avatar) };
}
