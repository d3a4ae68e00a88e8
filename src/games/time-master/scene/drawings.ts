import type { Drawing } from '../../../stage/atlas';
import {
  box,
  disc,
  ellipse,
  path,
  placed,
  polygon,
  RAMP,
  rightBadge,
  rounded,
  shaded,
  star,
  stroke,
  wrongBadge,
} from '../../../stage/drawing';
import { AMOUNT, CLOCK, WEEK_COLOURS } from './colours';

const WHITE = '#fff';
/** The length of the hands for a face of radius 146, from the middle to the tip. */
export const HAND = { hour: 76, minute: 116, tail: 15 } as const;
/** The radius of a small clock that is an hour, and of the sky beside a clock. */
export const SMALL = { hour: 33, sky: 40 } as const;
/** A day of 24 hours: half of it light, half dark. */
export const DAY = { width: 86, height: 50 } as const;
export const TOKEN = 17;

/** A hand that points upwards from its middle. */
function hand(length: number, width: number, [base, shade]: readonly [string, string]): Drawing {
  const outline = polygon(
    [
      [-width, HAND.tail],
      [-width * 0.8, -length * 0.2],
      [0, -length],
      [width * 0.8, -length * 0.2],
      [width, HAND.tail],
    ],
    width * 0.5,
  );
  return {
    inner: shaded(outline, base, shade, { dx: -width * 0.8, dy: 0 }),
    area: [-width - 2, -length - 2, 2 * width + 4, length + HAND.tail + 4],
  };
}

const round = (radius: number, inner: string): Drawing => ({
  inner,
  area: [-radius - 2, -radius - 2, 2 * radius + 4, 2 * radius + 4],
});

/** The sky in a ring of brass, by day and by night, with the ground that hides what has set. */
const sky = (colour: string, extra: string): string =>
  disc(0, 0, SMALL.sky, CLOCK.rimShade) +
  disc(-1, -1, SMALL.sky - 2, CLOCK.rim) +
  disc(0, 0, SMALL.sky - 6, colour) +
  extra;

const stars = [
  [-14, -16],
  [12, -22],
  [18, -6],
  [-20, 0],
]
  .map(([x = 0, y = 0]) => disc(x, y, 2, '#FFF3CE'))
  .join('');

const sun = (radius: number): string =>
  path(star(0, 0, radius, radius * 0.72, { points: 12, corner: 2 }), RAMP.sun[500]) +
  disc(0, 0, radius * 0.68, RAMP.sun[300]);
const moon = (radius: number): string =>
  path(
    `M${radius * 0.3} ${-radius * 0.9}A${radius} ${radius} 0 1 0 ${radius * 0.9} ${radius * 0.4}A${radius * 0.8} ${radius * 0.8} 0 0 1 ${radius * 0.3} ${-radius * 0.9}Z`,
    '#FFF3CE',
  );

const smallFace = (): string => {
  const hours = Array.from({ length: 12 }, (_, hour) => {
    const angle = (hour / 12) * 2 * Math.PI;
    const [x, y] = [Math.sin(angle) * SMALL.hour, -Math.cos(angle) * SMALL.hour];
    return `M${(x * 0.94).toFixed(1)} ${(y * 0.94).toFixed(1)}L${(x * 0.8).toFixed(1)} ${(y * 0.8).toFixed(1)}`;
  });
  return (
    shaded(ellipse(0, 0, SMALL.hour * 1.12), CLOCK.rim, CLOCK.rimShade, { dx: -2, dy: -2 }) +
    disc(0, 0, SMALL.hour, CLOCK.face) +
    stroke(hours.join(''), CLOCK.minuteTick, 2)
  );
};

const day = (): string => {
  const { width, height } = DAY;
  return (
    path(rounded(-width / 2, -height / 2, width, height, 10), AMOUNT.night) +
    path(rounded(-width / 2, -height / 2, width / 2, height, [10, 0, 0, 10]), AMOUNT.day) +
    placed(sun(14), { x: -width / 4, y: 0 }) +
    placed(moon(11), { x: width / 4 - 1, y: 0 }) +
    disc(width / 4 + 12, -12, 1.8, '#FFF3CE') +
    disc(width / 4 - 14, 12, 1.8, '#FFF3CE')
  );
};

/** A day of the week strip, to be stretched to its column: the day below, a small night at its end. */
const weekDay = (): string =>
  path(rounded(0, 2, 60, 44, 10), WEEK_COLOURS.edge) + path(rounded(0, 0, 60, 44, 10), WEEK_COLOURS.tile);

/** What the atlas of the tower holds. Parts that come in several colours are white, and tinted. */
export const towerDrawings = (): Readonly<Record<string, Drawing>> => ({
  'hand hour': hand(HAND.hour, 9, CLOCK.hour),
  'hand minute': hand(HAND.minute, 7, CLOCK.minute),
  cap: round(13, disc(0, 0, 12.5, CLOCK.minute[1]) + disc(-2, -2, 6.5, CLOCK.rim)),
  'sky day': round(SMALL.sky, sky('#BDEBFA', '')),
  'sky night': round(SMALL.sky, sky('#2A2668', stars)),
  ground: {
    inner: path(`M-34 0H34A34 34 0 0 1 -34 0Z`, '#8FBF7F') + box([-34, -1, 68, 3], 1, '#6E9E62'),
    area: [-36, -3, 72, 40],
  },
  sun: round(13, sun(13)),
  moon: round(12, moon(11)),
  white: { inner: box([0, 0, 8, 8], 0, WHITE), area: [0, 0, 8, 8] },
  post: { inner: box([-3, -16, 6, 32], 3, WHITE), area: [-4, -17, 8, 34] },
  tip: {
    inner: path(
      polygon(
        [
          [-16, -9],
          [1, 0],
          [-16, 9],
        ],
        2,
      ),
      WHITE,
    ),
    area: [-18, -11, 21, 22],
  },
  end: round(6, disc(0, 0, 5, WHITE)),
  'face small': round(SMALL.hour * 1.14, smallFace()),
  'hand small': {
    inner: box([-2, -SMALL.hour * 0.78, 4, SMALL.hour * 0.78], 2, CLOCK.minute[1]),
    area: [-3, -27, 6, 29],
  },
  day: { inner: day(), area: [-DAY.width / 2 - 1, -DAY.height / 2 - 1, DAY.width + 2, DAY.height + 2] },
  disc: round(19, disc(0, 0, 18, '#FFFBF5')),
  'day week': { inner: weekDay(), area: [0, 0, 60, 46] },
  passed: { inner: path(rounded(0, 0, 60, 44, 10), WHITE), area: [0, 0, 60, 44] },
  ring: {
    inner: path(rounded(3, 3, 54, 38, 8), 'none', { stroke: WHITE, 'stroke-width': 5 }),
    area: [0, 0, 60, 44],
  },
  token: round(TOKEN + 2, placed(sun(TOKEN), {})),
  right: { inner: rightBadge(0, 0, 24), area: [-26, -26, 52, 52] },
  wrong: { inner: wrongBadge(0, 0, 24), area: [-27, -27, 54, 54] },
});
