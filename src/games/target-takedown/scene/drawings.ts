/* What the atlas of the fair holds: what moves on the booth and on the target board, and the tiles. */
import type { Drawing } from '../../../stage/atlas';
import {
  box,
  clipped,
  disc,
  INK,
  oval,
  PAPER,
  type Point,
  paint,
  path,
  placed,
  polygon,
  rightBadge,
  rounded,
  shaded,
  stroke,
  wrongBadge,
} from '../../../stage/drawing';
import { FAIR } from './colours';
import { TILE } from './layout';

type Drawings = Readonly<Record<string, Drawing>>;

/** What of a stretched picture keeps its size, so that its edge stays sharp. */
export const EDGE = 4;
export const PART_HEIGHT = 40;
export const STRIPES_WIDTH = 360;

const bulb = (glass: string, light: string): Drawing => ({
  inner: stroke('M0 -14v10', '#3E1830', 3) + disc(0, 2, 7.5, glass) + disc(-1, 1, 6.5, light),
  area: [-9, -16, 18, 27],
});

const boothDrawings = (): Drawings => ({
  bulb: bulb('#7A5A3A', '#B48A55'),
  'bulb lit': bulb(paint('sun-600'), paint('sun-200')),
  pixel: { inner: box([-2, -2, 20, 20], 0, '#fff'), area: [0, 0, 16, 16] },
});

const part = (face: string, shade: string): Drawing => ({
  inner: box([-4, 0, 32, PART_HEIGHT], 0, shade) + box([-4, 0, 32, 33], 0, face),
  area: [0, 0, 24, PART_HEIGHT],
});

const stripes = (): Drawing => {
  const outline = `M0 0H${STRIPES_WIDTH}V${PART_HEIGHT}H0Z`;
  const lines = Array.from({ length: STRIPES_WIDTH / 16 + 4 }, (_, index) =>
    stroke(`M${index * 16 - 50} 48l50 -56`, '#FFC0B3', 5),
  );
  return {
    inner: path(outline, paint('coral-600')) + clipped(outline, lines.join('')),
    area: [0, 0, STRIPES_WIDTH, PART_HEIGHT],
  };
};

const MARK_HEAD: readonly Point[] = [
  [-10, -16],
  [10, -16],
  [0, -2],
];
const TRIANGLE: readonly Point[] = [
  [0, -34],
  [35, 26],
  [-35, 26],
];

const boardDrawings = (): Drawings => ({
  'part 0': part(paint('sun-400'), paint('sun-500')),
  'part 1': part(paint('teal-300'), paint('teal-400')),
  'part 2': part(paint('violet-300'), '#9A70FB'),
  stripes: stripes(),
  notch: { inner: box([0, 0, 2, 10], 1, FAIR.trough[2], { opacity: 0.6 }), area: [0, 0, 2, 10] },
  mark: {
    inner: box([-2.5, -10, 5, 58], 2.5, INK) + path(polygon(MARK_HEAD, 2), INK),
    area: [-11, -17, 22, 66],
  },
  danger: { inner: path(polygon(TRIANGLE, 10), paint('coral-600')), area: [-36, -36, 72, 64] },
  right: { inner: rightBadge(0, 0, 18), area: [-19, -19, 38, 38] },
  wrong: { inner: wrongBadge(0, 0, 18), area: [-20, -20, 40, 40] },
});

/** How far the stand of a tile reaches above and below its lower edge: a raised tile shows no more of it. */
export const STAND = { width: 94, up: 18, down: 12 } as const;
const { width: WIDTH, height: HEIGHT, corner: CORNER } = TILE;
const FACE_AREA = [-WIDTH / 2 - 1, -HEIGHT / 2 - 1, WIDTH + 2, HEIGHT + 2] as const;

/** The faces of a tile: its colour, and its shade. */
export const FACES = {
  tile: [PAPER, '#D8C7B0'],
  'tile chosen': [paint('sun-400'), paint('sun-600')],
  'tile right': ['#EAFBE2', paint('leaf-700')],
  'tile wrong': ['#FFE4DD', '#F08F7C'],
} as const;

const face = (base: string, shade: string): Drawing => ({
  inner: shaded(rounded(-WIDTH / 2, -HEIGHT / 2, WIDTH, HEIGHT, CORNER), base, shade, { dx: -6, dy: -8 }),
  area: FACE_AREA,
});

/** What a tile stands on: the feet of its legs, most of them behind it until it is raised, and its shadow. */
const stand = (): Drawing => ({
  inner:
    oval(3, HEIGHT / 2 + 5, WIDTH * 0.42, 6, '#3A1320', { opacity: 0.28 }) +
    box([-WIDTH * 0.26, HEIGHT / 2 - STAND.up - 10, 9, STAND.up + 14], 4, '#8C5A3A') +
    box([WIDTH * 0.26 - 9, HEIGHT / 2 - STAND.up - 10, 9, STAND.up + 14], 4, '#6E4229'),
  area: [-STAND.width / 2, HEIGHT / 2 - STAND.up, STAND.width, STAND.up + STAND.down],
});

const chosenBadge = (): string => disc(0, 0, 16, INK) + placed(stroke('M-7.7 0.3L-1.7 6.1L8.2 -6.1', '#fff', 4.4), {});

const tileDrawings = (): Drawings => ({
  tile: face(...FACES.tile),
  'tile chosen': face(...FACES['tile chosen']),
  'tile right': face(...FACES['tile right']),
  'tile wrong': face(...FACES['tile wrong']),
  stand: stand(),
  chosen: { inner: chosenBadge(), area: [-17, -17, 34, 34] },
});

/** Everything that the scene of the fair is made of. */
export const fairDrawings = (): Drawings => ({ ...boothDrawings(), ...boardDrawings(), ...tileDrawings() });
