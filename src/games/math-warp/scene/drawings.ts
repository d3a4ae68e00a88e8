import type { Drawing } from '../../../stage/atlas';
import { paletteColour } from '../../../stage/drawing';
import { drawingInColours, drawingsByName } from '../../../stage/drawings';
import dot from '../drawings/tones/dot.svg?drawing';
import star from '../drawings/tones/star.svg?drawing';
import streak from '../drawings/tones/streak.svg?drawing';
import { beaconDrawings } from './beacon-drawing';
import { portalDrawings } from './portal-drawing';

type Drawings = Readonly<Record<string, Drawing>>;

const STARS = ['#FFFFFF', paletteColour('sun-200'), '#93E4D9', '#D5C4FF'] as const;
const SPARKS = [paletteColour('sun-400'), paletteColour('teal-300'), paletteColour('coral-300'), '#fff'] as const;

const inColours = (name: string, lights: readonly string[], drawingOf: (index: number) => Drawing): Drawings =>
  Object.fromEntries(lights.map((light, index) => [`${name} ${index}`, drawingInColours(drawingOf(index), { light })]));

export const sceneDrawings = (): Drawings => ({
  ...drawingsByName(
    import.meta.glob<Drawing>('../drawings/*.svg', { query: '?drawing', import: 'default', eager: true }),
  ),
  ...portalDrawings(),
  ...beaconDrawings(),
  // The streak has transparent space above and below it, so that it stays smooth when it is rotated and
  // stretched.
  ...inColours('streak', STARS, () => streak),
  ...inColours('spark', SPARKS, (index) => (index % 2 === 0 ? star : dot)),
});
