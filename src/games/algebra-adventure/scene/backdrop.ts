/* The workshop at rest: wall, window, tools and bench. */
import type { Layer } from '../../../stage/backdrop';
import {
  asPicture,
  box,
  disc,
  oval,
  type Point,
  paint,
  path,
  placed,
  polygon,
  rounded,
  shaded,
  stroke,
  svgDocument,
} from '../../../stage/drawing';
import { FRAME, type Shape } from '../../../stage/scene';
import { WORKSHOP } from './colours';
import { STAND_FOOT, workshopDrawings } from './drawings';
import { BALANCE } from './layout';

const { wood, board, bench: BENCH } = WORKSHOP;
const drawings = workshopDrawings();

/** The place is painted so far beyond the frame, on both sides and downwards. */
const BEYOND = 900;
const HEIGHT = 1500;

/** The wall with the light that falls through the window; from the top of the stage. */
function wall(shape: Shape): Layer {
  const { width } = FRAME[shape];
  const area = [-BEYOND, 0, width + 2 * BEYOND, HEIGHT] as const;
  const beam = (from: number, wide: number) =>
    path(`M${from} 0H${from + wide}L${from + wide + 1100} ${HEIGHT}H${from + 1100}Z`, WORKSHOP.light);
  const light = [-700, 0, 700].map((x) => beam(x - 260, 230) + beam(x + 80, 90)).join('');
  const inner = box([-BEYOND, 0, width + 2 * BEYOND, HEIGHT], 0, WORKSHOP.wall) + light;
  return { picture: asPicture(svgDocument(inner, area)), area, edge: 'top', drift: 0 };
}

function cloud(x: number, y: number, scale: number): string {
  return placed(path('M10 46C-8 46 -8 22 10 20C12 4 36 -2 46 12C56 2 78 6 80 22C98 22 98 46 82 46Z', '#fff'), {
    x,
    y,
    scale,
  });
}

const windowPicture = (): string =>
  box([34, 60, 172, 210], 22, wood.shade) +
  box([34, 60, 166, 204], 20, wood.base) +
  box([50, 76, 136, 174], 12, '#BFE6F7') +
  path('M50 200C90 176 130 190 186 168V250H50Z', '#8CCDB0') +
  cloud(70, 100, 0.6) +
  box([113, 76, 10, 174], 3, wood.base) +
  box([50, 158, 136, 10], 3, wood.base) +
  box([24, 262, 192, 16], 8, wood.shade) +
  box([24, 260, 188, 11], 6, wood.sill);

function gear(x: number, y: number, radius: number, teeth: number, base: string, shade: string): string {
  const points = Array.from({ length: teeth * 4 }, (_, index): Point => {
    const angle = (index / (teeth * 4)) * 2 * Math.PI;
    const reach = index % 4 < 2 ? radius : radius * 0.78;
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
  });
  return shaded(polygon(points, 3), base, shade, { dx: -4, dy: -4 }) + disc(x, y, radius * 0.34, board.base);
}

function pegboard(): string {
  const holes = Array.from({ length: 72 }, (_, index) =>
    disc(758 + (index % 8) * 21.5, 78 + Math.floor(index / 8) * 22, 2.2, board.hole),
  ).join('');
  const compasses =
    shaded('M886 84L874 196L882 200L892 100Z', '#7C8AA8', '#56637F', { dx: -2, dy: 0 }) +
    shaded('M886 84L906 196L899 200L882 100Z', '#94A2BE', '#6D7A97', { dx: -2, dy: 0 }) +
    disc(887, 86, 9, paint('sun-500'));
  const protractor =
    shaded('M768 244A40 40 0 0 1 848 244Z', '#F7C948', '#D79B14', { dx: -4, dy: -4 }) +
    path('M790 238A18 18 0 0 1 826 238Z', board.base);
  return (
    box([742, 60, 190, 216], 18, board.shade) +
    box([742, 60, 184, 210], 16, board.base) +
    holes +
    gear(792, 124, 36, 9, '#5AA7B8', '#34788A') +
    gear(846, 158, 25, 8, '#E08A5C', '#B3612F') +
    compasses +
    protractor
  );
}

/**
 * How far above the lower edge the drawing of window and tools begins, and how far both are moved: to the sides of the
 * question, or upright between it and the beam.
 */
const HANGING = {
  landscape: { up: 528, window: -14, tools: 14 },
  portrait: { up: 662, window: 4, tools: -424 },
} as const satisfies Record<Shape, { up: number; window: number; tools: number }>;

