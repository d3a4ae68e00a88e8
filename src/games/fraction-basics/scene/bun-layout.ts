/* Where buns are on a board: in no order, or in equal groups. Positions are in units, from the bar's upper left corner. */

export interface BunSpot {
  readonly x: number;
  readonly y: number;
}

export interface BunSpots {
  /** The diameter of a bun. */
  readonly size: number;
  readonly spots: readonly BunSpot[];
}

interface Room {
  readonly length: number;
  readonly height: number;
}

const MAX_ROWS = 3;
/** A bun's diameter as a fraction of its cell. */
const FILLED = 0.9;
/** How far buns that are in no order are from the middle of their cells, as a fraction of a cell. */
const ASIDE = [0.04, -0.05, 0.02, -0.03, 0.05, -0.02, -0.04] as const;

/** How many rows make the buns largest, and the width of a cell, if a row is `more` cells longer than it has to be. */
function gridOf(count: number, { length, height }: Room, more: number) {
  const grids = Array.from({ length: MAX_ROWS }, (_, index) => {
    const rows = index + 1;
    const columns = Math.ceil(count / rows) + (rows > 1 ? more : 0);
    return { columns, rows, cell: Math.min(length / columns, height / rows) };
  });
  return grids.reduce((best, grid) => (grid.cell > best.cell ? grid : best));
}

/** In rows of different lengths, so that nobody sees a half or a quarter without sharing. */
export function looseSpots(count: number, room: Room): BunSpots {
  const { columns, rows, cell } = gridOf(count, room, 1);
  const pitch = Math.min(room.length / columns, cell * 1.5);
  const left = (room.length - columns * pitch) / 2;
  const spots = Array.from({ length: count }, (_, bun): BunSpot => {
    const [row, column] = [Math.floor(bun / columns), bun % columns];
    return {
      x: left + (column + 0.5) * pitch + ASIDE[bun % ASIDE.length]! * cell,
      y: (row + 0.5) * (room.height / rows) + ASIDE[(3 * bun) % ASIDE.length]! * cell,
    };
  });
  return { size: FILLED * cell, spots };
}

/** In equal groups from left to right. The buns are dealt one to each group in turn. */
export function groupedSpots(count: number, groups: number, { length, height }: Room): BunSpots {
  const room = { length: length / groups, height };
  const { columns, rows, cell } = gridOf(count / groups, { length: room.length * FILLED, height }, 0);
  const spots = Array.from({ length: count }, (_, bun): BunSpot => {
    const [group, inGroup] = [bun % groups, Math.floor(bun / groups)];
    const [row, column] = [Math.floor(inGroup / columns), inGroup % columns];
    return {
      x: (group + 0.5) * room.length + (column - (columns - 1) / 2) * cell,
      y: height / 2 + (row - (rows - 1) / 2) * cell,
    };
  });
  return { size: FILLED * cell, spots };
}
