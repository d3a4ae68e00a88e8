/* The background of the coast at night: sky, sea, the road with unlit lamps, and the lighthouse. */

import { seededRandom } from '../../../../machines/core/random';
import { RULES } from '../../../../machines/tables-check/rules';
import type { Layer } from '../../../stage/backdrop';
import {
  box,
  curvedLine,
  disc,
  drawingUrl,
  repeatMarkup,
  stroke,
  svgDocument,
  transformMarkup,
} from '../../../stage/drawing';
import { memoise } from '../../../stage/memoise-per-view';
import { FRAME, type Shape, type View } from '../../../stage/scene';
import beam from '../drawings/beam.svg?drawing';
import lamp from '../drawings/lamp.svg?markup';
import lampOut from '../drawings/place/lamp-out.svg?markup';
import lighthouse from '../drawings/place/lighthouse.svg?drawing';
import { COAST } from './colours';
import { LAMP, TOWER, tablesCheckLayout } from './layout';

/** How far the picture extends past the frame on either side, and above and below the road. */
const REACH = { beyond: 900, up: 1400, down: 900 } as const;
const STARS = 90;

const paintedWidth = (shape: Shape): number => FRAME[shape].width + 2 * REACH.beyond;

/** Stars in the sky above the road (y = 0), the same on every device. */
function stars(shape: Shape): string {
  const random = seededRandom(26, 'stars', shape);
  return Array.from({ length: STARS }, () => {
    const [x, y] = [-REACH.beyond + random() * paintedWidth(shape), -130 - random() * (REACH.up - 500)];
    return disc(x, y, 1 + random() * 1.8, COAST.star, { opacity: 0.8 });
  }).join('');
}

/** Sky, sea, road and shore. The road is at y = 0 and the left edge of the frame at x = 0. */
function coast(shape: Shape): string {
  const left = -REACH.beyond;
  const strip = (y: number, height: number, fill: string) => box([left, y, paintedWidth(shape), height], 0, fill);
  const [high, middle, low, glow] = COAST.sky;
  const [far, near, foam] = COAST.sea;
  const [shade, land] = COAST.land;
  const [road, edge] = COAST.road;
  const wave = (x: number, y: number) => stroke(curvedLine([x, y], [x + 34, y - 7], [x + 68, y]), foam, 3);
  const moon = FRAME[shape].width * 0.14;
  return [
    strip(-REACH.up, REACH.up, high),
    strip(-470, 400, middle),
    strip(-290, 220, low),
    strip(-160, 90, glow),
    stars(shape),
    disc(moon, shape === 'portrait' ? -460 : -330, 34, COAST.moon[0]),
    disc(moon - 5, (shape === 'portrait' ? -460 : -330) - 4, 29, COAST.moon[1]),
    strip(-74, 90, far),
    strip(-40, 50, near),
    ...Array.from({ length: 20 }, (_, index) => wave(left + 40 + index * 140, -52 + (index % 3) * 14)),
    strip(-14, 24, COAST.verge),
    strip(-8, 20, road),
    strip(-8, 4, edge),
    strip(12, REACH.down, land),
    strip(12, 7, shade),
  ].join('');
}

const AREA = (shape: Shape) => [-REACH.beyond, -REACH.up, paintedWidth(shape), REACH.up + REACH.down] as const;
const footsteps = (shape: Shape): readonly { readonly x: number; readonly y: number }[] =>
  Array.from({ length: RULES.questions }, (_, index) => ({ x: (index + 0.5) * LAMP.apart[shape], y: LAMP.high + 2 }));

/** The pictures for a shape. They do not depend on the size of the stage. */
const pictures = memoise((shape: Shape) => ({
  coast: drawingUrl({ inner: coast(shape), area: AREA(shape) }),
  posts: drawingUrl({
    inner: repeatMarkup('lamp', lampOut, footsteps(shape)),
    area: [0, 0, RULES.questions * LAMP.apart[shape], LAMP.high + 6],
  }),
}));

const TOWER_PICTURE = drawingUrl(lighthouse);

export const tablesCheckBackdrop = (shape: Shape, view: View): readonly Layer[] => {
  const { road, tower } = tablesCheckLayout(view);
  const drawn = pictures(shape);
  const [x, y, width, height] = AREA(shape);
  const [towerX, towerY, towerWide, towerHigh] = lighthouse.area;
  const wide = RULES.questions * LAMP.apart[shape];
  const atTop = (up: number): number => up - view.top;
  return [
    { picture: drawn.coast, area: [x, atTop(road + y), width, height], edge: 'top' },
    {
      picture: TOWER_PICTURE,
      area: [
        tower.x + towerX * tower.scale,
        atTop(tower.y + towerY * tower.scale),
        towerWide * tower.scale,
        towerHigh * tower.scale,
      ],
      edge: 'top',
    },
    {
      picture: drawn.posts,
      area: [FRAME[shape].width / 2 - wide / 2, atTop(road - LAMP.high - 2), wide, LAMP.high + 6],
      edge: 'top',
    },
  ];
};

const AT_REST = { width: 1600, height: 900, scale: 1.6, road: 700, towerX: 860 } as const;

/** The coast with all its lamps lit, as an SVG document. Shown behind menus and results. */
export function tablesCheckMenuBackdrop(): string {
  const { width, height, scale, road, towerX } = AT_REST;
  const light = { x: towerX, y: -TOWER.high, turn: 172 };
  const lamps = repeatMarkup(
    'lit',
    lamp,
    footsteps('landscape').map((one) => ({ x: one.x + 60, y: 0 })),
  );
  const inner =
    coast('landscape') +
    transformMarkup(beam.inner, light) +
    transformMarkup(lighthouse.inner, { x: towerX, y: 6 }) +
    lamps;
  return svgDocument(transformMarkup(inner, { x: 32, y: road, scale }), [0, 0, width, height]);
}
