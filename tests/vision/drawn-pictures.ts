/* Draws cards and sheets into pictures as a camera would see them: tilted, blurred, shaded and noisy. */
import { type Random, randomInteger } from '../../machines/core/random';
import { LETTERS, type Letter } from '../../src/vision/answer-cards';
import { MARKER_SIDE, markerSquares } from '../../src/vision/marker-squares';
import type { Picture, Point } from '../../src/vision/markers';
import { findProjection } from '../../src/vision/projection';
import {
  CIRCLE,
  CORNER,
  CORNERS,
  circlesAt,
  cornerIds,
  FRAME,
  type SheetId,
  type SheetLayout,
} from '../../src/vision/sheet-layout';

/** Brightness from 0 (black) to 255 at each pixel. */
interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly grey: Float32Array;
}

/** The brightness of a flat thing at a point of its own; null where it ends. */
type Ink = (point: Point) => number | null;

const between = (random: Random, low: number, high: number): number => low + random() * (high - low);

/** A room with furniture: a gradient with rectangles. */
function createRoom(random: Random, width: number, height: number): Canvas {
  const grey = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) grey.fill(90 + (60 * y) / height, y * width, (y + 1) * width);
  for (let count = 0; count < 60; count += 1) {
    const [left, top] = [randomInteger(random, 0, width - 1), randomInteger(random, 0, height - 1)];
    const [right, bottom] = [Math.min(width, left + 90), Math.min(height, top + randomInteger(random, 10, 90))];
    const shade = between(random, 20, 240);
    for (let y = top; y < bottom; y += 1) grey.fill(shade, y * width + left, y * width + right);
  }
  return { width, height, grey };
}

/** Draws a flat thing whose corners (in its own lengths) are at these pixels. */
function paint({ width, height, grey }: Canvas, own: readonly Point[], corners: readonly Point[], ink: Ink): void {
  const toOwn = findProjection(corners.map((corner, index) => [corner, own[index]!] as const))!;
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const HALF = [0.25, 0.75];
  for (let y = Math.max(0, Math.floor(Math.min(...ys))); y < Math.min(height, Math.ceil(Math.max(...ys))); y += 1)
    for (let x = Math.max(0, Math.floor(Math.min(...xs))); x < Math.min(width, Math.ceil(Math.max(...xs))); x += 1) {
      let sum = 0;
      for (const dy of HALF) for (const dx of HALF) sum += ink(toOwn({ x: x + dx, y: y + dy })) ?? grey[y * width + x]!;
      grey[y * width + x] = sum / 4;
    }
}

/** Blurs three pixels at a time, `times` times, and adds noise. */
function photograph({ width, height, grey }: Canvas, random: Random, times: number, noise: number): Picture {
  let from = grey;
  for (const step of Array.from({ length: times }, () => [1, width]).flat()) {
    const to = new Float32Array(from);
    for (let at = width; at < from.length - width; at += 1)
      to[at] = 0.25 * from[at - step]! + 0.5 * from[at]! + 0.25 * from[at + step]!;
    from = to;
  }
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < from.length; at += 1) {
    const value = from[at]! + between(random, -noise, noise);
    data.fill(value, at * 4, at * 4 + 3);
    data[at * 4 + 3] = 255;
  }
  return { width, height, data };
}

const SQUARES = new Map<number, ReturnType<typeof markerSquares>>();

/** Whether a marker of side 1 is black at a point. */
function isBlack(id: number, { x, y }: Point): boolean {
  const squares = SQUARES.get(id) ?? markerSquares(id);
  SQUARES.set(id, squares);
  return squares[Math.floor(y * MARKER_SIDE)]?.[Math.floor(x * MARKER_SIDE)] === true;
}

const isInside = ({ x, y }: Point, width: number, height: number): boolean =>
  x >= 0 && y >= 0 && x < width && y < height;

const rectangle = (width: number, height: number): readonly Point[] => [
  { x: 0, y: 0 },
  { x: width, y: 0 },
  { x: width, y: height },
  { x: 0, y: height },
];

/** Turns points clockwise around a centre. */
const turned = (points: readonly Point[], degrees: number, centre: Point): readonly Point[] => {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return points.map(({ x, y }) => ({ x: centre.x + x * cos - y * sin, y: centre.y + x * sin + y * cos }));
};

export interface DrawnCard {
  readonly card: number;
  readonly letter: Letter;
}

const PAPER = 225;
const BLACK = 35;

interface Crowd {
  readonly width: number;
  readonly height: number;
  /** Sides of the markers in pixels. */
  readonly sides: readonly [min: number, max: number];
}

