/* The parts of the city behind the dome and the sums, and the whole city for menus and results. */
import { seededRandom } from '../../../../machines/core/random';
import type { Layer } from '../../../stage/backdrop';
import { box, disc, oval, paletteColour, repeatMarkup, svgDocument, transformMarkup } from '../../../stage/drawing';
import { drawingLayer, streakLayer } from '../../../stage/drawing-layer';
import { fillColours } from '../../../stage/drawings';
import { memoise } from '../../../stage/memoise-per-view';
import { FRAME, type Shape } from '../../../stage/scene';
import aurora from '../drawings/city/aurora.svg?markup';
import farStar from '../drawings/city/far-star.svg?markup';
import moon from '../drawings/city/moon.svg?markup';
import { CITY } from './colours';
import { DOME, DOME_FOOT } from './dome-drawing';
import { BELOW_GROUND, drawTowerStrip, FAR_TOWERS, MIDDLE_TOWERS, STRIP_WIDTH, WINDOWS } from './towers';

/** The glow around the moon as discs, largest first. */
const discs = (x: number, y: number, radii: readonly number[]): string =>
  CITY.discs.map((colour, index) => disc(x, y, radii[index] ?? 0, colour)).join('');

/** How far the rows of towers are above the lower edge of the stage, for each shape. */
const GROUND = { landscape: { far: 46, middle: 34 }, portrait: { far: 56, middle: 44 } } as const;
/** Enough copies of a strip for a stage with an aspect ratio of 4:1. */
const COPIES = 5;
/** `beyond` is how far the sky extends on each side of the frame, enough for a 4:1 stage. */
const SKY = { beyond: 700, height: 1400 } as const;
/** `each` is the number of stars per unit of width; `down` is the lowest position of a star. */
const STARS = { each: 0.06, down: 420 } as const;

function stars(left: number, width: number): string {
  const random = seededRandom(4, 'stars');
  return Array.from({ length: Math.round(width * STARS.each) }, () => {
    const [x, y] = [left + random() * width, random() * STARS.down];
    return random() > 0.88
      ? transformMarkup(farStar, { x, y })
      : disc(x, y, 1.1 + random() * 1.2, '#fff', { opacity: 0.25 + random() * 0.45 });
  }).join('');
}

function sky(shape: Shape): Layer {
  const { width, height } = FRAME[shape];
  const [moonX, moonY] = [width * 0.13, height * 0.17];
  const area = [-SKY.beyond, 0, width + 2 * SKY.beyond, SKY.height] as const;
  const inner =
    discs(moonX, moonY, [width * 0.98, width * 0.62, width * 0.33]) +
    stars(area[0], area[2]) +
    transformMarkup(moon, { x: moonX, y: moonY });
  return drawingLayer(inner, area, 'top');
}

/** After a streak of five, northern lights appear over the city. */
function northernLights(shape: Shape): Layer {
  const { width } = FRAME[shape];
  const [left, long] = [-SKY.beyond, width + 2 * SKY.beyond];
  const curtain = (y: number, colour: string) =>
    transformMarkup(fillColours(aurora, { curtain: colour }), { x: left, y });
  return streakLayer(
    curtain(50, paletteColour('teal-300')) +
      curtain(110, paletteColour('violet-300')) +
      curtain(160, paletteColour('teal-400')),
    [left, 0, long, 420],
    'top',
  );
}

function towerRow(row: 'far' | 'middle', shape: Shape): Layer {
  const [inner, height, drift] =
    row === 'far'
      ? [drawTowerStrip(FAR_TOWERS, CITY.far), 264, 2]
      : [drawTowerStrip(MIDDLE_TOWERS, CITY.middle, WINDOWS.middle), 170, 5];
  const width = STRIP_WIDTH[row];
  const left = -Math.floor(COPIES / 2) * width;
  const area = [left, -height, COPIES * width, height + BELOW_GROUND] as const;
  const placings = Array.from({ length: COPIES }, (_, copy) => ({ x: left + copy * width }));
  const at = [area[0], area[1] - GROUND[shape][row], area[2], area[3]] as const;
  return { ...drawingLayer(repeatMarkup('row', inner, placings), area, 'bottom', at), drift };
}

function domeLight(shape: Shape): Layer {
  const { rx, ry } = DOME[shape];
  const area = [-rx, -ry, 2 * rx, ry] as const;
  const at = [FRAME[shape].width / 2 - rx, DOME_FOOT[shape] - ry, area[2], area[3]] as const;
  return drawingLayer(oval(0, 0, rx, ry, CITY.dome, { opacity: 0.1 }), area, 'bottom', at);
}

export const arithmeticHeroBackdrop = memoise((shape: Shape) => [
  sky(shape),
  northernLights(shape),
  towerRow('far', shape),
  { ...towerRow('middle', shape), isFront: true },
  domeLight(shape),
]);

const AT_REST = { width: 1600, height: 900, moonX: 190, moonY: 270 } as const;

const row = (name: string, inner: string, width: number, y: number): string =>
  repeatMarkup(
    name,
    inner,
    [0, 1].map((copy) => ({ x: copy * width * 1.25, y, scale: 1.25 })),
  );

/** The whole city as SVG documents from back to front. Shown behind menus and results. */
export function arithmeticHeroMenuBackdrop(): readonly string[] {
  const { width, height, moonX, moonY } = AT_REST;
  return [
    box([0, 0, width, height], 0, CITY.sky) +
      discs(moonX, moonY, [1300, 800, 420]) +
      transformMarkup(moon, { x: moonX, y: moonY, scale: 1.3 }),
    row('far', drawTowerStrip(FAR_TOWERS, CITY.far), STRIP_WIDTH.far, height - 30),
    row('middle', drawTowerStrip(MIDDLE_TOWERS, CITY.middle, WINDOWS.middle), STRIP_WIDTH.middle, height - 10),
  ].map((inner) => svgDocument(inner, [0, 0, width, height]));
}
