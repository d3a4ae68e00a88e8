/* Positions in deep space, as pure functions of the view. The scene and the buttons and text over it use them. */
import type { Area } from '../../../stage/area';
import { FRAME, type Shape, type View } from '../../../stage/scene';

export interface Position {
  readonly x: number;
  readonly y: number;
}

/** Radii of the portal as drawn: its outer edge, and the light inside it. */
export const PORTAL = { rx: 296, ry: 186, innerX: 238, innerY: 139 } as const;

/**
 * Beacons are hexagons of this radius. `reach` is half the size of the button over a beacon, and `toShip` is the
 * distance of a ship waiting at it.
 */
export const BEACON = { radius: 46, reach: 52, toShip: 88 } as const;

/**
 * Distances for each shape of the stage. If the view is higher than its frame, `portalRatio` of the spare height
 * is added above the portal, `beaconRatio` below the beacons and `shipRatio` below the ship.
 */
const PLAN = {
  landscape: {
    portal: { y: 213, scale: 1 },
    beaconX: [84, 300, 660, 876],
    beaconUp: [152, 96, 96, 152],
    beaconScale: 1,
    shipUp: 60,
    portalRatio: 0.35,
    beaconRatio: 0.3,
    shipRatio: 0.2,
  },
  portrait: {
    portal: { y: 178, scale: 0.885 },
    beaconX: [68, 196, 344, 472],
    beaconUp: [206, 146, 146, 206],
    beaconScale: 1.22,
    shipUp: 62,
    portalRatio: 0.28,
    beaconRatio: 0.34,
    shipRatio: 0.2,
  },
} as const satisfies Record<Shape, unknown>;

/** For beacons in the corners: their distance from the edges, their maximum size, and the portal between them. */
const CORNERS = {
  margin: 8,
  landscape: { portal: 0.8, y: 0.43, reach: 112 },
  portrait: { portal: 0.8, y: 0.5, reach: 100 },
} as const;

const spare = ({ shape, top, bottom }: View): number => Math.max(0, bottom - top - FRAME[shape].height);

export function portalPosition(view: View): Position & { readonly scale: number } {
  const { portal, portalRatio } = PLAN[view.shape];
  if (view.choices === 'corners') {
    const { portal: scale, y } = CORNERS[view.shape];
    return { x: FRAME[view.shape].width / 2, y: view.top + (view.bottom - view.top) * y, scale };
  }
  return {
    x: FRAME[view.shape].width / 2,
    y: view.top + portal.y + spare(view) * portalRatio,
    scale: portal.scale,
  };
}

/** The centres of the four beacons, in order. */
export function beaconPositions(view: View): readonly Position[] {
  if (view.choices === 'corners') {
    const inside = CORNERS.margin + BEACON.reach * beaconScale(view);
    const [left, right, top, bottom] = [
      view.left + inside,
      view.right - inside,
      view.top + inside,
      view.bottom - inside,
    ];
    return [
      { x: left, y: top },
      { x: right, y: top },
      { x: left, y: bottom },
      { x: right, y: bottom },
    ];
  }
  const { beaconX, beaconUp, beaconRatio } = PLAN[view.shape];
  return beaconX.map((x, index) => ({ x, y: view.bottom - (beaconUp[index] ?? 0) - spare(view) * beaconRatio }));
}

/** Scale of the beacons; 1 is as drawn. In the corners of a narrow stage they use the space around the portal. */
export function beaconScale(view: View): number {
  const { shape, top, bottom } = view;
  if (view.choices !== 'corners') return PLAN[shape].beaconScale;
  const { portal, reach } = CORNERS[shape];
  // On a narrow stage the portal is between the upper and lower beacons, otherwise between the left and
  // right ones.
  const room = (bottom - top - 2 * CORNERS.margin - (shape === 'portrait' ? 2 * PORTAL.ry * portal : 0)) / 4;
  return Math.min(reach, room) / BEACON.reach;
}

/** Position of a ship at a beacon: below it, or next to it if the beacon is in a corner. */
export function lanePosition({ x, y }: Position, view: View): Position {
  const away = BEACON.toShip * beaconScale(view);
  if (view.choices !== 'corners') return { x, y: y + away };
  return { x: x + (x < FRAME[view.shape].width / 2 ? away : -away), y };
}

export function shipHomePosition(view: View): Position {
  const { shipUp, shipRatio } = PLAN[view.shape];
  return { x: FRAME[view.shape].width / 2, y: view.bottom - shipUp - spare(view) * shipRatio };
}

export function beaconAreas(view: View): readonly Area[] {
  const reach = BEACON.reach * beaconScale(view);
  return beaconPositions(view).map(({ x, y }) => ({ x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach }));
}

/** The inside of the portal, which shows the question and the feedback. */
export function portalArea(view: View): Area {
  const { x, y, scale } = portalPosition(view);
  const [halfWidth, halfHeight] = [PORTAL.innerX * scale, PORTAL.innerY * scale];
  return { x: x - halfWidth, y: y - halfHeight, width: 2 * halfWidth, height: 2 * halfHeight };
}
