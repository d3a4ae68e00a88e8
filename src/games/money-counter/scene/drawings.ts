/* American money, drawn by ourselves: no portraits and no lettering of real money. */
import type { Piece } from '../../../../machines/money-counter/coins';
import type { Drawing } from '../../../stage/atlas';
import {
  box,
  disc,
  ellipse,
  oval,
  type Point,
  path,
  placed,
  polygon,
  rounded,
  shaded,
  stroke,
} from '../../../stage/drawing';
import { MARKET, METAL, PAPER_MONEY } from './colours';
import { figuresOf } from './figures';

type Coin = Exclude<Piece, 100>;

/** Design units for a millimetre: coins keep their true proportion. */
const UNITS_A_MM = 3.35;
/** The true widths of coins in millimetres. */
export const MM: Readonly<Record<Coin, number>> = { 1: 19.05, 5: 21.21, 10: 17.91, 25: 24.26 };
/** A dollar bill is 156 by 66.3 mm; it is drawn smaller than true, or it would fill the counter. */
const BILL = { width: 156 * 1.72, height: 66.3 * 1.72 } as const;
/** How far the shadow of a piece reaches to the lower right. */
const SHADOW = { coin: 5, bill: 6 } as const;

/** The largest scale at which money lies: it is drawn at that, so that it is crisp on a board. */
export const MOST_SCALE = 1.6;

/** How large a piece is, in units, at a scale of 1. */
export const SIZE: Readonly<Record<Piece, { readonly width: number; readonly height: number }>> = {
  1: { width: MM[1] * UNITS_A_MM, height: MM[1] * UNITS_A_MM },
  5: { width: MM[5] * UNITS_A_MM, height: MM[5] * UNITS_A_MM },
  10: { width: MM[10] * UNITS_A_MM, height: MM[10] * UNITS_A_MM },
  25: { width: MM[25] * UNITS_A_MM, height: MM[25] * UNITS_A_MM },
  100: BILL,
};

/** The own picture of each coin: a leaf, a house, a torch and a bird. */
const MOTIFS: Readonly<Record<Coin, (light: string) => string>> = {
  1: (light) =>
    path('M0 -1C-8 -10 -2 -18 0 -20C2 -18 8 -10 0 -1Z', light) +
    path('M-1 -1C-10 -2 -15 -8 -16 -11C-9 -13 -3 -8 -1 -1Z', light) +
    path('M1 -1C10 -2 15 -8 16 -11C9 -13 3 -8 1 -1Z', light),
  5: (light) =>
    path('M-15 -9L0 -19L15 -9Z', light) +
    [-12, -5.5, 1.5, 8].map((x) => box([x, -7, 4, 8], 1, light)).join('') +
    box([-15, 1, 30, 3], 1.5, light),
  10: (light) =>
    path('M0 -20C6 -14 6 -9 0 -6C-6 -9 -6 -14 0 -20Z', light) +
    box([-2, -6, 4, 9], 1.5, light) +
    stroke('M-6 2C-12 -2 -12 -9 -10 -13M6 2C12 -2 12 -9 10 -13', light, 2.4),
  25: (light) =>
    path('M0 -8C-6 -18 -18 -18 -23 -12C-15 -12 -12 -4 -5 -1L0 3L5 -1C12 -4 15 -12 23 -12C18 -18 6 -18 0 -8Z', light) +
    disc(0, -14, 4, light),
};

/** Dimes and quarters have a reeded edge: so many teeth. */
const TEETH: Readonly<Partial<Record<Coin, number>>> = { 10: 34, 25: 44 };
/** The drawings of the motifs are made for this radius. */
const MOTIF_RADIUS = 38;

function reeded(radius: number, teeth: number, colour: string): string {
  const points = Array.from({ length: teeth * 2 }, (_, index): Point => {
    const angle = (index / teeth) * Math.PI;
    const reach = index % 2 === 1 ? radius : radius - 1.6;
    return [reach * Math.cos(angle), reach * Math.sin(angle)];
  });
  return path(polygon(points, 0.6), colour);
}

