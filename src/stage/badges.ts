/* The signs of right and wrong, which differ by their shape and not by their colour alone. */
import type { Drawing } from './atlas';
import { placed } from './drawing';
import right from './drawings/right.svg?markup';
import wrong from './drawings/wrong.svg?markup';

/** The radius that they are drawn with. */
const RADIUS = 20;
/** How far they reach, in radii. */
const REACH = 1.1;

const badge = (inner: string, radius: number): Drawing => {
  const reach = Math.ceil(radius * REACH);
  return { inner: placed(inner, { scale: radius / RADIUS }), area: [-reach, -reach, 2 * reach, 2 * reach] };
};

/** Right: a white tick in a circle, round 0,0. */
export const rightBadge = (radius: number): Drawing => badge(right, radius);

/** Wrong: a white cross in an octagon, round 0,0. */
export const wrongBadge = (radius: number): Drawing => badge(wrong, radius);
