import type { Drawing } from '../../../stage/atlas';
import { box, disc, paint, path, star } from '../../../stage/drawing';
import { beaconDrawings } from './beacon-drawing';
import { portalDrawings } from './portal-drawing';
import { shipDrawings } from './ship-drawing';

type Drawings = Readonly<Record<string, Drawing>>;

/** The colours of the stars, and of the sparks. */
const STARS = ['#FFFFFF', paint('sun-200'), '#93E4D9', '#D5C4FF'] as const;
const SPARKS = [paint('sun-400'), paint('teal-300'), paint('coral-300'), '#fff'] as const;

const inColours = (name: string, colours: readonly string[], draw: (colour: string, index: number) => Drawing) =>
  Object.fromEntries(colours.map((colour, index) => [`${name} ${index}`, draw(colour, index)]));

/** What the atlas of the scene holds. */
export const sceneDrawings = (): Drawings => ({
  ...portalDrawings(),
  ...beaconDrawings(),
  ...shipDrawings(),
  // A stripe with air above and below it, so that it stays smooth however it is turned and stretched.
  ...inColours('streak', STARS, (colour) => ({ inner: box([-2, 2, 12, 4], 0, colour), area: [0, 0, 8, 8] })),
  ...inColours('spark', SPARKS, (colour, index) => ({
    inner: index % 2 === 0 ? path(star(0, 0, 10, 4.2, { points: 4, corner: 2 }), colour) : disc(0, 0, 8, colour),
    area: [-11, -11, 22, 22],
  })),
});
