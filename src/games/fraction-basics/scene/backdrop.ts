/* The mill without the bars: a wall with shelves, a window with a view of the sails, and the miller's table. */
import type { Layer } from '../../../stage/backdrop';
import { box, outline, paletteColour, path, svgDocument, svgUrl, transformMarkup } from '../../../stage/drawing';
import { drawingLayer, streakLayer } from '../../../stage/drawing-layer';
import bread from '../../../stage/drawings/loaf.svg?markup';
import { barBoard } from '../../../stage/fractions/drawings';
import { threeJars } from '../../../stage/jars';
import { memoise } from '../../../stage/memoise-per-view';
import { FRAME, type Shape, type View } from '../../../stage/scene';
import sacks from '../drawings/mill/sacks.svg?markup';
import shelf from '../drawings/mill/shelf.svg?markup';
import wheat from '../drawings/mill/wheat.svg?markup';
import millWindow from '../drawings/mill/window.svg?markup';
import { MILL } from './colours';
import { tableTop } from './layout';

/** A shelf with two loaves and a shelf with jars. The origin is the middle of the board. */
const loaves = shelf + transformMarkup(bread, { x: -40 }) + transformMarkup(bread, { x: 40 });
const jars =
  shelf +
  threeJars([
    [paletteColour('coral-300'), paletteColour('coral-500')],
    [paletteColour('sun-300'), paletteColour('sun-500')],
    [paletteColour('teal-300'), paletteColour('teal-600')],
  ]);

/** How far the backdrop extends past the frame on both sides, in units. */
const BEYOND = 900;
const WALL_HEIGHT = 700;
const TABLE_HEIGHT = 1400;

/** The wall, with things next to the plate and more of them further out for wide stages. */
function wall(shape: Shape): Layer {
  const { width } = FRAME[shape];
  const area = [-BEYOND, 0, width + 2 * BEYOND, WALL_HEIGHT] as const;
  const near = shape === 'landscape' ? [86, width - 86] : [-110, width + 110];
  const [left = 0, right = 0] = near;
  const inner =
    box([...area], 0, MILL.wall) +
    path(outline([-BEYOND, 0], [width * 0.5, 0], [-width * 0.1, WALL_HEIGHT], [-BEYOND, WALL_HEIGHT]), MILL.light) +
    transformMarkup(loaves, { x: left, y: 128 }) +
    transformMarkup(jars, { x: right, y: 128 }) +
    transformMarkup(millWindow, { x: left - 210, y: 110 }) +
    transformMarkup(millWindow, { x: right + 210, y: 110 }) +
    transformMarkup(loaves, { x: right + 420, y: 128 }) +
    transformMarkup(jars, { x: left - 420, y: 128 });
  return drawingLayer(inner, area, 'top');
}

/** After a streak of five, the sun shines into the mill, and wheat hangs from its beams. */
function sunshine(shape: Shape): Layer {
  const { width } = FRAME[shape];
  const area = [-BEYOND, 0, width + 2 * BEYOND, WALL_HEIGHT] as const;
  const ray = (x: number) =>
    path(outline([x, 0], [x + 120, 0], [x - 220, WALL_HEIGHT], [x - 420, WALL_HEIGHT]), paletteColour('sun-300'), {
      opacity: 0.4,
    });
  const sheaves = Array.from({ length: 18 }, (_, index) =>
    transformMarkup(wheat, { x: width / 2 + (index - 8.5) * 130, y: -4 }),
  );
  return streakLayer([-420, -60, 300, 660, 1020, 1380].map(ray).join('') + sheaves.join(''), area, 'top');
}

/** The table. Its upper edge is at y = 12. */
function table(shape: Shape): string {
  const { width } = FRAME[shape];
  const [left, long] = [-BEYOND, width + 2 * BEYOND];
  return svgDocument(
    box([left, 12, long, TABLE_HEIGHT], 0, MILL.table.top) +
      path(outline([left, 12], [width * 0.4, 12], [width * 0.15, TABLE_HEIGHT], [left, TABLE_HEIGHT]), '#F6D9C6') +
      box([left, 6, long, 12], 4, MILL.table.edge),
    [left, 0, long, TABLE_HEIGHT],
  );
}

/** Drawn once for each shape of the stage. */
const lasting = memoise((shape: Shape) => ({
  walls: [wall(shape), sunshine(shape)],
  table: svgUrl(table(shape)),
}));

export function fractionBasicsBackdrop(shape: Shape, view: View): readonly Layer[] {
  const { walls, table: picture } = lasting(shape);
  const top = Math.floor(tableTop(view) - view.top) - 12;
  const area = [-BEYOND, top, FRAME[shape].width + 2 * BEYOND, TABLE_HEIGHT] as const;
  return [...walls, { picture, area, edge: 'top', isFront: true }];
}

const AT_REST = { width: 1600, height: 900, scale: 1.6 } as const;

/** The whole mill as SVG documents from back to front. Shown behind results. */
export function fractionBasicsMenuBackdrop(): readonly string[] {
  const { width, height, scale } = AT_REST;
  return [
    box([0, 0, width, height], 0, MILL.wall) +
      path(outline([0, 0], [width * 0.55, 0], [width * 0.1, 620], [0, 620]), MILL.light) +
      transformMarkup(loaves, { x: 220, y: 260, scale }) +
      transformMarkup(jars, { x: width - 220, y: 260, scale }) +
      transformMarkup(millWindow, { x: width / 2, y: 200, scale }),
    transformMarkup(sacks, { x: 190, y: 640, scale: 1.5 }) +
      transformMarkup(sacks, { x: width - 190, y: 640, scale: 1.5 }),
    box([0, 640, width, 260], 0, MILL.table.top) +
      box([0, 632, width, 16], 4, MILL.table.edge) +
      barBoard(90, 740, 420, 84) +
      barBoard(width - 510, 740, 420, 84),
  ].map((inner) => svgDocument(inner, [0, 0, width, height]));
}
