/*
 * The layout of the booth for any view and any number of tiles. It is a single pure function, so that the scene
 * and the buttons over it agree. Lengths are in design units unless their name mentions pixels.
 */
import type { Area } from '../../../stage/area';
import { memoisePerView } from '../../../stage/memoise-per-view';
import type { View } from '../../../stage/scene';
import { BOOTH_SPACINGS, type BoothSpacing } from './booth-spacing';

/** Size of a tile before scaling. */
export const TILE = { width: 104, height: 92, corner: 22 } as const;
/** Minimum size of a tile's button, in CSS pixels, with up to 48 tiles. */
const BUTTON_PX = 48;

/** Maximum scale of a tile; 1 is its size in the atlas. */
const MAX_SCALE = { landscape: 1.1, portrait: 1.4 } as const;
/** How far the spacing between shelves, and between tiles on a shelf, can grow past the minimum. */
const MAX_AIR = { below: 1.12, landscape: 1, portrait: 1.12 } as const;
const BOARD = { max: 740, margin: 14, beside: 30 } as const;
export const SCALLOP = 60;
/** The disc of the target and the Clear button, on the board. */
const DISC = 152;
const CLEAR = { width: 84, height: 60, minPx: 50, margin: 14 } as const;
const BAR = { fromDisc: 20, beforeClear: 16, height: 40, below: 4 } as const;

export interface BoardLayout {
  /** The wall between the two posts. */
  readonly booth: Area;
  readonly awning: number;
  readonly board: Area;
  /** The centre of the target's disc. */
  readonly disc: { readonly x: number; readonly y: number };
  /** The inside of the bar. Its full length represents the target. */
  readonly bar: Area;
  readonly clear: Area;
  /** The faces of the tiles, and the buttons over them. */
  readonly tiles: readonly Area[];
  readonly buttons: readonly Area[];
  readonly tileScale: number;
  readonly raise: number;
  readonly shelves: readonly Area[];
}

interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly scale: number;
}

const cellHeight = ({ above, below }: BoothSpacing): number => above + TILE.height + below;

/** The grid with the largest tiles. If several are equal, the one with the fewest empty cells. */
function gridFor(count: number, width: number, height: number, room: BoothSpacing, maxScale: number): Grid {
  let best: Grid = { columns: 1, rows: count, scale: 0 };
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const scale = Math.min(maxScale, width / (columns * room.cellWidth), height / (rows * cellHeight(room)));
    const isLarger = scale > best.scale + 1e-9;
    const isFuller = scale > best.scale - 1e-9 && columns * rows < best.columns * best.rows;
    if (isLarger || isFuller) best = { columns, rows, scale };
  }
  return best;
}

interface Field extends Area {
  readonly grid: Grid;
}

const fieldIn = ({ left, right, top, bottom, shape }: View, count: number, room: BoothSpacing): Field => {
  const y = top + room.awning + room.aboveBoard + room.boardHeight + room.belowBoard;
  const [width, height] = [right - left - 2 * room.side, bottom - room.foot - y];
  return {
    x: left + room.side,
    y,
    width,
    height,
    grid: gridFor(count, width, height, room, MAX_SCALE[shape]),
  };
};

/** The start of a span of this size, centred on `middle` if possible and clamped to the available room. */
const clampedStart = (middle: number, size: number, from: number, room: number): number =>
  Math.min(from + room - size, Math.max(from, middle - size / 2));

/**
 * The button over a tile within its cell, whether or not the tile is raised. It is as large as the tile, or as
 * large as a finger needs.
 */
function buttonOver(face: Area, cell: Area, minUnits: number): Area {
  const width = Math.max(face.width, Math.min(cell.width, minUnits));
  const height = Math.max(face.height, Math.min(cell.height, minUnits));
  return {
    x: clampedStart(face.x + face.width / 2, width, cell.x, cell.width),
    y: clampedStart(face.y + face.height / 2, height, cell.y, cell.height),
    width,
    height,
  };
}

