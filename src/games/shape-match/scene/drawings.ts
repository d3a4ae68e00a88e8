import type { Drawing } from '../../../stage/atlas';
import { arc, box, disc, PAPER, path, rightBadge, wrongBadge } from '../../../stage/drawing';
import { CORNER } from './colours';

/** The radius that sculptures are drawn for, in units; they are scaled to their stage. */
export const RADIUS = 150;
/** The line of a circle is put together from so many pieces, and its depth from fewer. */
export const ARCS = { line: 60, depth: 30 } as const;
/** How wide a side is drawn before and after it is counted, and the line of a circle. */
export const WIDTH = { side: 12, lit: 17, depth: 21 } as const;
/** A bar is drawn this long and this wide, and stretched. */
export const BAR = { length: 24, width: 20 } as const;
/** The disc that the total stands on. */
export const DISC = 46;

const AIR = 2;
const WHITE = '#fff';

/** A ball in two tones at a corner. */
const ball = (radius: number, base: string, shade: string): Drawing => ({
  inner: disc(0, 0, radius, shade) + disc(-1.5, -1.5, radius - 1.5, base),
  area: [-radius - 1, -radius - 1, 2 * radius + 2, 2 * radius + 2],
});

/** A piece of the line of a circle to the right of its middle, a little longer than its part. */
function arcPiece(width: number, count: number): Drawing {
  const half = 180 / count;
  const reach = RADIUS * Math.sin(((half + 1) * Math.PI) / 180) + 2;
  return {
    inner: path(arc([0, 0], RADIUS, RADIUS, -half - 0.3, half + 0.3), 'none', {
      stroke: WHITE,
      'stroke-width': width,
    }),
    area: [RADIUS - width / 2 - 4, -reach, width + 6, 2 * reach],
  };
}

/** What the atlas of the garden holds. Parts that come in several colours are white, and tinted. */
export const gardenDrawings = (): Readonly<Record<string, Drawing>> => ({
  face: { inner: box([0, 0, 8, 8], 0, WHITE), area: [0, 0, 8, 8] },
  bar: {
    inner: box([-1, 0, BAR.length + 2, BAR.width], 0, WHITE),
    area: [0, -AIR, BAR.length, BAR.width + 2 * AIR],
  },
  arc: arcPiece(WIDTH.lit - 2, ARCS.line),
  'arc depth': arcPiece(WIDTH.depth, ARCS.depth),
  dot: { inner: disc(0, 0, WIDTH.depth / 2, WHITE), area: [-12, -12, 24, 24] },
  corner: ball(11, CORNER.base, CORNER.shade),
  'corner lit': ball(12, CORNER.lit, CORNER.litShade),
  disc: { inner: disc(0, 0, DISC, PAPER), area: [-DISC - 1, -DISC - 1, 2 * DISC + 2, 2 * DISC + 2] },
  right: { inner: rightBadge(0, 0, 27), area: [-29, -29, 58, 58] },
  wrong: { inner: wrongBadge(0, 0, 27), area: [-30, -30, 60, 60] },
});
