/* Grouped money: one group per kind of piece, most valuable first, in rows of at most five. */
import type { Piece } from '../../../../machines/money-counter/coins';
import type { Area } from '../../../stage/area';
import type { PieceSize, PieceSizes } from './piece-drawings';
import {
  type Cell,
  findLargestScale,
  type PieceLayout,
  type PiecePosition,
  rowHeight,
  rowsHeight,
  splitIntoRows,
} from './piece-layout';

/** A group of pieces, on a mat if it has a total. */
export interface Group {
  readonly piece: Piece;
  readonly cents: number;
  readonly mat: Area;
}

export interface GroupedLayout extends PieceLayout {
  readonly groups: readonly Group[];
}

/** Rows of five, so that larger groups can be counted like a ten-frame. */
const MAX_ACROSS = 5;
/** Gap between two pieces at a scale of 1. */
const GAP = 9;

/** A group is either a single row, or a block of two shorter rows. */
type Form = 'row' | 'block';

const columnsOf = (count: number, form: Form): number =>
  form === 'row' || count > MAX_ACROSS ? Math.min(count, MAX_ACROSS) : Math.ceil(count / 2);

export interface Margins {
  readonly round: number;
  readonly between: number;
  /** Minimum width and the height of a total at the lower edge. */
  readonly label: { readonly width: number; readonly height: number };
}

interface Kind {
  readonly piece: Piece;
  readonly indices: readonly number[];
  readonly columns: number;
}

function kindsOf(pieces: readonly Piece[], form: Form): readonly Kind[] {
  return [...new Set(pieces)]
    .sort((one, other) => other - one)
    .map((piece) => {
      const indices = pieces.flatMap((other, index) => (other === piece ? [index] : []));
      return { piece, indices, columns: columnsOf(indices.length, form) };
    });
}

/** The cell of each group at a given scale. `index` is the index of its kind. */
function cellsOf(kinds: readonly Kind[], sizes: PieceSizes, scale: number, { round, label }: Margins): readonly Cell[] {
  return kinds.map(({ piece, indices, columns }, index) => {
    const { width, height } = sizes(piece);
    const rows = Math.ceil(indices.length / columns);
    return {
      index,
      width: Math.max(label.width, (columns * (width + GAP) - GAP) * scale + 2 * round),
      height: (rows * (height + GAP) - GAP) * scale + 2 * round + label.height,
    };
  });
}

export function layOutGroups(
  pieces: readonly Piece[],
  sizes: PieceSizes,
  area: Area,
  margins: Margins,
  max: number,
): GroupedLayout {
  const found = findLargestScale(max, (scale) => {
    for (const form of ['block', 'row'] as const) {
      const kinds = kindsOf(pieces, form);
      const rows = splitIntoRows(cellsOf(kinds, sizes, scale, margins), area.width, margins.between);
      if (rows !== null && rowsHeight(rows, margins.between) <= area.height) return { kinds, rows };
    }
    return null;
  });
  const positions: PiecePosition[] = [];
  const groups: Group[] = [];
  if (found === null) return { scale: 0, positions, groups };
  const { scale, made } = found;
  let y = area.y + (area.height - rowsHeight(made.rows, margins.between)) / 2;
  for (const row of made.rows) {
    const high = rowHeight(row);
    const wide = row.reduce((sum, { width }) => sum + width, 0) + margins.between * (row.length - 1);
    let x = area.x + (area.width - wide) / 2;
    for (const { index, width } of row) {
      const kind = made.kinds[index];
      if (kind === undefined) continue;
      const mat = { x, y, width, height: high - margins.label.height / 2 };
      groups.push({ piece: kind.piece, cents: kind.piece * kind.indices.length, mat });
      layOut(kind, sizes(kind.piece), { ...mat, height: high - margins.label.height }, scale, positions);
      x += width + margins.between;
    }
    y += high + margins.between;
  }
  return { scale, positions, groups };
}

function layOut(
  { indices, columns }: Kind,
  { width, height }: PieceSize,
  area: Area,
  scale: number,
  positions: PiecePosition[],
): void {
  const [right, down] = [(width + GAP) * scale, (height + GAP) * scale];
  const rows = Math.ceil(indices.length / columns);
  const [middleX, middleY] = [area.x + area.width / 2, area.y + area.height / 2];
  indices.forEach((own, position) => {
    positions[own] = {
      x: middleX + ((position % columns) - (columns - 1) / 2) * right,
      y: middleY + (Math.floor(position / columns) - (rows - 1) / 2) * down,
      scale,
      turn: 0,
    };
  });
}
