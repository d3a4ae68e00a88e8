/* Where the parts of a picture stand, in units of its own view box: pure, so that any size of the page can draw them. */
import type { Jump } from '../../../machines/core/explain';

/** How wide a line is at most, and what stands beside its ends. */
export const LINE = { width: 320, height: 84, base: 58, ends: 30, arc: 30 } as const;
/** A jump is at least this part of the whole way: the line is empty, so its figures have room. */
const MIN_JUMP = 0.24;

/** Where a jump begins and ends on its line. */
export interface DrawnJump extends Jump {
  readonly fromX: number;
  readonly toX: number;
}

/** The jumps of an empty number line: small numbers stand left, and longer jumps are longer. */
export function drawnJumps(jumps: readonly Jump[]): readonly DrawnJump[] {
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

/** The cells of ten-frames, and what is between them. */
export const FRAMES = { cell: 26, gap: 14, columns: 5, size: 10 } as const;

/** The middle of a cell, counted from 0 along the rows of one frame after the other. */
export function cellAt(index: number) {
  const [frame, within] = [Math.floor(index / FRAMES.size), index % FRAMES.size];
  const across = FRAMES.columns * FRAMES.cell + FRAMES.gap;
  return {
    x: frame * across + ((within % FRAMES.columns) + 0.5) * FRAMES.cell,
    y: (Math.floor(within / FRAMES.columns) + 0.5) * FRAMES.cell,
  };
}

/** The dots of an array: how far apart, how far its parts, and the room for their products above. */
export const ARRAY = { pitch: 16, gap: 12, top: 22 } as const;

/** The bowls: how many beside each other, how large, and how the things in one lie. */
export const BOWLS = { across: 6, width: 50, height: 46, gap: 6, dots: 4, pitch: 11 } as const;

/** Where thing number `index` lies in the bowl of that number. */
export function inBowl(bowl: number, index: number) {
  const { across, width, height, gap, dots, pitch } = BOWLS;
  return {
    x: (bowl % across) * (width + gap) + width / 2 + ((index % dots) - (dots - 1) / 2) * pitch,
    y: Math.floor(bowl / across) * (height + gap) + 11 + Math.floor(index / dots) * pitch,
  };
}

/** A plate in parts: its size, and the least part of it that a figure fits in. */
export const PLATE = { width: 320, height: 84, min: 0.26, gap: 6, side: 34, top: 24 } as const;

/** Where the parts of a plate begin and how long they are drawn. */
export function drawnParts(lengths: readonly number[]): readonly { readonly x: number; readonly width: number }[] {
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const ratios = lengths.map((length) => Math.max(length / whole, PLATE.min));
  const sum = ratios.reduce((one, other) => one + other, 0);
  const room = PLATE.width - PLATE.side - PLATE.gap * (lengths.length - 1);
  let x: number = PLATE.side;
  return ratios.map((part) => {
    const width = (room * part) / sum;
    const drawn = { x, width };
    x += width + PLATE.gap;
    return drawn;
  });
}
