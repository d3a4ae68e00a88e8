/* Geometry of the pictures, in units of their own view boxes. Pure functions, independent of the size on the page. */
import type { Jump } from '../../../../machines/core/explain';

/** Width of a number line, and the margins at its ends. */
export const LINE = { width: 320, height: 84, base: 58, ends: 30, arc: 30 } as const;
/** A jump takes up at least this part of the line, so that its numbers have room. The line has no scale. */
const MIN_JUMP = 0.24;

export interface PlacedJump extends Jump {
  readonly fromX: number;
  readonly toX: number;
}

/** Places jumps on an empty number line: smaller numbers to the left, longer jumps longer. */
export function placeJumps(jumps: readonly Jump[]): readonly PlacedJump[] {
  const whole = jumps.reduce((sum, { by }) => sum + Math.abs(by), 0);
  const lengths = jumps.map(({ by }) => Math.max(Math.abs(by) / whole, MIN_JUMP));
  const sum = lengths.reduce((one, other) => one + other, 0);
  const room = LINE.width - 2 * LINE.ends;
  const goesBack = (jumps[0]?.by ?? 0) < 0;
  let reached = goesBack ? LINE.width - LINE.ends : LINE.ends;
  return jumps.map((jump, index) => {
    const fromX = reached;
    reached += ((goesBack ? -1 : 1) * room * (lengths[index] ?? 0)) / sum;
    return { ...jump, fromX, toX: reached };
  });
}

export const FRAMES = { cell: 26, gap: 14, columns: 5, size: 10 } as const;

/** The centre of a cell. Cells are counted from 0, row by row and frame after frame. */
export function cellCentre(index: number) {
  const [frame, within] = [Math.floor(index / FRAMES.size), index % FRAMES.size];
  const across = FRAMES.columns * FRAMES.cell + FRAMES.gap;
  return {
    x: frame * across + ((within % FRAMES.columns) + 0.5) * FRAMES.cell,
    y: (Math.floor(within / FRAMES.columns) + 0.5) * FRAMES.cell,
  };
}

/** Distance between dots and between parts, and the space above for products. */
export const ARRAY = { pitch: 16, gap: 12, top: 22 } as const;

/** Bowls per row, their size, and how things are arranged in them. */
export const BOWLS = { across: 6, width: 50, height: 46, gap: 6, dots: 4, pitch: 11 } as const;

/** Position of the thing at `index` in its bowl. */
export function positionInBowl(bowl: number, index: number) {
  const { across, width, height, gap, dots, pitch } = BOWLS;
  return {
    x: (bowl % across) * (width + gap) + width / 2 + ((index % dots) - (dots - 1) / 2) * pitch,
    y: Math.floor(bowl / across) * (height + gap) + 11 + Math.floor(index / dots) * pitch,
  };
}

/** A rectangle in parts: its size, and the smallest part that a number fits in. */
export const AREA_MODEL = { width: 320, height: 84, min: 0.26, gap: 6, side: 34, top: 24 } as const;

/** Start and drawn length of each part. */
export function placeParts(lengths: readonly number[]): readonly { readonly x: number; readonly width: number }[] {
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const ratios = lengths.map((length) => Math.max(length / whole, AREA_MODEL.min));
  const sum = ratios.reduce((one, other) => one + other, 0);
  const room = AREA_MODEL.width - AREA_MODEL.side - AREA_MODEL.gap * (lengths.length - 1);
  let x: number = AREA_MODEL.side;
  return ratios.map((part) => {
    const width = (room * part) / sum;
    const drawn = { x, width };
    x += width + AREA_MODEL.gap;
    return drawn;
  });
}