function coin(piece: Coin): Drawing {
  const radius = SIZE[piece].width / 2;
  const { base, shade, light, ink } = METAL[piece];
  const teeth = TEETH[piece];
  const inner =
    oval(3, 5, radius, radius, MARKET.shadow, { opacity: 0.28 }) +
    disc(0, 3.5, radius, shade) +
    (teeth === undefined ? '' : reeded(radius, teeth, shade)) +
    shaded(ellipse(0, 0, radius - 1), base, shade, { dx: -3, dy: -3 }) +
    disc(0, 0, radius * 0.83, shade) +
    disc(0.6, 0.9, radius * 0.81, light) +
    disc(0, 0, radius * 0.8, base) +
    placed(MOTIFS[piece](light), { y: -radius * 0.14, scale: radius / MOTIF_RADIUS }) +
    placed(figuresOf(`${piece}¢`, radius * 0.56, ink), { y: radius * 0.37 });
  const reach = Math.ceil(radius) + 1 + SHADOW.coin;
  return { inner, area: [-reach, -reach, 2 * reach, 2 * reach] };
}

const STAR = Array.from({ length: 10 }, (_, index): Point => {
  const angle = ((36 * index - 90) * Math.PI) / 180;
  const reach = index % 2 === 0 ? 25 : 12;
  return [-3 + reach * Math.cos(angle), -3 + reach * Math.sin(angle)];
});

function bill(): Drawing {
  const { width, height } = BILL;
  const [x, y] = [-width / 2, -height / 2];
  const { base, shade, frame, face, seal, star, ink } = PAPER_MONEY;
  const inner =
    box([x + 4, y + 6, width, height], 8, MARKET.shadow, { opacity: 0.25 }) +
    shaded(rounded(x, y, width, height, 8), base, shade, { dx: -5, dy: -5 }) +
    path(rounded(x + 10, y + 10, width - 24, height - 24, 6), frame) +
    path(rounded(x + 13, y + 13, width - 30, height - 30, 5), face) +
    disc(-2, -2, 37, shade) +
    disc(-3, -3, 34, seal) +
    path(polygon(STAR, 4), star) +
    placed(figuresOf('$1', 40, ink), { x: x + 45, y: -2 }) +
    placed(figuresOf('$1', 40, ink), { x: -x - 49, y: -2 });
  const [wide, high] = [Math.ceil(width / 2) + SHADOW.bill, Math.ceil(height / 2) + SHADOW.bill + 1];
  return { inner, area: [-wide, -high, 2 * wide, 2 * high] };
}

function enlarged({ inner, area: [x, y, width, height] }: Drawing): Drawing {
  const area = [x * MOST_SCALE, y * MOST_SCALE, width * MOST_SCALE, height * MOST_SCALE] as const;
  return { inner: placed(inner, { scale: MOST_SCALE }), area };
}

/** How large a mat and a pill are drawn, and how much of them the corners take. */
export const MAT = { size: 60, corner: 26 } as const;
export const PILL = { width: 60, height: 38, corner: 18 } as const;

/** Everything that the scene shows: pieces by what they are worth, mats, and pills to be tinted. */
export const marketDrawings = () =>
  ({
    'piece 1': enlarged(coin(1)),
    'piece 5': enlarged(coin(5)),
    'piece 10': enlarged(coin(10)),
    'piece 25': enlarged(coin(25)),
    'piece 100': enlarged(bill()),
    mat: { inner: box([0, 0, MAT.size, MAT.size], MAT.corner, MARKET.mat), area: [0, 0, MAT.size, MAT.size] },
    pill: {
      inner: box([0, 0, PILL.width, PILL.height], PILL.height / 2, '#fff'),
      area: [0, 0, PILL.width, PILL.height],
    },
  }) as const satisfies Readonly<Record<string, Drawing>>;

/** The name of the drawing of a piece. */
export const pieceName = (piece: Piece): keyof ReturnType<typeof marketDrawings> => `piece ${piece}`;
