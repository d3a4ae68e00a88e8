import { type GameHero, type HeroSpot, peeping, standing } from '../../../play/hero/spot';
import type { Area } from '../../../stage/area';
import type { View } from '../../../stage/scene';
import hat from '../drawings/hero/space-helmet.svg?drawing';
import { beaconAreas, portalArea } from './layout';

/** How far the hero floats from the ship. */
const FROM_SHIP = 96;
const MARGIN = 8;

const lowerEdge = ({ y, height }: Area): number => y + height;
const rightEdge = ({ x, width }: Area): number => x + width;

/** Below the beacons on the left, or between them; where neither has room for the whole hero, it looks in from below. */
function besideShip(outer: Area, inner: Area, view: View): HeroSpot | null {
  const floor = view.bottom - MARGIN;
  const y = Math.max(lowerEdge(outer), lowerEdge(inner));
  const width = (view.left + view.right) / 2 - FROM_SHIP - view.left;
  const between = rightEdge(outer);
  return (
    standing({ x: view.left, y, width, height: floor - y }, view) ??
    standing({ x: between, y: outer.y, width: inner.x - between, height: floor - outer.y }, view) ??
    peeping(Math.min(outer.x + outer.width / 2, inner.x - 56), view.bottom, view.bottom - lowerEdge(outer), view)
  );
}

/** The hero floats in its helmet. */
export const hero: GameHero<unknown> = {
  hat,
  spot: (view) => {
    const [outer, inner] = beaconAreas(view);
    // Before a class it is on the ship that sails from the storm.
    if (view.choices === 'corners' || outer === undefined || inner === undefined) return null;
    const spot = besideShip(outer, inner, view);
    // The ship is as wide as what lies between two beacons: on its way it passes behind the hero.
    return spot && { ...spot, layer: 'before' };
  },
  looks: (view) => ({ question: portalArea(view), answers: beaconAreas(view), explained: portalArea(view) }),
  // The portal bursts as the ship flies through.
  given: () => null,
};
