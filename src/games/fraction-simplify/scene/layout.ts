/* Positions in the bakery: the question is at the upper edge, and below it there are plates, or two bars after a
   mistake. */
import type { Area, ViewLayout } from '../../../stage/area';
import { BOARD_EDGE } from '../../../stage/fractions/drawings';
import { memoisePerView } from '../../../stage/memoise-per-view';
import type { Shape, View } from '../../../stage/scene';

/** The plate is as large as its drawing. On small stages it is only as large as its text needs. */
const PLATE = {
  landscape: { width: 560, height: 168, top: 20, minPx: 84 },
  // Leaves space for the hero, who looks over the plate.
  portrait: { width: 496, height: 176, top: 72, minPx: 104 },
} as const satisfies Record<Shape, { width: number; height: number; top: number; minPx: number }>;
const MIN_PLATE_PX = 300;
const MARGIN = 12;
/** How far the counter is below the plate of the question. */
const COUNTER_BELOW = 24;

/** Sizes of a plate, of a plate with its shadow, and of half a tray, relative to the cake's radius. */
const RIM = { plate: 1.18, shadow: 1.28, tray: 1 } as const;
/** Space for a sign between two plates, in units. Two plates of one result are only `CLOSE` apart. */
const SIGN_ROOM = { landscape: 62, portrait: 38 } as const;
const CLOSE = 10;
const MAX = { width: 1060, radius: 120 } as const;
/** Font size of the labels below plates, and the size of their cards. */
const LABEL = { landscape: 31, portrait: 34, minPx: 18, height: 2.2, over: 0.3 } as const;

const middleOf = ({ left, right }: View): number => (left + right) / 2;
const widthOf = ({ left, right }: View): number => Math.min(right - left - 2 * MARGIN, MAX.width);

export const plateArea: ViewLayout<Area> = (view) => {
  const { width, height, top, minPx } = PLATE[view.shape];
  const wide = Math.min(Math.max(width, MIN_PLATE_PX / view.scale), view.right - view.left - 2 * MARGIN);
  const high = Math.max(height, minPx / view.scale);
  const room = view.bottom - view.top;
  return {
    x: middleOf(view) - wide / 2,
    y: view.top + Math.min(top, room * (view.shape === 'portrait' ? 0.12 : 0.03)),
    width: wide,
    height: high,
  };
};

export const counterTop = (view: View): number => {
  const { y, height } = plateArea(view);
  return y + height + COUNTER_BELOW;
};

/**
 * The maximum width of the bars that the page draws when there is no canvas, and their distance from the edges
 * of the counter.
 */
const TABLE = { width: 900, margin: 12 } as const;

/** The area of the bars that the page draws when there is no canvas. */
export const tableArea: ViewLayout<Area> = (view) => {
  const y = counterTop(view) + TABLE.margin;
  const width = Math.min(TABLE.width, view.right - view.left - 2 * TABLE.margin);
  return { x: middleOf(view) - width / 2, y, width, height: view.bottom - TABLE.margin - y };
};

export interface Plates {
  readonly radius: number;
  readonly y: number;
  readonly xs: readonly number[];
  /** The centres of the signs between the plates. */
  readonly signXs: readonly number[];
  readonly labelY: number;
  readonly labelSize: number;
}

/** A row of this many plates, as large as possible. A fourth plate is the result's second one. */
export const platesLayout = memoisePerView((view: View, count: number): Plates => {
  const labelSize = Math.max(LABEL[view.shape], LABEL.minPx / view.scale);
  const labelHeight = labelSize * LABEL.height;
  const top = counterTop(view) + 6;
  const room = view.bottom - 6 - top - labelHeight * (1 - LABEL.over);
  const signs = Math.min(count, 3) - 1;
  const gaps = signs * SIGN_ROOM[view.shape] + (count === 4 ? CLOSE : 0);
  const radius = Math.max(
    1,
    Math.min(room / 2 / RIM.shadow, (widthOf(view) - gaps) / count / 2 / RIM.plate, MAX.radius),
  );
  const wide = 2 * radius * RIM.plate;
  const total = count * wide + gaps;
  const xs: number[] = [];
  const signXs: number[] = [];
  let x = middleOf(view) - total / 2;
  for (let index = 0; index < count; index++) {
    xs.push(x + wide / 2);
    const gap = index === 2 ? CLOSE : SIGN_ROOM[view.shape];
    if (index < signs) signXs.push(x + wide + gap / 2);
    x += wide + gap;
  }
  const high = 2 * radius * RIM.shadow + labelHeight * (1 - LABEL.over);
  const y = top + (view.bottom - 6 - top - high) / 2 + radius * RIM.plate;
  return { radius, y, xs, signXs, labelY: y + radius * RIM.plate + labelHeight * (0.5 - LABEL.over * 0.7), labelSize };
});

export const plateRadius = (radius: number): number => radius * RIM.plate;

/** Half the side of the tray that replaces a cake of this radius. */
export const trayHalfSide = (radius: number): number => radius * RIM.tray;

export interface Bars {
  readonly x: number;
  readonly length: number;
  readonly height: number;
  readonly ys: readonly [right: number, given: number];
  readonly labelX: number;
  readonly labelSize: number;
  readonly labelWidth: number;
  readonly signX: number;
}

const BAR = { max: 660, maxHeight: 84, label: 94, sign: 60, air: 14 } as const;

/** Two bars, one below the other. The layout is the same for all amounts. */
export const barsLayout = memoisePerView((view: View): Bars => {
  const top = counterTop(view) + BAR.air;
  const room = view.bottom - top - BAR.air;
  const edges = BOARD_EDGE.above + BOARD_EDGE.below + 9;
  const height = Math.max(8, Math.min(BAR.maxHeight, (room - BAR.air - 2 * edges) / 2));
  const labelSize = Math.min(Math.max(40, LABEL.minPx / view.scale), height * 0.62 + 10);
  const length = Math.min(BAR.max, widthOf(view) - BAR.label - BAR.sign - 2 * BOARD_EDGE.side);
  const total = BAR.label + BAR.sign + 2 * BOARD_EDGE.side + length;
  const left = middleOf(view) - total / 2;
  const x = left + BAR.label + BOARD_EDGE.side;
  const step = height + edges + BAR.air;
  const first = top + (room - 2 * (height + edges) - BAR.air) / 2 + BOARD_EDGE.above;
  return {
    x,
    length,
    height,
    ys: [first, first + step],
    labelX: left + BAR.label / 2 - 4,
    labelSize,
    labelWidth: BAR.label - 10,
    signX: x + length + BOARD_EDGE.side + BAR.sign / 2,
  };
});
