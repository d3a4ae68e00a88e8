/* The booth as a picture of the page: it stands still while a board is played, and changes with the number of its shelves. */
import type { Area } from '../../../stage/area';
import type { Layer } from '../../../stage/backdrop';
import { asPicture, box, path, placed, RAMP, svgDocument } from '../../../stage/drawing';
import type { View } from '../../../stage/scene';
import { FAIR } from './colours';
import { type BoothLayout, boardLayout } from './layout';

/** What the booth reaches beyond the view, so that no edge of the picture is seen. */
const BEYOND = 4;
const POST_WIDTH = 26;
const AWNING = { width: 60, height: 65, out: 30 } as const;
const AWNING_COLOURS = [
  [RAMP.coral[500], '#A32C1F'],
  ['#FFF3E0', '#E3CBA8'],
] as const;
const SHELF_HEIGHT = 24;
/** How thin a shelf may become, how far it reaches over the posts, and how deep its shadow falls. */
const LEAST_THICKNESS = 0.35;
const OVERHANG = 6;
const SHADOW = 38;

function wall({ x, y, width, height }: Area): string {
  const slope = (share: number) => x + width * share;
  return (
    box([x, y, width, height], 0, FAIR.wall[0]) +
    path(`M${x} ${y}H${slope(0.7)}L${slope(0.5)} ${y + height}H${x}Z`, FAIR.wall[1], { opacity: 0.8 })
  );
}

const post = (x: number, { y, height }: Area): string =>
  box([x - POST_WIDTH / 2, y, POST_WIDTH, height], 0, FAIR.post[0]) +
  box([x + POST_WIDTH / 2 - 8, y, 8, height], 0, FAIR.post[1]);

/** `place` is the room below the tiles: a shelf is as thick as that allows, and never thicker than it is drawn. */
function shelf({ x, y, width, height }: Area): string {
  const scale = Math.min(1, Math.max(LEAST_THICKNESS, (height + OVERHANG) / SHELF_HEIGHT));
  const long = (width + 2 * OVERHANG) / scale;
  const wood =
    box([0, 2, long, 22], 7, FAIR.wood[2]) +
    box([0, 0, long, 15], 7, FAIR.wood[0]) +
    box([0, 0, long, 5], 3, FAIR.wood[1]);
  return (
    box([x + POST_WIDTH / 2, y, width - POST_WIDTH, SHADOW * scale], 0, '#5E1F3C', { opacity: 0.55 }) +
    placed(wood, { x: x - OVERHANG, y: y - 2 * scale, scale })
  );
}

const scallop = (depth: number): string => `M0 0H60.6V${depth}A30 25 0 0 1 0 ${depth}Z`;

function awning({ x, width }: Area, bottom: number): string {
  const [left, wide] = [x - AWNING.out, width + 2 * AWNING.out];
  const count = Math.max(1, Math.round(wide / AWNING.width));
  const stretch = wide / count / AWNING.width;
  const scallops = Array.from({ length: count }, (_, index) => {
    const [face, shade] = AWNING_COLOURS[index % 2] ?? AWNING_COLOURS[0];
    const place = `translate(${left + (wide * index) / count} ${bottom - AWNING.height}) scale(${stretch} 1)`;
    return `<g transform="${place}">${path(scallop(40), shade) + path(scallop(30), face)}</g>`;
  });
  return scallops.join('');
}

const beam = ({ x, width }: Area, y: number): string => {
  const [left, wide] = [x - AWNING.out - 6, width + 2 * AWNING.out + 12];
  return box([left, y, wide, 20], 8, FAIR.wood[0]) + box([left, y, wide, 10], 5, FAIR.wood[1]);
};

function drawnBooth({ booth, awning: depth, shelves }: BoothLayout): string {
  const tall = { ...booth, y: booth.y - BEYOND, height: booth.height + 2 * BEYOND };
  return (
    wall(tall) +
    post(booth.x, tall) +
    post(booth.x + booth.width, tall) +
    shelves.map(shelf).join('') +
    awning(booth, booth.y + depth) +
    beam(booth, booth.y - 14)
  );
}

/** The booth for so many tiles, as the farthest-forward layer of what stands still. */
export function boothLayer(view: View, count: number): Layer {
  const { left, top, right, bottom } = view;
  const seen = [left, top, right - left, bottom - top] as const;
  return {
    picture: asPicture(svgDocument(drawnBooth(boardLayout(view, count)), seen)),
    area: [left, 0, right - left, bottom - top],
    edge: 'top',
    drift: 0,
  };
}
