/* Badges for correct and incorrect, which differ in shape as well as colour. */
import type { Drawing } from './atlas';
import { transformMarkup } from './drawing';
import right from './drawings/right.svg?markup';
import wrong from './drawings/wrong.svg?markup';

/** The radius of the drawings, in units. */
const RADIUS = 20;
/** Distance from the centre to the edge, in radii. */
const REACH = 1.1;

const badge = (inner: string, radius: number): Drawing => {
  const reach = Math.ceil(radius * REACH);
  return { inner: transformMarkup(inner, { scale: radius / RADIUS }), area: [-reach, -reach, 2 * reach, 2 * reach] };
};

/** Correct: a white tick in a circle, centred on 0,0. */
export const correctBadge = (radius: number): Drawing => badge(right, radius);

/** Incorrect: a white cross in an octagon, centred on 0,0. */
export const incorrectBadge = (radius: number): Drawing => badge(wrong, radius);
