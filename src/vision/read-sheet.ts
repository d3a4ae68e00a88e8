/* Reads the circles of a sheet in a picture. */
import { LETTERS, type Letter } from './answer-cards';
import type { Marker, Picture, Point } from './markers';
import { findProjection, type Projection } from './projection';
import {
  CIRCLE,
  CORNER,
  CORNERS,
  circlesAt,
  readCornerId,
  type SheetId,
  type SheetLayout,
  sheetIdOf,
} from './sheet-layout';

/** What is filled in: one letter, nothing, or something that a person has to look at. */
export type SheetAnswer = Letter | 'blank' | 'unsure';

export type FoundSheet =
  | { readonly type: 'sheet'; readonly id: SheetId; readonly project: Projection }
  /** Some corners are outside the picture, covered or torn off. */
  | { readonly type: 'corners'; readonly missing: readonly number[] }
  | { readonly type: 'none' };

/** Where the sheet is. It needs all four corners, because a torn corner says that something else is torn too. */
export function findSheet(markers: readonly Marker[]): FoundSheet {
  const found = CORNERS.map((_, corner) =>
    markers.flatMap((marker) => {
      const read = readCornerId(marker.id);
      return read?.corner === corner ? [{ marker, value: read.value }] : [];
    }),
  );
  // If two sheets are in the picture, neither can be read.
  const missing = found.flatMap((all, corner) => (all.length === 1 ? [] : [corner]));
  if (missing.length === CORNERS.length) return { type: 'none' };
  if (missing.length > 0) return { type: 'corners', missing };
  const pairs = found.flatMap(([one], corner) => {
    const { x, y } = CORNERS[corner]!;
    const sheet = [
      { x, y },
      { x: x + CORNER, y },
      { x: x + CORNER, y: y + CORNER },
      { x, y: y + CORNER },
    ];
    return sheet.map((point, index) => [point, one!.marker.corners[index]!] as const);
  });
  const project = findProjection(pairs);
  if (project === null || !isFlat(pairs, project)) return { type: 'none' };
  return { type: 'sheet', id: sheetIdOf(found.map(([one]) => one!.value)), project };
}

/** How far a corner of a marker can be from where a flat sheet has it, in sides of a marker. */
const MAX_BEND = 0.25;

/** Whether the markers are where a flat sheet has them. A bent sheet would be read beside its circles. */
function isFlat(pairs: readonly (readonly [Point, Point])[], project: Projection): boolean {
  const side = distance(pairs[0]![1], pairs[1]![1]);
  return pairs.every(([sheet, picture]) => distance(project(sheet), picture) < MAX_BEND * side);
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** The brightness at a point of the picture, from 0 to 255, or 255 outside of it. */
function brightnessAt({ width, height, data }: Picture, { x, y }: Point): number {
  const [column, row] = [Math.round(x), Math.round(y)];
  if (column < 0 || row < 0 || column >= width || row >= height) return 255;
  const at = (row * width + column) * 4;
  return 0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]!;
}

/** Points inside a circle, without its printed line: a grid within this ratio of the radius. */
const INSIDE = 0.72;
const STEPS = 6;
const GRID: readonly Point[] = Array.from({ length: (2 * STEPS + 1) ** 2 }, (_, index) => ({
  x: ((index % (2 * STEPS + 1)) - STEPS) / STEPS,
  y: (Math.floor(index / (2 * STEPS + 1)) - STEPS) / STEPS,
})).filter(({ x, y }) => x * x + y * y <= 1);

/** Bare paper above and below a circle, in em. */
const PAPER = 0.8;

/** How dark a circle is compared with the paper around it: 0 for bare paper, 1 for black. */
export function darknessOf(picture: Picture, project: Projection, { x, y }: Point): number {
  const reach = (CIRCLE / 2) * INSIDE;
  const sum = GRID.reduce(
    (total, point) => total + brightnessAt(picture, project({ x: x + point.x * reach, y: y + point.y * reach })),
    0,
  );
  const paper = [-PAPER, PAPER].flatMap((away) =>
    [-0.2, 0, 0.2].map((aside) => brightnessAt(picture, project({ x: x + aside, y: y + away }))),
  );
  const white = Math.max(1, ...paper);
  return Math.max(0, 1 - sum / GRID.length / white);
}

/** A circle is filled from `filled` on and empty up to `empty`. In between, a person has to decide. */
const DARK = { empty: 0.13, filled: 0.22 } as const;
/** If one circle is filled, what is left of a rubbed-out mark is at most this much of its darkness. */
const RUBBED_OUT = 0.5;

/** The answer that the darkness of four circles shows. */
export function decideAnswer(darkness: readonly number[]): SheetAnswer {
  const order = darkness.map((dark, index) => ({ dark, index })).sort((one, other) => other.dark - one.dark);
  const [first, second] = order;
  if (first === undefined || first.dark <= DARK.empty) return 'blank';
  const isAlone = second === undefined || second.dark <= DARK.empty || second.dark <= RUBBED_OUT * first.dark;
  if (first.dark < DARK.filled || !isAlone || (second !== undefined && second.dark >= DARK.filled)) return 'unsure';
  return LETTERS[first.index] ?? 'unsure';
}

/** The smallest diameter of a circle in pixels that can be read. */
const MIN_CIRCLE_PX = 6;

/** Whether the sheet is large enough in the picture. */
export function isCloseEnough(project: Projection): boolean {
  const [one, other] = [project({ x: 0, y: 0 }), project({ x: CIRCLE, y: 0 })];
  const [top, bottom] = [project(CORNERS[3]!), project({ x: CORNERS[3]!.x, y: CORNERS[3]!.y + CIRCLE })];
  return Math.min(distance(one, other), distance(top, bottom)) >= MIN_CIRCLE_PX;
}

/** The answers to the first questions of a page. `choices` is the number of choices of each question. */
export const readAnswers = (
  picture: Picture,
  project: Projection,
  layout: SheetLayout,
  choices: readonly number[],
): readonly SheetAnswer[] =>
  choices.map((count, index) =>
    decideAnswer(
      circlesAt(layout, index)
        .slice(0, count)
        .map((circle) => darknessOf(picture, project, circle)),
    ),
  );
