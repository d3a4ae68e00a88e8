/* What stands round the water of the lagoon: palms, beaches, clouds, a fish. */
import { placed, stroke } from '../../../stage/drawing';
import beach from '../drawings/place/beach.svg?markup';
import nearCloud from '../drawings/place/cloud.svg?markup';
import distantCloud from '../drawings/place/far-cloud.svg?markup';
import swimmer from '../drawings/place/fish.svg?markup';
import palm from '../drawings/place/palm.svg?markup';

/** Moved and scaled, and turned to face the other way where `scaleX` is below 0. */
const stretched = (inner: string, x: number, y: number, scaleX: number, scaleY: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scaleX} ${scaleY})">${inner}</g>`;

/** The island on the left with its two palms; the horizon is at 0. */
export const leftIsland = (x: number): string =>
  stretched(beach, x, 26, 1, 1) + stretched(palm, x + 2, 12, 1.15, 1.15) + stretched(palm, x - 54, 16, 0.85, 0.85);

/** The island on the right with its palm. */
export const rightIsland = (x: number): string =>
  stretched(beach, x, 40, -0.92, 0.92) + stretched(palm, x - 22, 20, 1, 1);

/** A cloud in two tones. */
export const cloud = (x: number, y: number, scale: number): string => placed(nearCloud, { x, y, scale });

/** A cloud farther away. */
export const farCloud = (x: number, y: number, scale: number): string => placed(distantCloud, { x, y, scale });

/** A ripple on the water, so long. */
export const ripple = (x: number, y: number, length: number): string =>
  stroke(`M${x} ${y}C${x + length * 0.25} ${y - 6} ${x + length * 0.5} ${y + 5} ${x + length} ${y}`, '#fff', 4, {
    opacity: 0.5,
  });

/** A fish. */
export const fish = (x: number, y: number): string => placed(swimmer, { x, y, scale: 0.7 });
