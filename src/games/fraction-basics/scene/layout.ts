/* Where things lie in the mill: the question at the upper edge, and below it the bars in rows. */
import type { Area, ByView } from '../../../stage/area';
import { oncePerView } from '../../../stage/once-per-view';
import type { Shape, View } from '../../../stage/scene';

/** The plate with the question: as large as the drawing has it, and where the stage is small as large as letters need it. */
const PLATE = {
  landscape: { top: 20, width: 580, height: 172, minPx: 98 },
  // The hero looks over it.
  portrait: { top: 72, width: 500, height: 172, minPx: 98 },
} as const satisfies Record<Shape, { top: number; width: number; height: number; minPx: number }>;
const MIN_PLATE_PX = 300;
const MARGIN = 10;
/** Between the plate and the edge of the table. */
const ABOVE_TABLE = 28;

/** Where the columns are: labels are written round these places, bars lie from `left` to `right`. */
const COLUMNS = {
  landscape: { label: 82, left: 150, right: 810, sign: 878, gap: 100, labelWidth: 104 },
  portrait: { label: 44, left: 94, right: 446, sign: 496, gap: 66, labelWidth: 68 },
} as const satisfies Record<Shape, object>;

/** How far a board reaches beyond its bar, its depth included below. */
export const BOARD = { side: 12, above: 9, below: 18 } as const;
/** Between two boards, between the edge of the table and the first one, and below the last one. */
const ROW_GAP = 12;
const TABLE_AIR = 14;
const FOOT = 16;
/** As wide as bars of the page are laid, at most. */
const FRAME_WIDTH = 900;
const MAX_HEIGHT = 84;
const LABEL = { max: 40, ofRow: 0.42 } as const;

/** How many rows and columns the bars are laid out in. */
export interface Arrangement {
  readonly rows: 2 | 3;
  readonly columns: 1 | 2;
}

/** Where the bars lie: all of one length, so that equal wholes are equal. */
export interface Bars {
  /** The length and height of each bar, in units. */
  readonly length: number;
  readonly height: number;
  /** The left ends of the columns, and the upper edges of the rows. */
  readonly xs: readonly [number, number];
  readonly ys: readonly [number, number, number];
  /** The middles of the labels at the left and of the signs at the right, the size of their figures, and their room. */
  readonly label: number;
  readonly sign: number;
  readonly labelSize: number;
  readonly labelWidth: number;
}

const middleOf = ({ left, right }: View): number => (left + right) / 2;

/** Where the question stands. */
export const plateArea: ByView<Area> = (view) => {
  const { top, width, height, minPx } = PLATE[view.shape];
  const wide = Math.min(Math.max(width, MIN_PLATE_PX / view.scale), view.right - view.left - 2 * MARGIN);
  return {
    x: middleOf(view) - wide / 2,
    y: view.top + top,
    width: wide,
    height: Math.max(height, minPx / view.scale),
  };
};

/** The upper edge of the table. */
export const tableTop: ByView<number> = (view) => {
  const { y, height } = plateArea(view);
  return y + height + ABOVE_TABLE;
};

/** Where bars of the page lie, where no scene draws any. */
export const tableArea: ByView<Area> = (view) => {
  const y = tableTop(view) + TABLE_AIR;
  const width = Math.min(FRAME_WIDTH, view.right - view.left - 2 * MARGIN);
  return { x: middleOf(view) - width / 2, y, width, height: view.bottom - FOOT - y };
};

const laidOut = oncePerView((view: View, key: number): Bars => {
  const rows = key >= 30 ? 3 : 2;
  const columns = key % 10;
  const { label, left, right, sign, gap, labelWidth } = COLUMNS[view.shape];
  const top = tableTop(view) + TABLE_AIR;
  const pitch = (view.bottom - FOOT - top + ROW_GAP) / rows;
  const height = Math.min(MAX_HEIGHT, pitch - ROW_GAP - BOARD.above - BOARD.below);
  const length = columns === 1 ? right - left : (right - left - gap) / 2;
  // Where there is more room than the bars need they lie in the middle of theirs.
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

/** Where the bars of an arrangement lie. */
export const barsLayout = (view: View, { rows, columns }: Arrangement): Bars => laidOut(view, rows * 10 + columns);

/** Where on a bar of a row an amount (in wholes) ends: the second whole lies in the second column. */
export const endOf = ({ xs, length }: Bars, wholes: number): number =>
  wholes <= 1 ? xs[0] + wholes * length : xs[1] + (wholes - 1) * length;
