/*
 * The layout of the panel for any view and either puzzle size. It is a single pure function, so that the scene
 * and the fields and buttons over it agree. Lengths are in design units unless their name mentions pixels.
 */
import type { Area } from '../../../stage/area';
import { memoisePerView } from '../../../stage/memoise-per-view';
import type { View } from '../../../stage/scene';

/** The side length of a tile before scaling, and of the plate on which a tile shows its dots. */
export const TILE_SIZE = 104;
export const PLATE_SIZE = 220;

/** Margin around the panel. Its rim and gaps are relative to its side length, and tighter if fingers need the room. */
const MARGIN = { max: 14, minPx: 4 } as const;
const ROOMY = { rim: 0.05, gap: 0.02 } as const;
const TIGHT = { rim: 0.02, gap: 0.012 } as const;
/** On a stage much higher than wide, the panel is at most this far below its margin. */
const MAX_ABOVE = 40;
/** Fields and tiles are at least this large, in CSS pixels, if tighter spacing makes that possible. */
const ROOMY_FROM_PX = 54;
/** The plate's side length relative to that of the tile area. */
const PLATE_RATIO = 0.66;

export interface PanelLayout {
  readonly panel: Area;
  readonly rim: number;
  readonly corner: Area;
  readonly columns: readonly Area[];
  readonly rows: readonly Area[];
  /** From left to right, row by row. */
  readonly tiles: readonly Area[];
  readonly tileScale: number;
  /** Where each tile shows its dots. It is inside the tile area, so that factors are not covered. */
  readonly plates: readonly Area[];
}

const clampedStart = (middle: number, size: number, from: number, room: number): number =>
  Math.min(from + room - size, Math.max(from, middle - size / 2));

const cellSide = (side: number, size: number, { rim, gap }: { rim: number; gap: number }): number =>
  (side * (1 - 2 * rim - size * gap)) / (size + 1);

export const panelLayout = memoisePerView(layOutPanel);

function layOutPanel({ left, top, right, bottom, scale }: View, size: number): PanelLayout {
  const [width, height] = [right - left, bottom - top];
  const margin = Math.max(MARGIN.minPx / scale, Math.min(MARGIN.max, Math.min(width, height) * 0.02));
  const side = Math.min(width, height) - 2 * margin;
  const above = Math.min((height - side) / 2, margin + MAX_ABOVE);
  const panel = { x: (left + right - side) / 2, y: top + above, width: side, height: side };
  const ratios = cellSide(side, size, ROOMY) * scale >= ROOMY_FROM_PX ? ROOMY : TIGHT;
  const cell = cellSide(side, size, ratios);
  const [rim, gap] = [side * ratios.rim, side * ratios.gap];
  const at = (column: number, row: number): Area => ({
    x: panel.x + rim + column * (cell + gap),
    y: panel.y + rim + row * (cell + gap),
    width: cell,
    height: cell,
  });
  const positions = Array.from({ length: size }, (_, index) => index + 1);
  const tiles = positions.flatMap((row) => positions.map((column) => at(column, row)));
  const field = size * cell + (size - 1) * gap;
  const first = at(1, 1);
  const plate = field * PLATE_RATIO;
  return {
    panel,
    rim,
    corner: at(0, 0),
    columns: positions.map((column) => at(column, 0)),
    rows: positions.map((row) => at(0, row)),
    tiles,
    tileScale: cell / TILE_SIZE,
    plates: tiles.map(({ x, y }) => ({
      x: clampedStart(x + cell / 2, plate, first.x, field),
      y: clampedStart(y + cell / 2, plate, first.y, field),
      width: plate,
      height: plate,
    })),
  };
}
