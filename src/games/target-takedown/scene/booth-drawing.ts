/*
 * The booth with the target board, drawn as pictures on the page because they do not move while a board is
 * played. Each shelf is a separate picture, so that for a different number of tiles the shelves move but nothing
 * is redrawn.
 */
import type { Area } from '../../../stage/area';
import type { Layer } from '../../../stage/backdrop';
import {
  box,
  outline,
  paletteColour,
  path,
  roundedRectPath,
  shadedPath,
  transformMarkup,
} from '../../../stage/drawing';
import { drawingLayer } from '../../../stage/drawing-layer';
import { fillColours } from '../../../stage/drawings';
import { memoisePerView } from '../../../stage/memoise-per-view';
import bullseye from '../drawings/place/bullseye.svg?markup';
import scallop from '../drawings/place/scallop.svg?markup';
import { FAIR } from './colours';
import { type BoardLayout, boardLayout, SCALLOP } from './layout';

/** How far the booth extends past the view, so that the edge of the picture is never visible. */
const BEYOND = 4;
const POST_WIDTH = 26;
/** Height of the visible foot below the target board, and of the trough around its bar. */
const FOOT = 7;
const TROUGH = { rim: 4, above: 6, high: 50 } as const;
const AWNING = { height: 65, out: 30 } as const;
const AWNING_COLOURS = [
  [paletteColour('coral-500'), '#A32C1F'],
  ['#FFF3E0', '#E3CBA8'],
] as const;
const SHELF_HEIGHT = 24;
/** Minimum thickness of a shelf, its overhang past the posts, and the depth of its shadow. */
const MIN_THICKNESS = 0.35;
const OVERHANG = 6;
const SHADOW = 38;
/** How far a shelf's upper edge is above the feet of the tiles. */
const EDGE = 2;

function wall({ x, y, width, height }: Area): string {
  const slope = (ratio: number) => x + width * ratio;
  return (
    box([x, y, width, height], 0, FAIR.wall[0]) +
    path(outline([x, y], [slope(0.7), y], [slope(0.5), y + height], [x, y + height]), FAIR.wall[1], { opacity: 0.8 })
  );
}

const post = (x: number, { y, height }: Area): string =>
  box([x - POST_WIDTH / 2, y, POST_WIDTH, height], 0, FAIR.post[0]) +
  box([x + POST_WIDTH / 2 - 8, y, 8, height], 0, FAIR.post[1]);

/** A shelf with its shadow on the wall. Its upper edge is at y = 0. */
function shelf(scale: number, width: number): string {
  const long = (width + 2 * OVERHANG) / scale;
  const wood =
    box([0, 2, long, 22], 7, FAIR.wood[2]) +
    box([0, 0, long, 15], 7, FAIR.wood[0]) +
    box([0, 0, long, 5], 3, FAIR.wood[1]);
  return (
    box([POST_WIDTH / 2, 0, width - POST_WIDTH, SHADOW * scale], 0, '#5E1F3C', { opacity: 0.55 }) +
    transformMarkup(wood, { x: -OVERHANG, y: -EDGE * scale, scale })
  );
}

/** The area is the space below the tiles. A shelf is as thick as that allows, up to the thickness of its drawing. */
function shelfLayer({ x, y, width, height }: Area, top: number): Layer {
  const scale = Math.min(1, Math.max(MIN_THICKNESS, (height + OVERHANG) / SHELF_HEIGHT));
  const area = [-OVERHANG, -EDGE * scale, width + 2 * OVERHANG, (SHADOW + EDGE) * scale] as const;
  return drawingLayer(shelf(scale, width), area, 'top', [x + area[0], y + area[1] - top, area[2], area[3]]);
}

function awning({ x, width }: Area, bottom: number): string {
  const [left, wide] = [x - AWNING.out, width + 2 * AWNING.out];
  const count = Math.max(1, Math.round(wide / SCALLOP));
  const stretch = wide / count / SCALLOP;
  const scallops = Array.from({ length: count }, (_, index) => {
    const [face, shade] = AWNING_COLOURS[index % 2] ?? AWNING_COLOURS[0];
    const position = { x: left + (wide * index) / count, y: bottom - AWNING.height, scale: [stretch, 1] } as const;
    return transformMarkup(fillColours(scallop, { face, shade }), position);
  });
  return scallops.join('');
}

const beam = ({ x, width }: Area, y: number): string => {
  const [left, wide] = [x - AWNING.out - 6, width + 2 * AWNING.out + 12];
  return box([left, y, wide, 20], 8, FAIR.wood[0]) + box([left, y, wide, 10], 5, FAIR.wood[1]);
};

function targetBoard({ board: { x, y, width, height }, disc: middle, bar }: BoardLayout): string {
  const { rim, above, high } = TROUGH;
  const plate = roundedRectPath(x, y, width, height, 30);
  const trough = [bar.x - rim, bar.y - above, bar.width + 2 * rim, high] as const;
  return (
    path(roundedRectPath(x, y + FOOT, width, height, 30), FAIR.board[2]) +
    shadedPath(plate, FAIR.board[0], FAIR.board[1], { dx: -8, dy: -8 }) +
    transformMarkup(bullseye, { ...middle, scale: Math.min(1, (height + 10) / 142) }) +
    box([...trough], 16, FAIR.trough[1]) +
    box([trough[0], trough[1] + 3, trough[2], high - 3], 16, FAIR.trough[0])
  );
}

function drawWall({ booth }: BoardLayout): string {
  const tall = { ...booth, y: booth.y - BEYOND, height: booth.height + 2 * BEYOND };
  return wall(tall) + post(booth.x, tall) + post(booth.x + booth.width, tall);
}

const drawFront = (layout: BoardLayout): string =>
  awning(layout.booth, layout.booth.y + layout.awning) + beam(layout.booth, layout.booth.y - 14) + targetBoard(layout);

/** The last layers of the backdrop for this many tiles: the wall of the booth, then its board and its shelves. */
export const boothLayers = memoisePerView((view, count): readonly Layer[] => {
  const { left, top, right, bottom } = view;
  const seen = [left, top, right - left, bottom - top] as const;
  const layout = boardLayout(view, count);
  const layer = (inner: string) => drawingLayer(inner, seen, 'top', [left, 0, right - left, bottom - top]);
  return [
    layer(drawWall(layout)),
    { ...layer(drawFront(layout)), isFront: true },
    ...layout.shelves.map((position) => shelfLayer(position, top)),
  ];
});
