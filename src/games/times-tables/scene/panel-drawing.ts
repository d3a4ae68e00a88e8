/* The panel behind the tiles, drawn as a picture on the page because it does not move while a puzzle is played. */
import type { Area } from '../../../stage/area';
import type { Layer } from '../../../stage/backdrop';
import { box, line, path, roundedRectPath, shadedPath, stroke } from '../../../stage/drawing';
import { drawingLayer } from '../../../stage/drawing-layer';
import { memoisePerView } from '../../../stage/memoise-per-view';
import type { View } from '../../../stage/scene';
import { COURTYARD, PANEL } from './colours';
import { panelLayout, TILE_SIZE } from './layout';

/** How far the shadow extends to the right and downwards. */
const SHADOW = 10;

/** A golden tile with a multiplication sign. */
function cornerTile({ x, y, width }: Area): string {
  const scale = width / TILE_SIZE;
  const [base, shade, ink] = PANEL.corner;
  const [middleX, middleY, reach] = [x + width / 2 - 2 * scale, y + width / 2 - 2 * scale, 17 * scale];
  const [left, right, top, bottom] = [middleX - reach, middleX + reach, middleY - reach, middleY + reach];
  const cross = line([left, top], [right, bottom]) + line([right, top], [left, bottom]);
  return (
    shadedPath(roundedRectPath(x, y, width, width, 16 * scale), base, shade, { dx: -5 * scale, dy: -6 * scale }) +
    stroke(cross, ink, 9 * scale)
  );
}

/** The panel for a view and a puzzle size, drawn once for each. */
export const panelLayers = memoisePerView((view: View, size: number): readonly Layer[] => {
  const { panel, rim, corner } = panelLayout(view, size);
  const { x, y, width, height } = panel;
  const [base, shade] = PANEL.frame;
  const inner =
    box([x + SHADOW, y + SHADOW, width, height], rim + 6, COURTYARD.day.shadow, { opacity: 0.22 }) +
    shadedPath(roundedRectPath(x, y, width, height, rim + 5), base, shade, { dx: -rim / 3, dy: -rim / 3 }) +
    path(roundedRectPath(x + rim / 2, y + rim / 2, width - rim, height - rim, rim * 0.8), PANEL.ground) +
    cornerTile(corner);
  const area = [x, y, width + 2 * SHADOW, height + 2 * SHADOW] as const;
  return [{ ...drawingLayer(inner, area, 'top', [x, y - view.top, area[2], area[3]]), isFront: true }];
});
