/* Positions of loose money, as pure functions of the pieces and an area. All pieces of one picture have the same
   scale. */

import { type Random, shuffle } from '../../../../machines/core/random';
import type { Piece } from '../../../../machines/money-counter/coins';
import type { Area } from '../../../stage/area';
import type { PieceSize, PieceSizes } from './piece-drawings';
import { MAX_SCALE } from './piece-scale';

/** A piece on the counter: its centre, its scale, and its rotation in radians. */
export interface PiecePosition {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly turn: number;
}

/** Maximum rotation of loose pieces, in degrees. */
export const MAX_TURN_DEGREES = 8;
const DEGREE = Math.PI / 180;
/** The scales to try, largest first. */
const SCALES = Array.from({ length: 121 }, (_, index) => MAX_SCALE - index / 80);
/** Gap between two loose pieces at a scale of 1. */
const GAP = 7;
/** Maximum gap between two pieces, even if there is room for more. */
const MAX_SPREAD = 44;

/** The space that a piece needs at any rotation, at a scale of 1. */
function spaceFor({ width, height, isNote }: PieceSize): { readonly width: number; readonly height: number } {
  if (!isNote) return { width, height };
  const [sin, cos] = [Math.sin(MAX_TURN_DEGREES * DEGREE), Math.cos(MAX_TURN_DEGREES * DEGREE)];
  return { width: width * cos + height * sin, height: width * sin + height * cos };
}

/** An item in a row: its index and its size. */
export interface Cell {
  readonly index: number;
  readonly width: number;
  readonly height: number;
}

/** Splits cells, in order, into rows no wider than `width`; null if a single cell is wider than that. */
export function splitIntoRows(cells: readonly Cell[], width: number, gap: number): readonly (readonly Cell[])[] | null {
  const rows: Cell[][] = [];
  let left = -1;
  for (const cell of cells) {
    if (cell.width > width) return null;
    if (left < cell.width + gap) {
      rows.push([]);
      left = width + gap;
    }
    rows.at(-1)?.push(cell);
    left -= cell.width + gap;
  }
  return rows;
}

/** Widths to try for evenly filled rows. The narrowest that fits is used. */
const WIDTHS = [0.4, 0.5, 0.6, 0.7, 0.8, 0.9] as const;

/** Arranges the cells in rows that are as narrow as possible without exceeding `height` in total. */
export function splitIntoNarrowestRows(
  cells: readonly Cell[],
  { width, height }: Area,
  gap: number,
): readonly (readonly Cell[])[] {
  for (const ratio of WIDTHS) {
    const rows = splitIntoRows(cells, width * ratio, gap);
    if (rows !== null && rowsHeight(rows, gap) <= height) return rows;
  }
  return splitIntoRows(cells, width, gap) ?? [];
}

export const rowHeight = (row: readonly Cell[]): number => Math.max(...row.map(({ height }) => height));
export const rowsHeight = (rows: readonly (readonly Cell[])[], gap: number): number =>
  rows.reduce((sum, row) => sum + rowHeight(row), 0) + gap * (rows.length - 1);

/** The largest scale up to `max` at which something fits, and the result at that scale; null if it never fits. */
export function findLargestScale<Made>(
  max: number,
  make: (scale: number) => Made | null,
): { readonly scale: number; readonly made: Made } | null {
  for (const scale of SCALES) {
    const made = scale > max ? null : make(scale);
    if (made !== null) return { scale, made };
  }
  return null;
}

/** Positions of pieces, in order, and the scale that they share. */
export interface PieceLayout {
  readonly scale: number;
  readonly positions: readonly PiecePosition[];
}

/** Lays out several things at the scale of the one with the least room, so that equal coins have the same size. */
export function layOutAtSameScale<Each extends PieceLayout>(
  makes: readonly ((max: number) => Each)[],
): readonly Each[] {
  let max: number = MAX_SCALE;
  for (;;) {
    const made = makes.map((make) => make(max));
    const min = Math.min(...made.map(({ scale }) => scale));
    if (made.every(({ scale }) => scale === min)) return made;
    max = min;
  }
}

/**
 * Scatters pieces on the counter without overlaps: notes first, then coins in any order, each slightly rotated
 * and shifted. The positions are in the order of the pieces.
 */
export function layOutLoosePieces(
  pieces: readonly Piece[],
  sizes: PieceSizes,
  area: Area,
  random: Random,
  max: number,
): PieceLayout {
  const all = pieces.map((piece, index) => ({ index, size: sizes(piece) }));
  const order = [
    ...all.filter(({ size }) => size.isNote),
    ...shuffle(
      random,
      all.filter(({ size }) => !size.isNote),
    ),
  ];
  const found = findLargestScale(max, (scale) => {
    const cells = order.map(({ index, size }) => {
      const { width, height } = spaceFor(size);
      return { index, width: width * scale, height: height * scale };
    });
    const gap = GAP * scale;
    const rows = splitIntoRows(cells, area.width, gap);
    return rows !== null && rowsHeight(rows, gap) <= area.height ? { cells, gap } : null;
  });
  if (found === null) return { scale: 0, positions: [] };
  const { scale, made } = found;
  const { cells, gap } = made;
  const rows = splitIntoNarrowestRows(cells, area, gap);
  const spareDown = area.height - rowsHeight(rows, gap);
  const apartDown = Math.min(MAX_SPREAD, spareDown / rows.length);
  let y = area.y + (spareDown - apartDown * (rows.length - 1)) / 2;
  const positions: PiecePosition[] = [];
  for (const row of rows) {
    const high = rowHeight(row);
    const wide = row.reduce((sum, cell) => sum + cell.width, 0) + gap * (row.length - 1);
    const apart = Math.min(MAX_SPREAD, (area.width - wide) / row.length);
    const spare = area.width - wide - apart * (row.length - 1);
    // A row starts at a random position near the middle, so that no piece leaves the area however far it
    // is shifted.
    let x = area.x + apart / 2 + (spare - apart) * (0.5 + (random() - 0.5) * 0.5);
    for (const { index, width, height } of row) {
      const up = (high - height) / 2 + apartDown / 2;
      positions[index] = {
        x: x + width / 2 + (random() - 0.5) * apart,
        y: y + high / 2 + (random() - 0.5) * 2 * Math.max(0, up),
        scale,
        turn: (random() * 2 - 1) * MAX_TURN_DEGREES * DEGREE,
      };
      x += width + gap + apart;
    }
    y += high + gap + apartDown;
  }
  return { scale, positions };
}
