/* Positions in the mill: the question is at the upper edge, with rows of bars below it. */
import type { Area, ViewLayout } from '../../../stage/area';
import { memoisePerView } from '../../../stage/memoise-per-view';
import type { Shape, View } from '../../../stage/scene';

/** The plate is as large as its drawing. On small stages it is only as large as its text needs. */
const PLATE = {
  landscape: { top: 20, width: 580, height: 172, minPx: 98 },
  // Leaves space for the hero, who looks over the plate.
  portrait: { top: 72, width: 500, height: 172, minPx: 98 },
} as const satisfies Record<Shape, { top: number; width: number; height: number; minPx: number }>;
const MIN_PLATE_PX = 300;
const MARGIN = 10;
/** Gap between the plate and the edge of the table. */
const ABOVE_TABLE = 28;

/** Columns of the table. Labels are centred on `label`, signs on `sign`, and bars are between `left` and `right`. */
const COLUMNS = {
  landscape: { label: 82, left: 150, right: 810, sign: 878, gap: 100, labelWidth: 104 },
  portrait: { label: 44, left: 94, right: 446, sign: 496, gap: 66, labelWidth: 68 },
} as const satisfies Record<Shape, object>;

/** How far a board extends past its bar. `below` includes the thickness of the board. */
export const BOARD = { side: 12, above: 9, below: 18 } as const;
/** Gaps between two boards, between the edge of the table and the first board, and below the last board. */
const ROW_GAP = 12;
const TABLE_AIR = 14;
const FOOT = 16;
/** The maximum width of the bars that the page draws when there is no canvas. */
const FRAME_WIDTH = 900;
const MAX_HEIGHT = 84;
const LABEL = { max: 40, ofRow: 0.42 } as const;

export interface Arrangement {
  readonly rows: 2 | 3;
  readonly columns: 1 | 2;
}

/** Positions of the bars. They all have the same length, because one whole is always the same. */
export interface Bars {
  /** The length and height of each bar, in units. */
  readonly length: number;
  readonly height: number;
  /** The left ends of the columns, and the upper edges of the rows. */
  readonly xs: readonly [number, number];
  readonly ys: readonly [number, number, number];
  /** The centres of the labels on the left and of the signs on the right, and the font size and width of the labels. */
  readonly label: number;
  readonly sign: number;
  readonly labelSize: number;
  readonly labelWidth: number;
}

const middleOf = ({ left, right }: View): number => (left + right) / 2;

export const plateArea: ViewLayout<Area> = (view) => {
  const { top, width, height, minPx } = PLATE[view.shape];
  const wide = Math.min(Math.max(width, MIN_PLATE_PX / view.scale), view.right - view.left - 2 * MARGIN);
  return {
    x: middleOf(view) - wide / 2,
    y: view.top + top,
    width: wide,
    height: Math.max(height, minPx / view.scale),
  };
};

export const tableTop: ViewLayout<number> = (view) => {
  const { y, height } = plateArea(view);
  return y + height + ABOVE_TABLE;
};

/** The area of the bars that the page draws when there is no canvas. */
export const tableArea: ViewLayout<Area> = (view) => {
  const y = tableTop(view) + TABLE_AIR;
  const width = Math.min(FRAME_WIDTH, view.right - view.left - 2 * MARGIN);
  return { x: middleOf(view) - width / 2, y, width, height: view.bottom - FOOT - y };
};

const laidOut = memoisePerView((view: View, key: number): Bars => {
  const rows = key >= 30 ? 3 : 2;
  const columns = key % 10;
  const { label, left, right, sign, gap, labelWidth } = COLUMNS[view.shape];
  const top = tableTop(view) + TABLE_AIR;
  const pitch = (view.bottom - FOOT - top + ROW_GAP) / rows;
  const height = Math.min(MAX_HEIGHT, pitch - ROW_GAP - BOARD.above - BOARD.below);
  const length = columns === 1 ? right - left : (right - left - gap) / 2;
  // If a row is higher than its bar, the bar is vertically centred in it.
  const inRow = (pitch - ROW_GAP - height - BOARD.above - BOARD.below) / 2 + BOARD.above;
  const y = (row: number) => top + row * pitch + inRow;
  return {
    length,
    height,
    xs: [left, right - length],
    ys: [y(0), y(1), y(2)],
    label,
    sign,
    labelSize: Math.min(LABEL.max, LABEL.ofRow * (height + BOARD.above + BOARD.below)),
    labelWidth,
  };
});

export const barsLayout = (view: View, { rows, columns }: Arrangement): Bars => laidOut(view, rows * 10 + columns);

/** The x at which an amount (in wholes) ends in a row. The second whole is in the second column. */
export const amountEndX = ({ xs, length }: Bars, wholes: number): number =>
  wholes <= 1 ? xs[0] + wholes * length : xs[1] + (wholes - 1) * length;
