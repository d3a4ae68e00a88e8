/* The town as SVG markup: sky and houses, the tower and its clock faces. */

import type { Area } from '../../../stage/area';
import { PAPER, path, roundedRectPath, shadedPath, transformMarkup } from '../../../stage/drawing';
import { fillColours } from '../../../stage/drawings';
import cloudInTones from '../../../stage/drawings/cloud.svg?markup';
import type { Shape } from '../../../stage/scene';
import bird from '../drawings/town/bird.svg?markup';
import calendarPage from '../drawings/town/calendar.svg?markup';
import clock from '../drawings/town/clock.svg?markup';
import house110 from '../drawings/town/house-110.svg?markup';
import house120 from '../drawings/town/house-120.svg?markup';
import house130 from '../drawings/town/house-130.svg?markup';
import house140 from '../drawings/town/house-140.svg?markup';
import house150 from '../drawings/town/house-150.svg?markup';
import sky from '../drawings/town/sky.svg?markup';
import tower from '../drawings/town/tower.svg?markup';
import { TOWN } from './colours';
import type { ClockPosition } from './layout';

/** The radius of the clock in the drawing of the tower. */
export const RADIUS = 146;
/** Distance from the centre of the clock to the outer edge of its rim, relative to the radius. */
const RIM_RATIO = 1.15;

const atClock = (inner: string, { x, y, radius }: ClockPosition): string =>
  transformMarkup(inner, { x, y, scale: radius / RADIUS });

/** A clock without its hands and numbers, which the scene draws. */
export const clockFace = (position: ClockPosition): string => atClock(clock, position);

/** A calendar in place of the clock: a page with rings, for the name of a day. */
export const calendar = (position: ClockPosition): string => atClock(calendarPage, position);

const HOUSE = { 110: house110, 120: house120, 130: house130, 140: house140, 150: house150 } as const;

const HOUSES: Readonly<Record<Shape, readonly (readonly [x: number, y: number, width: keyof typeof HOUSE])[]>> = {
  landscape: [
    [-840, 436, 150],
    [-680, 452, 120],
    [-540, 430, 140],
    [-380, 422, 150],
    [-210, 448, 130],
    [-60, 432, 110],
    [430, 448, 120],
    [560, 424, 150],
    [720, 452, 120],
    [850, 426, 150],
    [1010, 450, 130],
    [1150, 426, 150],
    [1320, 446, 120],
    [1450, 428, 150],
    [1620, 450, 130],
  ],
  portrait: [
    [-580, 470, 150],
    [-420, 486, 130],
    [-270, 466, 120],
    [-140, 480, 130],
    [0, 490, 110],
    [420, 490, 120],
    [550, 470, 140],
    [700, 486, 120],
    [830, 466, 150],
    [990, 480, 140],
  ],
};

const cloud = fillColours(cloudInTones, { cloud: '#fff3ea', 'cloud-shade': '#fbdccb' });

const CLOUDS = {
  x: { landscape: [560, 840, -220, 1060, -520, 1400], portrait: [400, 30, -220, 640, -400, 860] },
  y: [30, 150, 120, 60],
} as const;

export const town = (shape: Shape, position: ClockPosition): string =>
  fillColours(sky, { sky: TOWN.sky }) +
  CLOUDS.x[shape].map((x, index) => transformMarkup(cloud, { x, y: CLOUDS.y[index % 4] ?? 0, scale: 1.2 })).join('') +
  HOUSES[shape]
    .map(([x, y, width], index) =>
      transformMarkup(fillColours(HOUSE[width], TOWN.roofs[index % 3] ?? TOWN.roofs[0]), { x, y }),
    )
    .join('') +
  atClock(tower, position) +
  transformMarkup(bird, { x: position.x - 190, y: 120 }) +
  transformMarkup(bird, { x: position.x - 160, y: 150, scale: 0.7 });

/** A post for a clock outside the tower, from the centre of that clock downwards. */
export const post = ({ x, y, radius }: ClockPosition): string =>
  shadedPath(roundedRectPath(x - 26, y, 52, 1400, 6), TOWN.post.base, TOWN.post.shade, { dx: -18, dy: 0 }) +
  shadedPath(roundedRectPath(x - 60, y + radius * RIM_RATIO + 60, 120, 20, 8), TOWN.post.base, TOWN.post.shade, {
    dx: -18,
    dy: 0,
  });

export const plate = ({ x, y, width, height }: Area): string =>
  path(roundedRectPath(x, y + 6, width, height, 28), TOWN.plateEdge) +
  path(roundedRectPath(x, y, width, height, 28), PAPER);