/** A class holds up its cards: each its own size, tilted by up to 17 degrees, never quite flat. */
export function drawClass(random: Random, cards: readonly DrawnCard[], { width, height, sides }: Crowd): Picture {
  const room = createRoom(random, width, height);
  const columns = Math.ceil(Math.sqrt((cards.length * width) / height));
  const rows = Math.ceil(cards.length / columns);
  const margin = 1.25;
  for (const [index, { card, letter }] of cards.entries()) {
    const side = between(random, ...sides);
    const centre = {
      x: ((index % columns) + between(random, 0.42, 0.58)) * (width / columns),
      y: (Math.floor(index / columns) + between(random, 0.42, 0.58)) * (height / rows),
    };
    const half = (side * margin) / 2;
    const square = rectangle(2 * half, 2 * half).map(({ x, y }) => ({
      x: x - half + between(random, -0.05, 0.05) * side,
      y: (y - half) * between(random, 0.9, 1),
    }));
    // To have B on top, a card is turned a quarter anticlockwise.
    const degrees = -90 * LETTERS.indexOf(letter) + between(random, -17, 17);
    const light = between(random, 0.6, 1.1);
    paint(room, rectangle(margin, margin), turned(square, degrees, centre), (point) => {
      if (!isInside(point, margin, margin)) return null;
      const edge = (margin - 1) / 2;
      return (isBlack(card, { x: point.x - edge, y: point.y - edge }) ? BLACK : PAPER) * light;
    });
  }
  return photograph(room, random, 1, 9);
}

/** What is drawn in a circle: how much of it is covered, and how dark the pencil is (0 to 1). */
export interface PencilMark {
  readonly cover: number;
  readonly dark: number;
}

interface SheetShot {
  readonly width: number;
  readonly height: number;
  /** The largest angle by which it is turned, in degrees. */
  readonly maxTilt: number;
  readonly blur: number;
  /** For each question and circle; undefined for bare paper. */
  readonly marks: readonly (readonly (PencilMark | undefined)[])[];
  /** The index of a corner that is torn off. */
  readonly torn?: number;
}

const inCorner = (x: number, y: number): boolean =>
  (x < CORNER || x > FRAME.width - CORNER) && (y < CORNER || y > FRAME.height - CORNER);

/** A photograph of a page. */
export function drawSheet(random: Random, id: SheetId, layout: SheetLayout, shot: SheetShot): Picture {
  const { width, height, maxTilt, blur, marks, torn } = shot;
  const canvas = createRoom(random, width, height);
  const ids = cornerIds(id);
  const edge = 2;
  const [pageWidth, pageHeight] = [FRAME.width + 2 * edge, FRAME.height + 2 * edge];
  const scale = Math.min(width / pageWidth, height / pageHeight) * between(random, 0.82, 0.9);
  const flat = rectangle(pageWidth * scale, pageHeight * scale).map(({ x, y }) => ({
    x: (x - (pageWidth * scale) / 2) * between(random, 0.96, 1),
    y: (y - (pageHeight * scale) / 2) * between(random, 0.96, 1),
  }));
  const corners = turned(flat, between(random, -maxTilt, maxTilt), { x: width / 2, y: height / 2 });
  const circles = marks.flatMap((row, question) =>
    circlesAt(layout, question).flatMap((centre, index) => [{ centre, mark: row[index] }]),
  );
  // By row, because a million points ask.
  const byRow = Array.from({ length: Math.ceil(FRAME.height) }, (_, row) =>
    circles.filter(({ centre }) => Math.abs(centre.y - row - 0.5) < 0.5 + CIRCLE),
  );
  const shade = between(random, 0, 0.35);
  paint(canvas, rectangle(pageWidth, pageHeight), corners, (point) => {
    if (!isInside(point, pageWidth, pageHeight)) return null;
    const [x, y] = [point.x - edge, point.y - edge];
    const light = 1 - shade * (point.x / pageWidth);
    if (inCorner(x, y)) {
      const corner = CORNERS.findIndex((at) => isInside({ x: x - at.x, y: y - at.y }, CORNER, CORNER));
      const at = CORNERS[corner];
      if (at === undefined) return PAPER * light;
      if (corner === torn) return 120;
      return (isBlack(ids[corner]!, { x: (x - at.x) / CORNER, y: (y - at.y) / CORNER }) ? BLACK : PAPER) * light;
    }
    for (const { centre, mark } of byRow[Math.floor(y)] ?? []) {
      const [dx, dy] = [x - centre.x, y - centre.y];
      const radius = Math.hypot(dx, dy);
      if (Math.abs(radius - CIRCLE / 2) < 0.04) return 60 * light;
      if (mark === undefined || radius > CIRCLE / 2) continue;
      // Strokes from side to side leave bare paper in between.
      const isStroke = ((((dx + dy) * 9) % 1) + 1) % 1 < mark.cover;
      if (isStroke) return PAPER * light * (1 - mark.dark);
    }
    return PAPER * light;
  });
  return photograph(canvas, random, blur, 7);
}
