/* The bakery without cakes: wall, shelves, counter, and the plates or boards on the counter. */
import type { Layer } from '../../../stage/backdrop';
import { box, outline, paletteColour, path, svgDocument, transformMarkup } from '../../../stage/drawing';
import { drawingLayer, streakLayer } from '../../../stage/drawing-layer';
import bread from '../../../stage/drawings/loaf.svg?markup';
import { barBoard, roundPlate, squarePlate } from '../../../stage/fractions/drawings';
import { garlandsAcross } from '../../../stage/garland';
import { threeJars } from '../../../stage/jars';
import { memoise } from '../../../stage/memoise-per-view';
import { FRAME, type Shape, type View } from '../../../stage/scene';
import bracket from '../drawings/bakery/bracket.svg?markup';
import { BAKERY } from './colours';
import { barsLayout, counterTop, platesLayout, trayHalfSide } from './layout';
import { cakeMarkup } from './menu-pictures';

/** How far the backdrop extends past the frame, in units. */
const BEYOND = 900;
const WALL_HEIGHT = 1000;
/** How far the front of the counter is above the lower edge of the stage. */
const FRONT = 16;

/** Colours of the jars on the shelves, from the left. */
const JARS = [
  [paletteColour('coral-300'), paletteColour('coral-400')],
  [paletteColour('sun-300'), paletteColour('sun-500')],
  [paletteColour('teal-300'), paletteColour('teal-400')],
] as const;

const loaf = (x: number, y: number): string => transformMarkup(bread, { x, y });
const jars = (x: number, y: number): string => transformMarkup(threeJars(JARS), { x: x + 48, y });

function shelf(x: number, y: number, width: number): string {
  const { base, shade } = BAKERY.wood;
  return (
    box([x, y, width, 12], 5, shade) +
    box([x, y, width, 7], 4, base) +
    transformMarkup(bracket, { x: x + 24, y: y + 12 }) +
    transformMarkup(bracket, { x: x + width - 24, y: y + 12, scale: [-1, 1] })
  );
}

/** Wall and shelves. y is measured from the upper edge of the stage. */
function wall(shape: Shape): Layer {
  const { width } = FRAME[shape];
  const area = [-BEYOND, 0, width + 2 * BEYOND, WALL_HEIGHT] as const;
  const shelves =
    shape === 'landscape'
      ? shelf(-6, 128, 150) + loaf(36, 128) + loaf(106, 128) + shelf(816, 128, 160) + jars(850, 128)
      : '';
  const beside =
    shelf(-270, 128, 200) +
    loaf(-220, 128) +
    loaf(-130, 128) +
    shelf(width + 70, 128, 200) +
    loaf(width + 130, 128) +
    jars(width + 180, 128);
  const inner =
    box([...area], 0, BAKERY.wall) +
    path(outline([-BEYOND, 0], [width * 0.34, 0], [-width * 0.1, WALL_HEIGHT], [-BEYOND, WALL_HEIGHT]), BAKERY.light) +
    shelves +
    beside;
  return drawingLayer(inner, area, 'top');
}

/** After a streak of five, flags hang across the bakery. */
function party(shape: Shape): Layer {
  const { width } = FRAME[shape];
  return streakLayer(garlandsAcross('flags', width, BEYOND), [-BEYOND, 0, width + 2 * BEYOND, 100], 'top');
}

/** A layer for a part of the view, in the view's units. */
function partOf(view: View, top: number, inner: string): Layer {
  const left = Math.floor(view.left);
  const width = Math.ceil(view.right) - left;
  const y = Math.floor(top);
  const height = Math.ceil(view.bottom - y);
  return drawingLayer(inner, [left, y, width, height], 'bottom', [left, y - view.bottom, width, height]);
}

function counter(view: View): Layer {
  const top = counterTop(view);
  const [left, width] = [view.left, view.right - view.left];
  const { base, shade, edge } = BAKERY.counter;
  return partOf(
    view,
    top - 6,
    box([left, top, width, view.bottom - top], 0, base) +
      box([left, top - 6, width, 12], 4, edge) +
      box([left, view.bottom - FRONT, width, FRONT + 2], 0, shade),
  );
}

function platesOf(view: View, count: number, isTrays = false): Layer {
  const { radius, y, xs } = platesLayout(view, count);
  const each = (x: number) => (isTrays ? squarePlate(x, y, trayHalfSide(radius)) : roundPlate(x, y, radius));
  return partOf(view, y - radius * 1.3, xs.map(each).join(''));
}

function boardsOf(view: View): Layer {
  const { x, length, height, ys } = barsLayout(view, 0);
  return partOf(view, ys[0] - 20, ys.map((y) => barBoard(x, y, length, height)).join(''));
}

/** Everything that can be on the counter, in layer order. The scene shows one of them. */
export const COUNTER_LAYERS = ['two', 'three', 'four', 'trays', 'boards'] as const;
export type CounterLayer = (typeof COUNTER_LAYERS)[number];

const walls = memoise((shape: Shape) => [wall(shape), party(shape)]);

/** The wall and the counter, then the layers, of which only one is visible. */
export const fractionSimplifyBackdrop = (shape: Shape, view: View): readonly Layer[] => [
  ...walls(shape),
  { ...counter(view), isFront: true },
  ...[platesOf(view, 2), platesOf(view, 3), platesOf(view, 4), platesOf(view, 3, true), boardsOf(view)].map(
    (layer, index) => ({ ...layer, visibleWhen: COUNTER_LAYERS[index] ?? '' }),
  ),
];

const AT_REST = { width: 1600, height: 900, counter: 520, scale: 1.6 } as const;

/** The whole bakery as SVG documents from back to front. Shown behind menus and results. */
export function fractionSimplifyMenuBackdrop(): readonly string[] {
  const { width, height, counter: top, scale } = AT_REST;
  const { base, shade, edge } = BAKERY.counter;
  return [
    box([0, 0, width, height], 0, BAKERY.wall) + path(outline([0, 0], [560, 0], [-100, top]), BAKERY.light),
    transformMarkup(shelf(0, 0, 200) + loaf(55, 0) + loaf(140, 0), { x: 40, y: 260, scale }) +
      transformMarkup(shelf(0, 0, 200) + jars(55, 0), { x: width - 370, y: 260, scale }),
    box([0, top, width, height - top], 0, base) +
      box([0, top - 10, width, 20], 6, edge) +
      box([0, height - 40, width, 40], 0, shade) +
      transformMarkup(cakeMarkup(4, [[3, 'strawberry']]), { x: 240, y: 690, scale: 1.3 }) +
      roundPlate(width - 190, 700, 130),
  ].map((inner) => svgDocument(inner, [0, 0, width, height]));
}
