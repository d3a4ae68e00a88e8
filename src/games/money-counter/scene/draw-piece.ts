/* Draws coins and notes from their looks, in the style of the American ones. */
import type { Drawing } from '../../../stage/atlas';
import { box, disc, outline, oval, type Point, path, transformMarkup } from '../../../stage/drawing';
import { drawFigures } from './figures';
import { type CoinLook, METALS, type Metal, type NoteLook } from './piece-looks';
import { BILL_UNITS_PER_MM, MAX_SCALE, UNITS_PER_MM } from './piece-scale';

const SHADOW = '#5a2e12';
/** How far drawings extend beyond the piece. */
const MARGIN = { coin: 6.1, note: { x: 6.84, y: 8 } } as const;
/** The width of the shaded rim. */
const RIM = 1.8;

const pointAt = (radius: number, turn: number): Point => [
  radius * Math.sin(2 * Math.PI * turn),
  -radius * Math.cos(2 * Math.PI * turn),
];

/** Points of an outline that is not a polygon. */
const SMOOTH = 84;
/** How much the curved sides of a coin with seven bulge over straight ones, and how deep the notches of a flower are. */
const BULGE = 0.7;
const NOTCH = { count: 7, depth: 0.06 } as const;

/** The distance of a coin's edge from its middle, at a part of a turn, for a radius of 1. */
function edgeAt(shape: 7 | 'flower', turn: number): number {
  if (shape === 'flower') {
    const off = Math.abs(((turn * NOTCH.count) % 1) - 0.5) * 2;
    return 1 - NOTCH.depth * Math.max(0, 1 - (1 - off) * 5);
  }
  const angle = ((((turn * shape) % 1) - 0.5) * 2 * Math.PI) / shape;
  const straight = Math.cos(Math.PI / shape) / Math.cos(angle);
  return straight + (1 - straight) * BULGE;
}

/** The edge of a coin with this radius, around x and y. */
function drawEdge(shape: CoinLook['shape'], radius: number, [x, y]: Point, fill: string): string {
  if (shape === undefined) return disc(x, y, radius, fill);
  const points =
    shape === 7 || shape === 'flower'
      ? Array.from({ length: SMOOTH }, (_, index) => pointAt(radius * edgeAt(shape, index / SMOOTH), index / SMOOTH))
      : Array.from({ length: shape }, (_, index) => pointAt(radius, (index + 0.5) / shape));
  return path(outline(...points.map(([dx, dy]): Point => [x + dx, y + dy])), fill);
}

/** A disc with a lit edge, which stands out from what is below it. */
const face = (radius: number, { base, shade, light }: Metal): string =>
  disc(0, 0, radius * 1.035, shade) + disc(0.6, 0.9, radius * 1.012, light) + disc(0, 0, radius, base);

function drawCoin({ mm, metal, ring, shape }: CoinLook, value: string): Drawing {
  const radius = (mm * UNITS_PER_MM) / 2;
  const inner = METALS[metal];
  const outer = METALS[ring ?? metal];
  const faceRadius = radius * (ring === undefined ? 0.8 : 0.67);
  const markup =
    oval(3, 5, radius, radius, SHADOW, { opacity: 0.28 }) +
    drawEdge(shape, radius, [0, 3.5], outer.shade) +
    drawEdge(shape, radius, [0, 0], outer.shade) +
    drawEdge(shape, radius - RIM, [-0.8, -0.8], outer.base) +
    face(faceRadius, inner) +
    drawFigures(value, [0, 0], faceRadius * 1.5, faceRadius * 0.95, inner.ink);
  const extent = (radius + MARGIN.coin) * MAX_SCALE;
  return { inner: transformMarkup(markup, { scale: MAX_SCALE }), area: [-extent, -extent, 2 * extent, 2 * extent] };
}

function drawNote({ mm: [widthMm, heightMm], colour, shade, ink }: NoteLook, value: string): Drawing {
  const [x, y] = [(widthMm * BILL_UNITS_PER_MM) / 2, (heightMm * BILL_UNITS_PER_MM) / 2];
  const markup =
    box([-x + 4, -y + 6, 2 * x, 2 * y], 8, SHADOW, { opacity: 0.25 }) +
    box([-x, -y, 2 * x, 2 * y], 8, shade) +
    box([-x, -y, 2 * x - 5, 2 * y - 5], 8, colour) +
    box([-x + 10, -y + 10, 2 * x - 25, 2 * y - 25], 6, shade, { opacity: 0.45 }) +
    box([-x + 13, -y + 13, 2 * x - 31, 2 * y - 31], 5, '#fff', { opacity: 0.5 }) +
    disc(-2, -2, y * 0.62, shade) +
    disc(-3, -3, y * 0.56, colour) +
    disc(-3, -3, y * 0.4, shade, { opacity: 0.55 }) +
    disc(-3, -3, y * 0.2, colour) +
    [-1, 1].map((side) => drawFigures(value, [side * x * 0.6 - 2, -2], x * 0.4, y * 0.55, ink)).join('');
  const [width, height] = [(x + MARGIN.note.x) * MAX_SCALE, (y + MARGIN.note.y) * MAX_SCALE];
  return { inner: transformMarkup(markup, { scale: MAX_SCALE }), area: [-width, -height, 2 * width, 2 * height] };
}

const isCoin = (look: CoinLook | NoteLook): look is CoinLook => 'metal' in look;

/** A coin or note with its value on it, as it is written: "50p". */
export const drawPiece = (look: CoinLook | NoteLook, value: string): Drawing =>
  isCoin(look) ? drawCoin(look, value) : drawNote(look, value);
