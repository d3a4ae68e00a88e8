import { WEIGHTS, type Weight } from '../../../../machines/algebra-adventure/balance';
import type { Drawing } from '../../../stage/atlas';
import {
  arc,
  box,
  disc,
  ellipse,
  INK,
  PAPER,
  paint,
  path,
  polygon,
  rounded,
  shaded,
  stroke,
} from '../../../stage/drawing';
import type { Shape } from '../../../stage/scene';
import { WORKSHOP } from './colours';
import { BALANCE } from './layout';

type Drawings = Readonly<Record<string, Drawing>>;
const { crate: CRATE, steel, brass } = WORKSHOP;

/** The letter on a crate, as two strokes: pictures know no fonts. */
const letterX = (size: number): string =>
  stroke(
    `M${-size * 0.3} ${-size * 0.32}L${size * 0.3} ${size * 0.32}M${size * 0.3} ${-size * 0.32}L${-size * 0.3} ${size * 0.32}`,
    CRATE.sign,
    size * 0.24,
  );

/** A crate of 62 units, from the middle of its foot. */
const crateBody = (face: string, sign: string): string =>
  `<g transform="translate(0 -31)">${
    shaded(rounded(-31, -31, 62, 62, 10), CRATE.base, CRATE.shade, { dx: -6, dy: -6 }) +
    box([-25, -25, 45, 45], 7, face) +
    sign
  }</g>`;

const crates = (): Drawings => ({
  crate: {
    inner: crateBody(CRATE.face, `<g transform="translate(-2.5 -2.5)">${letterX(32)}</g>`),
    area: [-32, -63, 64, 64],
  },
  'crate open': { inner: crateBody(PAPER, ''), area: [-32, -63, 64, 64] },
});

/** The figures on weights, round the middle; sizes are shares of the figure's height. */
const FIGURES: Readonly<Record<Weight, (height: number) => string>> = {
  1: (h) => stroke(`M${-h * 0.24} ${-h * 0.28}L${h * 0.06} ${-h * 0.46}V${h * 0.46}`, INK, h * 0.24),
  5: (h) =>
    stroke(
      `M${h * 0.26} ${-h * 0.46}H${-h * 0.22}L${-h * 0.27} ${-h * 0.04}C${-h * 0.08} ${-h * 0.2} ${h * 0.32} ${-h * 0.16} ${h * 0.32} ${h * 0.14}C${h * 0.32} ${h * 0.5} ${-h * 0.12} ${h * 0.54} ${-h * 0.32} ${h * 0.36}`,
      INK,
      h * 0.23,
    ),
  10: (h) =>
    stroke(
      `M${-h * 0.64} ${-h * 0.28}L${-h * 0.4} ${-h * 0.46}V${h * 0.46}M${h * 0.32} ${-h * 0.46}A${h * 0.28} ${h * 0.46} 0 1 0 ${h * 0.32} ${h * 0.46}A${h * 0.28} ${h * 0.46} 0 1 0 ${h * 0.32} ${-h * 0.46}Z`,
      INK,
      h * 0.23,
    ),
};

/** How wide a weight is, and how high with its handle; from the middle of its foot. */
const WEIGHT_SIZE = { 1: 36, 5: 46, 10: 54 } as const satisfies Record<Weight, number>;

function weight(kind: Weight): Drawing {
  const size = WEIGHT_SIZE[kind];
  const { base, shade } = WORKSHOP.weights[kind];
  const body = polygon(
    [
      [-size * 0.36, -size * 0.86],
      [size * 0.36, -size * 0.86],
      [size * 0.48, 0],
      [-size * 0.48, 0],
    ],
    size * 0.13,
  );
  const inner =
    stroke(arc([0, -size * 0.86], size * 0.15, size * 0.13, 180, 360), shade, size * 0.11) +
    shaded(body, base, shade, { dx: -size * 0.1, dy: -size * 0.05 }) +
    `<g transform="translate(${-size * 0.03} ${-size * 0.4})">${FIGURES[kind](size * 0.46)}</g>`;
  const [width, height] = [Math.ceil(size) + 2, Math.ceil(size * 1.06) + 2];
  return { inner, area: [-width / 2, 1 - height, width, height] };
}

