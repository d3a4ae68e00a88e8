import { type GameHero, type HeroPlacement, placeStandingHero } from '../../../play/hero/hero-placement';
import type { Area } from '../../../stage/area';
import type { View } from '../../../stage/scene';
import hat from '../drawings/hero/space-helmet.svg?drawing';
import { beaconAreas, portalArea } from './layout';
import { SHIP_HALF_WIDTH } from './ship';

/** The distance between the hero and the ship, in units. */
const FROM_SHIP = 96;
const MARGIN = 8;

const lowerEdge = ({ y, height }: Area): number => y + height;

/**
 * Finds a place below the beacons on the left, or between them, where a ship at the outer beacon does not reach. Null
 * if neither has space for the whole hero.
 */
function besideShip(outer: Area, inner: Area, view: View): HeroPlacement | null {
  const floor = view.bottom - MARGIN;
  const y = Math.max(lowerEdge(outer), lowerEdge(inner));
  const width = (view.left + view.right) / 2 - FROM_SHIP - view.left;
  const between = outer.x + outer.width / 2 + SHIP_HALF_WIDTH;
  return (
    placeStandingHero({ x: view.left, y, width, height: floor - y }, view) ??
    placeStandingHero({ x: between, y: outer.y, width: inner.x - between, height: floor - outer.y }, view)
  );
}

/** The hero floats in a space helmet. */
export const hero: GameHero<unknown> = {
  hat,
  getPlacement: (view) => {
    const [outer, inner] = beaconAreas(view);
    // When a whole class plays, the hero is on the ship that flees the storm.
    if (view.choices === 'corners' || outer === undefined || inner === undefined) return null;
    const spot = besideShip(outer, inner, view);
    // The ship is as wide as the gap between two beacons, so it passes behind the hero.
    return spot && { ...spot, layer: 'before' };
  },
  getGazeTargets: (view) => ({ question: portalArea(view), answers: beaconAreas(view), explained: portalArea(view) }),
  // Instead of the hero, the portal reacts when the ship flies through.
  given: () => null,
};
