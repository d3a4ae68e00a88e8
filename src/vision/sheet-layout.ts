/*
 * Where a sheet for the camera has its markers and circles. All lengths are in em of 12 pt (4.23 mm), measured from the
 * top left corner of the frame, which has a marker in each corner.
 */
import type { Point } from './markers';

export const FRAME = { width: 43.9, height: 48 } as const;
/** Sides of the corner markers: 14 mm. */
export const CORNER = 3.3;
/** Diameter of a circle: 5 mm. */
export const CIRCLE = 1.18;

/** Rows between the upper and the lower markers. */
const TOP = 4;
const HEIGHT = 40;

/** The cells of a page, and the centres of the circles in a cell, for questions that need so much room. */
export interface SheetLayout {
  readonly columns: number;
  readonly rows: number;
  readonly circles: readonly [Point, Point, Point, Point];
}

const across = (y: number, ...xs: readonly [number, number, number, number]): SheetLayout['circles'] => {
  const [a, b, c, d] = xs;
  return [
    { x: a, y },
    { x: b, y },
    { x: c, y },
    { x: d, y },
  ];
};

export const LAYOUTS = {
  sum: { columns: 2, rows: 12, circles: across(2.15, 2.7, 7.6, 12.5, 17.4) },
  sentence: {
    columns: 2,
    rows: 8,
    circles: [
      { x: 2.7, y: 2.2 },
      { x: 12.5, y: 2.2 },
      { x: 2.7, y: 3.85 },
      { x: 12.5, y: 3.85 },
    ],
  },
  picture: {
    columns: 2,
    rows: 3,
    circles: [
      { x: 12.8, y: 3.6 },
      { x: 12.8, y: 5.9 },
      { x: 12.8, y: 8.2 },
      { x: 12.8, y: 10.5 },
    ],
  },
} as const satisfies Readonly<Record<string, SheetLayout>>;

export const cellSize = ({ columns, rows }: SheetLayout) => ({ width: FRAME.width / columns, height: HEIGHT / rows });

/** The top left corner of each cell. Questions run down the first column, then down the next. */
export function cellAt(layout: SheetLayout, index: number): Point {
  const { width, height } = cellSize(layout);
  return { x: Math.floor(index / layout.rows) * width, y: TOP + (index % layout.rows) * height };
}

/** The centres of a question's circles. */
export function circlesAt(layout: SheetLayout, index: number): readonly Point[] {
  const cell = cellAt(layout, index);
  return layout.circles.map(({ x, y }) => ({ x: cell.x + x, y: cell.y + y }));
}

/** The top left corners of the markers: top left, top right, bottom right, bottom left. */
export const CORNERS: readonly Point[] = [
  { x: 0, y: 0 },
  { x: FRAME.width - CORNER, y: 0 },
  { x: FRAME.width - CORNER, y: FRAME.height - CORNER },
  { x: 0, y: FRAME.height - CORNER },
];

/** Which page it is. */
export interface SheetId {
  /** A number of the questions with their choices, from `checkNumber`. */
  readonly check: number;
  /** The index of the version (A to D), and of the page. */
  readonly version: number;
  readonly page: number;
}

/** Lower ids belong to answer cards. */
const FIRST_ID = 50;
/** Each corner has as many markers of its own, so a sheet can lie in any direction. */
const PER_CORNER = 50;
/** Pages of a version that the corners can tell apart. */
export const MAX_PAGES = 4;
const CHECKS = PER_CORNER ** 3;

/** A checksum from 0 to 124,999 (FNV-1a). Different questions share it with a chance of 1 in 125,000. */
export function checkNumber(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash % CHECKS;
}

/** The ids of the corner markers in the order of `CORNERS`. */
export const cornerIds = ({ check, version, page }: SheetId): readonly number[] =>
  [
    version * MAX_PAGES + page,
    check % PER_CORNER,
    Math.floor(check / PER_CORNER) % PER_CORNER,
    Math.floor(check / PER_CORNER ** 2),
  ].map((value, corner) => FIRST_ID + corner * PER_CORNER + value);

/** The corner that a marker belongs to, and what it says; null for any other marker. */
export function readCornerId(id: number): { readonly corner: number; readonly value: number } | null {
  const corner = Math.floor((id - FIRST_ID) / PER_CORNER);
  return corner < 0 || corner >= CORNERS.length ? null : { corner, value: (id - FIRST_ID) % PER_CORNER };
}

/** The sheet that the four corner values identify. */
export const sheetIdOf = ([first = 0, ...digits]: readonly number[]): SheetId => ({
  version: Math.floor(first / MAX_PAGES),
  page: first % MAX_PAGES,
  check: digits.reduce((sum, digit, index) => sum + digit * PER_CORNER ** index, 0),
});
