/* The background of the stall: sky and trees, the counter with its crates, and the awning. */
import type { Currency } from '../../../../machines/core/currencies';
import type { Layer } from '../../../stage/backdrop';
import { box, outline, paletteColour, path, svgDocument, transformMarkup } from '../../../stage/drawing';
import { drawingLayer, streakLayer } from '../../../stage/drawing-layer';
import { garlandsAcross } from '../../../stage/garland';
import { memoise } from '../../../stage/memoise-per-view';
import { FRAME, type Shape, type View } from '../../../stage/scene';
import { listAskedPieces } from '../currency';
import tree from '../drawings/stall/tree.svg?markup';
import { MARKET } from './colours';
import { counterTop, plateArea } from './layout';
import { awning, CRATE, crate, drawCounterTop, type Fruit, STRIPE_WIDTH } from './market';
import { getPieceDrawing } from './piece-drawings';

/** How far the picture extends past the frame on both sides and at the bottom. */
const BEYOND = 900;
const SKY_HEIGHT = 1600;
/** Height of the hedge behind the stall. The counter hides its lower part. */
const HEDGE = 74;
/** How far the awning hangs down, including its hem. */
const AWNING_HEIGHT = 110;

const RED: Fruit = { base: paletteColour('coral-400'), shade: paletteColour('coral-600') };
const YELLOW: Fruit = { base: paletteColour('sun-400'), shade: paletteColour('sun-600') };
const GREEN: Fruit = { base: '#55B944', shade: paletteColour('leaf-600') };

function sky(shape: Shape): Layer {
  const { width } = FRAME[shape];
  const area = [-BEYOND, 0, width + 2 * BEYOND, SKY_HEIGHT] as const;
  const inner =
    box([...area], 0, MARKET.sky) +
    path(outline([-BEYOND, 0], [width * 0.44, 0], [width * 0.12, 420], [-BEYOND, 420]), MARKET.light);
  return drawingLayer(inner, area, 'top');
}

function hangings(shape: Shape): Layer {
  const { width } = FRAME[shape];
  const middle = width / 2;
  // Whole stripes, with the middle one above the question.
  const count = 2 * Math.ceil((middle + BEYOND) / STRIPE_WIDTH) + 1;
  const left = middle - (count * STRIPE_WIDTH) / 2;
  const area = [left, 0, count * STRIPE_WIDTH, AWNING_HEIGHT] as const;
  return drawingLayer(awning(left, count), area, 'top');
}

/** After five correct answers in a row, lanterns shine in front of the awning. */
function lanterns(shape: Shape): Layer {
  const { width } = FRAME[shape];
  return streakLayer(garlandsAcross('lamps', width, BEYOND), [-BEYOND, 0, width + 2 * BEYOND, 130], 'top');
}

/** The counter with hedge, trees, posts and crates. The edge of the counter is at y = 0. */
function counter(view: View): Layer {
  const { x, width } = plateArea(view);
  const [middle, aside] = [x + width / 2, width / 2 + 14];
  const [left, right] = [Math.floor(view.left) - 20, Math.ceil(view.right) + 20];
  const height = Math.ceil(view.bottom - counterTop(view)) + 40;
  const up = 330;
  const crates = [
    { at: middle - aside - CRATE.width, fruit: RED },
    { at: middle + aside, fruit: YELLOW },
    { at: middle - aside - 2 * CRATE.width - 30, fruit: GREEN },
    { at: middle + aside + CRATE.width + 30, fruit: GREEN },
  ];
  const inner =
    box([left, -HEDGE, right - left, HEDGE + 10], 0, MARKET.hedge) +
    transformMarkup(tree, { x: middle - aside - 310, y: -HEDGE }) +
    transformMarkup(tree, { x: middle + aside + 310, y: -HEDGE }) +
    [middle - aside - 196, middle + aside + 182].map((post) => box([post, -up, 16, up + 4], 4, MARKET.post)).join('') +
    crates.map(({ at, fruit }) => transformMarkup(crate(fruit), { x: at, y: -CRATE.height + 8 })).join('') +
    drawCounterTop(left, right - left, height, middle + 40);
  const area = [left, -up, right - left, up + height] as const;
  return drawingLayer(inner, area, 'top', [left, counterTop(view) - view.top - up, right - left, up + height]);
}

const lasting = memoise((shape: Shape) => ({ first: sky(shape), last: [hangings(shape), lanterns(shape)] }));

export const moneyCounterBackdrop = (shape: Shape, view: View): readonly Layer[] => {
  const { first, last } = lasting(shape);
  return [first, { ...counter(view), isFront: true }, ...last];
};

const AT_REST = { width: 1600, height: 900, counter: 560, scale: 1.5 } as const;

/**
 * The whole stall with some money on its counter, as SVG documents from back to front. Shown behind menus and
 * results.
 */
export function moneyCounterMenuBackdrop(money: Currency = 'USD'): readonly string[] {
  const { width, height, counter: edge, scale } = AT_REST;
  const asked = listAskedPieces(money, 'hard');
  /** The piece at an index, from the smallest. */
  const piece = (index: number, x: number, y: number, turn: number) =>
    transformMarkup(getPieceDrawing(money, asked.at(index) ?? 1).inner, { x, y, turn, scale });
  const crateAt = (fruit: Fruit, x: number) =>
    transformMarkup(crate(fruit), { x, y: edge - CRATE.height * scale + 12, scale });
  return [
    box([0, 0, width, height], 0, MARKET.sky) + path(outline([0, 0], [700, 0], [360, edge], [0, edge]), MARKET.light),
    box([0, edge - 120, width, 130], 0, MARKET.hedge) +
      transformMarkup(tree, { x: 520, y: edge - 110, scale }) +
      transformMarkup(tree, { x: 1090, y: edge - 110, scale }),
    box([60, 0, 26, edge + 6], 6, MARKET.post) +
      box([width - 86, 0, 26, edge + 6], 6, MARKET.post) +
      [RED, GREEN].map((fruit, index) => crateAt(fruit, 100 + index * 290)).join('') +
      [GREEN, YELLOW].map((fruit, index) => crateAt(fruit, 960 + index * 290)).join('') +
      transformMarkup(drawCounterTop(0, width / scale, height / scale, 620), { y: edge, scale }) +
      transformMarkup(awning(0, 11), { scale }) +
      piece(-1, 240, 750, -6) +
      piece(-2, 520, 690, 5) +
      piece(2, 640, 800, -4) +
      piece(1, 960, 790, 6) +
      piece(0, 1090, 690, -5) +
      piece(0, 1190, 800, 3) +
      piece(-2, 1360, 710, -7),
  ].map((inner) => svgDocument(inner, [0, 0, width, height]));
}
