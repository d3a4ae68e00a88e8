/* Drawings around the water of the lagoon: palms, beaches, clouds and a fish. */
import { transformMarkup } from '../../../stage/drawing';
import { fillColours } from '../../../stage/drawings';
import cloudInTones from '../../../stage/drawings/cloud.svg?markup';
import beach from '../drawings/place/beach.svg?markup';
import distantCloud from '../drawings/place/far-cloud.svg?markup';
import swimmer from '../drawings/place/fish.svg?markup';
import hillsLandscape from '../drawings/place/hills-landscape.svg?markup';
import hillsPortrait from '../drawings/place/hills-portrait.svg?markup';
import palm from '../drawings/place/palm.svg?markup';
import waterLandscape from '../drawings/place/water-landscape.svg?markup';
import waterPortrait from '../drawings/place/water-portrait.svg?markup';

/** Hills and rippling water. The horizon is at y = 0 and the left edge of the frame at x = 0. */
export const HILLS = { landscape: hillsLandscape, portrait: hillsPortrait } as const;
export const WATER = { landscape: waterLandscape, portrait: waterPortrait } as const;

/** The island on the left with its two palms; the horizon is at y = 0. */
export const leftIsland = (x: number): string =>
  transformMarkup(beach, { x, y: 26 }) +
  transformMarkup(palm, { x: x + 2, y: 12, scale: 1.15 }) +
  transformMarkup(palm, { x: x - 54, y: 16, scale: 0.85 });

/** The island on the right with its palm; the horizon is at y = 0. */
export const rightIsland = (x: number): string =>
  transformMarkup(beach, { x, y: 40, scale: [-0.92, 0.92] }) + transformMarkup(palm, { x: x - 22, y: 20 });

const nearCloud = fillColours(cloudInTones, { cloud: '#fff', 'cloud-shade': '#e1f4fa' });
export const cloud = (x: number, y: number, scale: number): string => transformMarkup(nearCloud, { x, y, scale });

/** A paler cloud, which looks farther away. */
export const farCloud = (x: number, y: number, scale: number): string => transformMarkup(distantCloud, { x, y, scale });

export const fish = (x: number, y: number): string => transformMarkup(swimmer, { x, y, scale: 0.7 });
