/* The town: sky, houses, the tower and its clock faces, as markup. */
import {
  box,
  disc,
  ellipse,
  INK,
  oval,
  PAPER,
  path,
  placed,
  polygon,
  RAMP,
  rounded,
  shaded,
  stroke,
} from '../../../stage/drawing';
import type { Shape } from '../../../stage/scene';
import { CLOCK, TOWN } from './colours';
import type { ClockPlace } from './layout';

/** The radius that the tower and its clock are drawn for. */
export const RADIUS = 146;
/** From the middle of the clock to the outer edge of its rim, as a part of the radius. */
export const RIM = 1.15;

/** One line of the face for each minute, longer for each five. */
function minuteLines(radius: number): string {
  const lines = (isHour: boolean): string =>
    Array.from({ length: 60 }, (_, minute) => {
      if ((minute % 5 === 0) !== isHour) return '';
      const angle = (minute / 60) * 2 * Math.PI;
      const [x, y] = [Math.sin(angle) * radius, -Math.cos(angle) * radius];
      const inside = isHour ? 0.88 : 0.915;
      return `M${(x * 0.95).toFixed(1)} ${(y * 0.95).toFixed(1)}L${(x * inside).toFixed(1)} ${(y * inside).toFixed(1)}`;
    }).join('');
  return stroke(lines(false), CLOCK.minuteTick, radius * 0.014) + stroke(lines(true), INK, radius * 0.03);
}

/** A clock without hands and numbers: they are the scene's. */
export const clockFace = ({ x, y, radius }: ClockPlace): string =>
  placed(
    disc(5, 8, radius * 1.16, CLOCK.shadow, { opacity: 0.2 }) +
      shaded(ellipse(0, 0, radius * RIM), CLOCK.rim, CLOCK.rimShade, { dx: -radius * 0.07, dy: -radius * 0.07 }) +
      disc(0, 0, radius * 1.01, CLOCK.ring) +
      disc(-1, -1, radius, CLOCK.face) +
      minuteLines(radius),
    { x, y },
  );

/** A calendar that hangs where the clock is: a page with rings, for the name of a day. */
export const calendar = ({ x, y, radius }: ClockPlace): string => {
  const [wide, high] = [radius * 2.2, radius * 1.5];
  const rings = [-0.5, 0, 0.5].map((share) =>
    box([share * wide * 0.8 - 5, -high / 2 - 18, 10, 34], 5, TOWN.roof.shade),
  );
  return placed(
    oval(6, high / 2 + 6, wide * 0.46, 10, CLOCK.shadow, { opacity: 0.2 }) +
      path(rounded(-wide / 2, -high / 2 + 8, wide, high, 22), TOWN.plateEdge) +
      path(rounded(-wide / 2, -high / 2, wide, high, 22), PAPER) +
      path(rounded(-wide / 2, -high / 2, wide, high * 0.28, [22, 22, 0, 0]), RAMP.coral[500]) +
      rings.join(''),
    { x, y },
  );
};

/** The tower, its clock's middle at 0,0. */
function tower(): string {
  const { base, shade, foot, footShade, ledge, line } = TOWN.tower;
  const corbels = Array.from({ length: 10 }, (_, index) =>
    path(`M${-160 + index * 34} 214h20v26a10 10 0 0 1 -20 0Z`, footShade),
  );
  return (
    shaded('M-150 -48H150V1400H-150Z', foot, footShade, { dx: -70, dy: 0 }) +
    shaded(
      polygon(
        [
          [-176, -182],
          [0, -368],
          [176, -182],
        ],
        10,
      ),
      TOWN.roof.base,
      TOWN.roof.shade,
      { dx: -60, dy: 0 },
    ) +
    shaded(rounded(-172, -196, 344, 404, 22), base, shade, { dx: -60, dy: 0 }) +
    box([-186, -204, 372, 22], 8, ledge) +
    box([-186, 192, 372, 22], 8, ledge) +
    box([-186, 208, 372, 8], 4, line) +
    corbels.join('')
  );
}

function house(x: number, y: number, width: number, index: number): string {
  const [roof, roofShade] = TOWN.houses[index % TOWN.houses.length] ?? TOWN.houses[0];
  const window = (share: number, colour: string) =>
    path(`M${x + width * share} ${y + 70}V${y + 34}a12 12 0 0 1 24 0V${y + 70}Z`, colour);
  return (
    box([x + width * 0.7, y - 60, 16, 60], 3, roofShade) +
    box([x, y, width, 900], 0, TOWN.wall) +
    box([x + width * 0.62, y, width * 0.38, 900], 0, '#000', { opacity: 0.07 }) +
    window(0.2, TOWN.windows[0]) +
    window(0.58, TOWN.windows[1]) +
    path(`M${x - 12} ${y + 4}L${x + width / 2} ${y - 54}L${x + width + 12} ${y + 4}Z`, roofShade) +
    path(`M${x - 12} ${y + 4}L${x + width / 2} ${y - 54}L${x + width * 0.62} ${y + 4}Z`, roof)
  );
}

const cloud = (x: number, y: number, scale: number): string =>
  placed(
    shaded(
      'M10 46C-8 46 -8 22 10 20C12 4 36 -2 46 12C56 2 78 6 80 22C98 22 98 46 82 46Z',
      TOWN.cloud.base,
      TOWN.cloud.shade,
      { dx: -5, dy: -7 },
    ),
    { x, y, scale },
  );

const bird = (x: number, y: number, scale: number): string =>
  placed(stroke('M-14 -4C-8 -12 -2 -8 0 0C2 -8 8 -12 14 -4', TOWN.bird, 4), { x, y, scale });

/** Where the upper left corners of the houses stand, and how wide they are. */
const HOUSES: Readonly<Record<Shape, readonly (readonly [x: number, y: number, width: number])[]>> = {
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

/** All that lasts: sky, clouds, birds, houses and the tower with the place of its clock. */
export function town(shape: Shape, clock: ClockPlace): string {
  const clouds = shape === 'landscape' ? [560, 840, -220, 1060, -520, 1400] : [400, 30, -220, 640, -400, 860];
  return (
    box([-1400, -1400, 3800, 4200], 0, TOWN.sky) +
    disc(100, 60, 640, TOWN.discs[0]) +
    disc(100, 60, 400, TOWN.discs[1]) +
    disc(100, 60, 170, TOWN.discs[2]) +
    clouds.map((x, index) => cloud(x, [30, 150, 120, 60][index % 4] ?? 30, 1.2)).join('') +
    HOUSES[shape].map(([x, y, width], index) => house(x, y, width, index)).join('') +
    placed(tower(), { x: clock.x, y: clock.y, scale: clock.radius / RADIUS }) +
    bird(clock.x - 190, 120, 1) +
    bird(clock.x - 160, 150, 0.7)
  );
}

/** A post that carries a clock that hangs in no tower, from the middle of that clock downwards. */
export const post = ({ x, y, radius }: ClockPlace): string =>
  shaded(rounded(x - 26, y, 52, 1400, 6), TOWN.roof.base, TOWN.roof.shade, { dx: -18, dy: 0 }) +
  shaded(rounded(x - 60, y + radius * RIM + 60, 120, 20, 8), TOWN.roof.base, TOWN.roof.shade, { dx: -18, dy: 0 });

/** A plate of paper with its edge. */
export const plate = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }): string =>
  path(rounded(x, y + 6, width, height, 28), TOWN.plateEdge) + path(rounded(x, y, width, height, 28), PAPER);
