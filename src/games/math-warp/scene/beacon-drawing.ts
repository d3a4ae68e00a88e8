import type { Drawing } from '../../../stage/atlas';
import { oval, PAPER, polygon, regular, rightBadge, shaded, stroke, wrongBadge } from '../../../stage/drawing';
import { BEACON } from './layout';

const HEXAGON = polygon(regular(6, BEACON.radius), 12);

const beacon = (face: string, edge: string): Drawing => ({
  inner: oval(0, 52, 34, 6, '#000', { opacity: 0.2 }) + shaded(HEXAGON, face, edge, { dx: -6, dy: -6 }),
  area: [-48, -48, 96, 108],
});

/** The faces of a beacon: its colour, and its edge. */
export const FACES = {
  beacon: [PAPER, '#CFC6EA'],
  'beacon used': ['#5C6599', '#4A5285'],
  'beacon right': ['#EEFAEA', '#80D26B'],
} as const;

/** The beacons as they are while they wait, once they were tried, and when they were right; and the signs on them. */
export const beaconDrawings = (): Readonly<Record<string, Drawing>> => ({
  beacon: beacon(...FACES.beacon),
  'beacon used': beacon(...FACES['beacon used']),
  'beacon right': beacon(...FACES['beacon right']),
  struck: {
    inner: stroke('M-34 18L34 -18', '#B9C0E6', 5) + wrongBadge(36, -34, 14),
    area: [-38, -52, 92, 74],
  },
  right: { inner: rightBadge(0, 0, 17), area: [-18, -18, 36, 36] },
});
