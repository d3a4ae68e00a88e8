import { type GameHero, peeping, standing } from '../../../play/hero/spot';
import type { Area } from '../../../stage/area';
import hat from '../drawings/hero/space-helmet.svg?drawing';
import { beaconAreas, portalArea } from './layout';

/** How far the hero floats from the ship. */
const FROM_SHIP = 96;

const lowerEdge = ({ y, height }: Area): number => y + height;

/** The hero in its helmet floats below the beacons on the left, or looks in from below. */
export const hero: GameHero<unknown> = {
  hat,
  spot: (view) => {
    const [outer, inner] = beaconAreas(view);
    // Before a class it is on the ship that sails from the storm.
    if (view.choices === 'corners') return null;
    if (outer === undefined || inner === undefined) return null;
    const y = Math.max(lowerEdge(outer), lowerEdge(inner));
    const width = (view.left + view.right) / 2 - FROM_SHIP - view.left;
    const room = { x: view.left, y, width, height: view.bottom - 8 - y };
    const low = lowerEdge(outer);
    return (
      standing(room, view) ??
      peeping(Math.min(outer.x + outer.width / 2, inner.x - 56), view.bottom, view.bottom - low, view)
    );
  },
  looks: (view) => ({ question: portalArea(view), answers: beaconAreas(view), explained: portalArea(view) }),
  // The portal bursts as the ship flies through.
  given: () => null,
};
