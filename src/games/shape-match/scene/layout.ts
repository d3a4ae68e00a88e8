/* The layout of the garden: the question at the top, and below it one sculpture, or two side by side. */
import type { Area, ViewLayout } from '../../../stage/area';
import { memoisePerView } from '../../../stage/memoise-per-view';
import type { Shape, View } from '../../../stage/scene';

/** Size of the plate: as drawn, and on small stages at least as large as the text needs. */
const PLATE = {
  landscape: { width: 760, height: 76, minPx: 56 },
  portrait: { width: 516, height: 148, minPx: 104 },
} as const satisfies Record<Shape, { width: number; height: number; minPx: number }>;
/**
 * On a phone in landscape the plate is narrower and next to the answers. It then has two lines of smaller text
 * and at least this height. A lower stage has no room for two lines.
 */
const TWO_LINES = { belowPx: { landscape: 500, portrait: 300 }, fromHeightPx: 264, minPx: 80 } as const;
const PLATE_TOP = 12;
const MIN_PLATE_PX = 330;
const MARGIN = 10;
/** Gap between the plate, its edge, and the buttons below it. */
const GAP = 12;

/** Distance of the plinths from the lower edge, and their height and width for a full-size sculpture. */
export const PLINTH = { foot: 32, height: 64, width: 190 } as const;
/** Space around a sculpture for its bars and corners, and for its depth at the lower right. */
const SCULPTURE_MARGIN = { above: 18, below: 22, beside: 20 } as const;
/** The largest radius of a sculpture, in units. */
const MAX_RADIUS = 210;
/** How far a sculpture's button extends past it, in units. */
const BUTTON_MARGIN = 18;

const middleOf = ({ left, right }: View): number => (left + right) / 2;

const plateWidth = (view: View): number =>
  Math.min(Math.max(PLATE[view.shape].width, MIN_PLATE_PX / view.scale), view.right - view.left - 2 * MARGIN);

/** Whether the question needs smaller text on two lines, because full-size text does not fit. */
export const isQuestionOnTwoLines = (view: View): boolean =>
  plateWidth(view) * view.scale < TWO_LINES.belowPx[view.shape] &&
  (view.bottom - view.top) * view.scale >= TWO_LINES.fromHeightPx;

export const plateArea: ViewLayout<Area> = (view) => {
  const { height, minPx } = PLATE[view.shape];
  const width = plateWidth(view);
  return {
    x: middleOf(view) - width / 2,
    y: view.top + PLATE_TOP,
    width,
    height: Math.max(height, (isQuestionOnTwoLines(view) ? TWO_LINES.minPx : minPx) / view.scale),
  };
};

/** Centres of the sculptures, and the radius that they share. */
export interface SculpturesLayout {
  readonly radius: number;
  readonly y: number;
  readonly xs: readonly number[];
}

/** Positions of this many sculptures, as large as fits below the question and above their plinths. */
export const sculpturesLayout = memoisePerView((view: View, count: number): SculpturesLayout => {
  const plate = plateArea(view);
  const [top, bottom] = [plate.y + plate.height + SCULPTURE_MARGIN.above, view.bottom - PLINTH.foot - PLINTH.height];
  const room = (view.right - view.left) / count;
  const radius = Math.min((bottom - SCULPTURE_MARGIN.below - top) / 2, room / 2 - SCULPTURE_MARGIN.beside, MAX_RADIUS);
  const apart = Math.min(room, 2 * radius + 150);
  return {
    radius,
    y: bottom - SCULPTURE_MARGIN.below - radius,
    xs: Array.from({ length: count }, (_, index) => middleOf(view) + (index - (count - 1) / 2) * apart),
  };
});

/** The caption of the sculptures, on the plinths below them. */
export const captionArea: ViewLayout<Area> = (view) => ({
  x: view.left,
  y: view.bottom - PLINTH.foot - PLINTH.height,
  width: view.right - view.left,
  height: PLINTH.height,
});

export const sculptureButtonAreas: ViewLayout<readonly Area[]> = (view) => {
  const { radius, y, xs } = sculpturesLayout(view, 2);
  const half = Math.min(radius + BUTTON_MARGIN, (xs[1]! - xs[0]!) / 2 - SCULPTURE_MARGIN.beside / 2);
  const plate = plateArea(view);
  const top = Math.max(y - radius - BUTTON_MARGIN, plate.y + plate.height + GAP);
  return xs.map((x) => ({ x: x - half, y: top, width: 2 * half, height: y + radius + BUTTON_MARGIN - top }));
};
