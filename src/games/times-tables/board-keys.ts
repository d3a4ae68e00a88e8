/* Keyboard navigation on the board: columns 1 to n above the tiles, rows 1 to n next to them, the corner at 0,0. */
import type { Factors, Side, Size, Slot } from '../../../machines/times-tables/rules';
import type { Direction } from '../../stage/area';

/** A position on the board: column factors in row 0, row factors in column 0, tiles everywhere else. */
export interface Position {
  readonly x: number;
  readonly y: number;
}

export const getSlotPosition = ({ side, index }: Slot): Position =>
  side === 'column' ? { x: index + 1, y: 0 } : { x: 0, y: index + 1 };

const STEPS: Readonly<Record<Direction, Position>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

const FIRST_COLUMN: Position = { x: 1, y: 0 };
const FIRST_ROW: Position = { x: 0, y: 1 };

/** Moves from a factor above the columns: along them, and round the corner to the rows. */
function fromColumn({ x }: Position, direction: Direction, size: Size): Position | null {
  if (direction === 'up') return null;
  if (direction === 'down' || (direction === 'left' && x === 1)) return FIRST_ROW;
  const next = x + STEPS[direction].x;
  return next > size ? null : { x: next, y: 0 };
}

/** Moves from a factor next to the rows: along them, and round the corner to the columns. */
function fromRow({ y }: Position, direction: Direction, size: Size): Position | null {
  if (direction === 'left') return null;
  if (direction === 'right' || (direction === 'up' && y === 1)) return FIRST_COLUMN;
  const next = y + STEPS[direction].y;
  return next > size ? null : { x: 0, y: next };
}

/**
 * The position that an arrow key leads to, from factor to factor or from a tile to its neighbour; null if there
 * is none.
 */
export function positionAfterKey(position: Position, direction: Direction, size: Size): Position | null {
  if (position.y === 0) return fromColumn(position, direction, size);
  if (position.x === 0) return fromRow(position, direction, size);
  const next = { x: position.x + STEPS[direction].x, y: position.y + STEPS[direction].y };
  return next.x > size || next.y > size ? null : next;
}

/** All factors, in the order in which they are filled in. */
export const listSlots = (size: Size): readonly Slot[] =>
  (['column', 'row'] as const satisfies readonly Side[]).flatMap((side) =>
    Array.from({ length: size }, (_, index): Slot => ({ side, index })),
  );

export const isSameSlot = (one: Slot, other: Slot): boolean => one.side === other.side && one.index === other.index;

/** The factors after this one, in order and wrapping around, ending with this one. */
function slotsAfter(slot: Slot, size: Size): readonly Slot[] {
  const slots = listSlots(size);
  const position = slots.findIndex((one) => isSameSlot(one, slot));
  return [...slots.slice(position + 1), ...slots.slice(0, position + 1)];
}

export const nextSlot = (slot: Slot, size: Size): Slot => slotsAfter(slot, size)[0] ?? slot;

/** The next missing factor; null if none is missing. */
export const nextEmptySlot = (slot: Slot, factors: Factors, size: Size): Slot | null =>
  slotsAfter(slot, size).find(({ side, index }) => factors[side][index] === null) ?? null;