/** Window and tools on the wall; they keep to the bench, so that neither hides behind the question. */
function hangings(shape: Shape): Layer {
  const { up, window, tools } = HANGING[shape];
  const area = [-BEYOND, 0, FRAME[shape].width + 2 * BEYOND, 300] as const;
  const inner = placed(windowPicture(), { x: window }) + placed(pegboard(), { x: tools });
  return {
    picture: asPicture(svgDocument(inner, area)),
    area: [area[0], -up, area[2], area[3]],
    edge: 'bottom',
    drift: 0,
  };
}

const roll = (x: number, y: number, base: string, shade: string): string =>
  shaded(rounded(x, y, 104, 30, 15), base, shade, { dx: -4, dy: -6 }) +
  disc(x + 96, y + 15, 15, '#EAF4FD') +
  disc(x + 96, y + 15, 8, shade);

const oilCan = (): string =>
  shaded('M842 434C838 396 850 372 872 372S906 396 902 434Z', '#59B98B', '#2F8460', { dx: -8, dy: -5 }) +
  stroke('M880 374C886 350 900 344 922 338', '#2F8460', 8) +
  box([862, 360, 20, 14], 5, paint('sun-500'));

/** The shadow of the stand, whose foot stands so far below the edge of the bench. */
const shadow = (x: number, foot: number): string => oval(x, foot + 6, 150, 9, '#5E3A20', { opacity: 0.35 });

/** The bench with what stands on it; from the lower edge of the stage. */
function bench(shape: Shape): Layer {
  const { width } = FRAME[shape];
  const up = BALANCE[shape].bench;
  const top = 200;
  const area = [-BEYOND, -top, width + 2 * BEYOND, top + 400] as const;
  const wide = width + 2 * BEYOND;
  const grooves = [56, 96, 136].map((y) => box([-BEYOND, y - up, wide, 5], 0, BENCH.groove)).join('');
  const aside = shape === 'landscape' ? 0 : (width - 960) / 2;
  const inner =
    box([-BEYOND, -up, wide, 600], 0, BENCH.front) +
    box([-BEYOND, -up, wide, 26], 0, BENCH.edge) +
    box([-BEYOND, -up, wide, 9], 0, BENCH.top) +
    grooves +
    placed(oilCan(), { x: -aside + 30, y: 12 - up - 434 }) +
    placed(roll(-8, 476, '#6FA8DC', '#3F76AC') + roll(14, 496, '#86B9E8', '#4E86BC'), {
      x: aside - 22,
      y: 34 - up - 476,
    }) +
    shadow(width / 2, STAND_FOOT - up);
  return { picture: asPicture(svgDocument(inner, area)), area, edge: 'bottom', drift: 0 };
}

const drawn = new Map<Shape, readonly Layer[]>();

/** The wall, what hangs on it, and the bench: what stands behind a round. */
export const workshopBackdrop = (shape: Shape): readonly Layer[] => {
  const layers = drawn.get(shape) ?? [wall(shape), hangings(shape), bench(shape)];
  drawn.set(shape, layers);
  return layers;
};

const AT_REST = { width: 1600, height: 900, scale: 1.45, bench: 130 } as const;

/** The whole workshop with its balance, as an SVG document: what stands behind menus and results. */
export function workshopAtRest(): string {
  const { width, height, scale, bench: up } = AT_REST;
  const middle = width / 2;
  const light = [-500, 200, 900].map((x) =>
    path(`M${x} 0H${x + 300}L${x + 1000} ${height}H${x + 700}Z`, WORKSHOP.light),
  );
  const boards =
    box([0, height - up, width, up], 0, BENCH.front) +
    box([0, height - up, width, 34], 0, BENCH.edge) +
    box([0, height - up, width, 12], 0, BENCH.top);
  return svgDocument(
    box([0, 0, width, height], 0, WORKSHOP.wall) +
      light.join('') +
      placed(windowPicture(), { x: 10, y: 40, scale }) +
      placed(pegboard(), { x: width - 952 * scale - 10, y: 40, scale }) +
      boards +
      placed(shadow(0, 0) + balanceAtRest(), { x: middle, y: height - up + 20, scale }) +
      placed(oilCan(), { x: width - 930 * scale, y: height - up + 10 - 434 * scale, scale }),
    [0, 0, width, height],
  );
}

/** A part of the scene, as it is drawn there. */
const part = (name: string, x: number, y: number): string => placed(drawings[name]?.inner ?? '', { x, y });

/** Beam and empty pans, level, round the foot of the stand. */
function balanceAtRest(): string {
  const { arm, drop, pivot, bench: edge } = BALANCE.landscape;
  // From the foot of the stand up to the pivot.
  const y = edge - STAND_FOOT - pivot;
  const pans = [-arm, arm].map((x) => part('ropes landscape', x, y) + part('pan landscape', x, y + drop));
  const before = part('stand landscape', 0, y) + part('dial', 0, y);
  return before + pans.join('') + ['beam landscape', 'hub', 'needle'].map((name) => part(name, 0, y)).join('');
}
