/* Pieces that are counted out one by one, with the running total under each. */
import type { Step } from '../../../../machines/money-counter/coins';
import type { Area } from '../../../stage/area';
import type { PieceSizes } from './piece-drawings';
import {
  type Cell,
  findLargestScale,
  type PieceLayout,
  type PiecePosition,
  rowHeight,
  rowsHeight,
  splitIntoNarrowestRows,
  splitIntoRows,
} from './piece-layout';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The pieces in order, the centre of the amount under each, and the position of the amount that the count starts
 * from.
 */
export interface CountedLayout extends PieceLayout {
  readonly totals: readonly Point[];
  readonly start: Point;
}

/** Sizes of the pill with the first amount, and of the amount under a piece. */
export interface CountSizes {
  readonly start: { readonly width: number; readonly height: number };
  readonly total: { readonly width: number; readonly height: number };
}

const GAP = 8;

/** Arranges the steps in rows, as large as possible, after the amount that the count starts from. */
export function layOutCountedPieces(
  steps: readonly Step[],
  sizes: PieceSizes,
  area: Area,
  { start, total }: CountSizes,
  max: number,
): CountedLayout {
  const found = findLargestScale(max, (scale) => {
    const cells: readonly Cell[] = [
      { index: -1, ...start },
      ...steps.map(({ piece }, index) => {
        const { width, height } = sizes(piece);
        return { index, width: Math.max(total.width, width * scale), height: height * scale + total.height };
      }),
    ];
    const rows = splitIntoRows(cells, area.width, GAP);
    return rows !== null && rowsHeight(rows, GAP) <= area.height ? cells : null;
  });
  const middle = { x: area.x + area.width / 2, y: area.y + area.height / 2 };
  const positions: PiecePosition[] = [];
  const totals: Point[] = [];
  if (found === null) return { scale: 0, positions, totals, start: middle };
  const { scale, made: cells } = found;
  // As many rows as needed, filled evenly.
  const needed = splitIntoRows(cells, area.width, GAP) ?? [];
  const rows = splitIntoNarrowestRows(cells, { ...area, height: rowsHeight(needed, GAP) }, GAP);
  let began: Point = middle;
  let y = area.y + (area.height - rowsHeight(rows, GAP)) / 2;
  for (const row of rows) {
    const high = rowHeight(row);
    const wide = row.reduce((sum, { width }) => sum + width, 0) + GAP * (row.length - 1);
    let x = area.x + (area.width - wide) / 2;
    for (const { index, width } of row) {
      const across = x + width / 2;
      if (index < 0) began = { x: across, y: y + (high - total.height) / 2 };
      else {
        positions[index] = { x: across, y: y + (high - total.height) / 2, scale, turn: 0 };
        totals[index] = { x: across, y: y + high - total.height / 2 };
      }
      x += width + GAP;
    }
    y += high + GAP;
  }
  return { scale, positions, totals, start: began };
}
