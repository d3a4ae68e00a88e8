import { box, disc, placed, svgDocument } from '../../../stage/drawing';
import { CITY } from './colours';
import { FAR_TOWERS, MIDDLE_TOWERS, moon, STRIP, strip, WINDOWS } from './towers';

const [WIDTH, HEIGHT] = [1600, 900];
const MOON = { x: 190, y: 270 } as const;

const row = (inner: string, width: number, y: number): string =>
  [0, 1].map((copy) => placed(inner, { x: copy * width * 1.25, y, scale: 1.25 })).join('');

/** The city at rest, as an SVG document: what stands behind menus and results. */
export function cityBackdrop(): string {
  const discs = CITY.discs.map((colour, index) => disc(MOON.x, MOON.y, [1300, 800, 420][index] ?? 0, colour));
  return svgDocument(
    box([0, 0, WIDTH, HEIGHT], 0, CITY.sky) +
      discs.join('') +
      placed(moon(), { ...MOON, scale: 1.3 }) +
      row(strip(FAR_TOWERS, CITY.far), STRIP.far, HEIGHT - 30) +
      row(strip(MIDDLE_TOWERS, CITY.middle, WINDOWS.middle), STRIP.middle, HEIGHT - 10),
    [0, 0, WIDTH, HEIGHT],
  );
}
