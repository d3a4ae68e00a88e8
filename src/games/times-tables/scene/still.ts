/*
 * The faces of the tiles, and the plate with the dots of the pressed one, as a static picture for pages without
 * WebGL.
 */
import { countDotRows } from '../../../../machines/times-tables/dots';
import type { Area } from '../../../stage/area';
import { transformMarkup } from '../../../stage/drawing';
import type { View } from '../../../stage/scene';
import type { OpenedTile, TimesTablesView } from '../scene';
import { courtyardDrawings, DOT_RADIUS, faceName, MOTIF_COUNT } from './drawings';
import { PLATE_SIZE, panelLayout, TILE_SIZE } from './layout';

const drawings = courtyardDrawings();
const part = (name: string): string => drawings[name]?.inner ?? '';

const MARK_POSITION = { x: TILE_SIZE / 2 - 17, y: 17 - TILE_SIZE / 2 } as const;
/** The area for dots on the plate, below its text. */
const FIELD = { width: 192, height: 136, y: 30 } as const;
const DOTS = { five: 5, betweenFives: 0.6, maxPitch: 30, filled: 0.78 } as const;

function plate({ dots }: OpenedTile): string {
  const rows = countDotRows(dots);
  const wide = dots.perRow + DOTS.betweenFives * Math.floor((dots.perRow - 1) / DOTS.five);
  const pitch = Math.min(DOTS.maxPitch, FIELD.width / wide, FIELD.height / Math.max(1, rows));
  const scale = (pitch * DOTS.filled) / (2 * DOT_RADIUS);
  const left = (-wide * pitch) / 2;
  const drawn = Array.from({ length: rows }, (_, row) => {
    const count = row < dots.rows ? dots.perRow : dots.rest;
    return Array.from({ length: count }, (_, at) =>
      transformMarkup(part('dot'), {
        x: left + (at + 0.5 + DOTS.betweenFives * Math.floor(at / DOTS.five)) * pitch,
        y: FIELD.y + (row + 0.5 - rows / 2) * pitch,
        scale,
      }),
    ).join('');
  });
  return part('plate') + drawn.join('');
}

/** All tiles with their hints, without their numbers. */
export function drawStillTiles(view: View, { puzzle }: TimesTablesView): string {
  const { tiles, tileScale } = panelLayout(view, puzzle.size);
  return puzzle.cells
    .map(({ status, row, column }, index) => {
      const tile = tiles[index];
      if (tile === undefined) return '';
      const sign = status === 'default' ? '' : transformMarkup(part(`sign ${status}`), MARK_POSITION);
      const inner = part(faceName(status, (row + column) % MOTIF_COUNT)) + sign;
      return transformMarkup(inner, { x: tile.x + tile.width / 2, y: tile.y + tile.height / 2, scale: tileScale });
    })
    .join('');
}

/** Where the opened tile shows its dots. */
export const openedArea = (view: View, { puzzle, opened }: TimesTablesView): Area | undefined =>
  opened === null ? undefined : panelLayout(view, puzzle.size).plates[opened.tile];

/** The plate of the opened tile, without its text; empty if none is open. */
export function drawStillPlate(view: View, shown: TimesTablesView): string {
  const area = openedArea(view, shown);
  if (shown.opened === null || area === undefined) return '';
  const middle = { x: area.x + area.width / 2, y: area.y + area.height / 2, scale: area.width / PLATE_SIZE };
  return transformMarkup(plate(shown.opened), middle);
}