function shelvesWithTiles(count: number, field: Field, room: BoothSpacing, { shape, scale: scalePx }: View) {
  const { columns, rows, scale } = field.grid;
  const pitch = Math.min(field.height / rows, cellHeight(room) * scale * MAX_AIR.below);
  const cellWide = Math.min(field.width / columns, room.cellWidth * scale * MAX_AIR[shape]);
  const middle = field.x + field.width / 2;
  const [width, height] = [TILE.width * scale, TILE.height * scale];
  const cells = Array.from({ length: count }, (_, index): Area => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, count - row * columns);
    const position = (index % columns) - inRow / 2;
    return { x: middle + position * cellWide, y: field.y + row * pitch, width: cellWide, height: pitch };
  });
  const faceIn = (cell: Area): Area => ({
    x: cell.x + (cellWide - width) / 2,
    y: cell.y + pitch - room.below * scale - height,
    width,
    height,
  });
  const free = Math.max(0, pitch - room.below * scale - height);
  const raise = Math.min(room.raise * scale, free);
  const withRaise = (face: Area): Area => ({ ...face, y: face.y - raise, height: face.height + raise });
  return {
    tiles: cells.map(faceIn),
    buttons: cells.map((cell) => buttonOver(withRaise(faceIn(cell)), cell, BUTTON_PX / scalePx)),
    shelfYs: Array.from({ length: rows }, (_, row) => field.y + (row + 1) * pitch - room.below * scale),
    shelfHeight: room.below * scale,
    wide: columns * cellWide,
  };
}

function boardIn(view: View, room: BoothSpacing): Pick<BoardLayout, 'board' | 'disc' | 'bar' | 'clear'> {
  const { left, right, top, scale } = view;
  const width = Math.min(BOARD.max, right - left - 2 * BOARD.margin);
  const x = (left + right - width) / 2;
  const y = top + room.awning + room.aboveBoard;
  const board = { x, y, width, height: room.boardHeight };
  const middle = y + room.boardHeight / 2;
  const clearWide = Math.max(CLEAR.width, CLEAR.minPx / scale);
  const clearHigh = Math.max(CLEAR.height, CLEAR.minPx / scale);
  const clear = {
    x: x + width - CLEAR.margin - clearWide,
    y: middle - clearHigh / 2 - 2,
    width: clearWide,
    height: clearHigh,
  };
  const barX = x + DISC + BAR.fromDisc;
  const barWidth = clear.x - BAR.beforeClear - barX;
  return {
    board,
    disc: { x: x + 5 + DISC / 2, y: middle - 3 },
    clear,
    bar: { x: barX, y: middle + BAR.below, width: barWidth, height: BAR.height },
  };
}

export const boardLayout = memoisePerView(layOutBoard);

function layOutBoard(view: View, count: number): BoardLayout {
  const { left, right, top, bottom, scale: scalePx } = view;
  const [roomiest, ...others] = BOOTH_SPACINGS;
  let room = roomiest;
  let field = fieldIn(view, count, room);
  for (const tighter of others) {
    if (TILE.height * field.grid.scale * scalePx >= room.minFacePx) break;
    room = tighter;
    field = fieldIn(view, count, room);
  }
  const { tiles, buttons, shelfYs, shelfHeight, wide } = shelvesWithTiles(count, field, room, view);
  const onBoard = boardIn(view, room);
  // Rounded up to whole scallops of the awning, so that a few tiles more or less do not change the
  // booth.
  const needed = Math.max(onBoard.board.width + 2 * BOARD.beside, wide + room.side);
  const boothWidth = Math.min(right - left - room.side, Math.ceil(needed / SCALLOP) * SCALLOP);
  const booth = { x: (left + right - boothWidth) / 2, y: top, width: boothWidth, height: bottom - top };
  return {
    ...onBoard,
    booth,
    awning: room.awning,
    tiles,
    buttons,
    tileScale: field.grid.scale,
    raise: room.raise * field.grid.scale,
    shelves: shelfYs.map((y) => ({ x: booth.x, y, width: booth.width, height: shelfHeight })),
  };
}