/** How far below the edge of the bench the stand has its foot. */
export const STAND_FOOT = 16;

/** The stand from the pivot down to its foot on the bench. */
function stand(shape: Shape): Drawing {
  const { pivot, bench } = BALANCE[shape];
  const foot = pivot - bench + STAND_FOOT;
  const column = `M-60 ${foot}C-60 ${foot - 22} -28 ${foot - 28} -18 ${foot - 42}L-12 10H12L18 ${foot - 42}C28 ${foot - 28} 60 ${foot - 22} 60 ${foot}Z`;
  return {
    inner: shaded(column, steel.stand, steel.dark, { dx: -10, dy: 0, light: steel.standLight, lightX: -60, lightY: 0 }),
    area: [-62, 0, 124, foot + 1],
  };
}

/** Beam, ropes and pans, in the measures of a shape. The beam lies round the pivot, ropes and pan hang from 0,0. */
function balance(shape: Shape): Drawings {
  const { arm, drop, halfPan } = BALANCE[shape];
  const beam =
    shaded(rounded(-arm - 14, -11, 2 * arm + 28, 22, 11), steel.base, steel.shade, { dx: 0, dy: -6 }) +
    box([-arm - 4, -9, arm * 1.3, 5], 2.5, steel.light);
  const wide = halfPan * 0.74;
  const ropes =
    stroke(`M0 0L${-wide} ${drop + 8}M0 0L${wide} ${drop + 8}`, WORKSHOP.rope, 5) + disc(0, 0, 9, steel.dark);
  const w = halfPan - 4;
  const bowl = `M${-w} 6H${w}C${w - 6} 38 ${w * 0.5} 46 0 46C${-w * 0.5} 46 ${6 - w} 38 ${-w} 6Z`;
  const dish =
    shaded(bowl, brass.base, brass.shade, { dx: -14, dy: -6 }) + box([-halfPan, 0, 2 * halfPan, 13], 6.5, brass.rim);
  return {
    [`stand ${shape}`]: stand(shape),
    [`beam ${shape}`]: { inner: beam, area: [-arm - 15, -12, 2 * arm + 30, 24] },
    [`ropes ${shape}`]: { inner: ropes, area: [-wide - 4, -10, 2 * wide + 8, drop + 22] },
    [`pan ${shape}`]: { inner: dish, area: [-halfPan, 0, 2 * halfPan, 48] },
  };
}

const parts = (): Drawings => ({
  dial: {
    inner: stroke(arc([0, 0], 54, 54, -120, -60), '#B08A5E', 5) + box([-3, -62, 6, 14], 3, '#8A6540'),
    area: [-32, -64, 64, 24],
  },
  hub: {
    inner: shaded(ellipse(0, 0, 25), brass.rim, brass.hub, { dx: -6, dy: -6 }),
    area: [-26, -26, 52, 52],
  },
  needle: {
    inner: path('M-6 0L0 -48L6 0Z', WORKSHOP.needle) + disc(0, 0, 9, steel.dark),
    area: [-10, -49, 20, 60],
  },
  tag: {
    inner: path(rounded(-43, -20, 86, 44, 14), WORKSHOP.tag) + path(rounded(-43, -23, 86, 43, 14), PAPER),
    area: [-44, -24, 88, 49],
  },
  heavier: {
    inner: path(
      polygon(
        [
          [0, 8],
          [-10, -8],
          [10, -8],
        ],
        3,
      ),
      paint('coral-600'),
    ),
    area: [-11, -10, 22, 20],
  },
});

/** What the atlas of the workshop holds. */
export const workshopDrawings = (): Drawings => ({
  ...crates(),
  ...Object.fromEntries(WEIGHTS.map((kind) => [`weight ${kind}`, weight(kind)])),
  ...balance('landscape'),
  ...balance('portrait'),
  ...parts(),
});
