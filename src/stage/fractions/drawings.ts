/*
 * What fractions are shown with: cakes, bars and trays, and what they lie on. The drawings go into the atlas of a scene;
 * plates and boards, which never move, are markup for its backdrop.
 */
import type { Drawing } from '../atlas';
import { box, clipped, disc, ellipse, oval, path, polygon, rounded, shaded, star, stroke } from '../drawing';
import { LOOKS, type Look } from './pieces';

/** The radius of a cake as it is drawn, in units, and the air that its drawing leaves round it. */
export const CAKE = { radius: 100, air: 3, depth: 8 } as const;
/** A part of a bar as it is drawn, in units: its ends keep their width, what lies between them is stretched. */
export const PIECE = { width: 40, height: 84, depth: 6, end: 10 } as const;
/** A topping as it is drawn: how far it reaches from its middle, in units. */
export const TOPPING = { reach: 22, drawn: 14 } as const;
/** A cut as it is drawn, along x: the line, and the air that makes its edges smooth. */
export const CUT = { width: 6, air: 1 } as const;
/** The line of a fraction as it is drawn: its round ends keep their width. */
export const LINE = { width: 40, height: 8 } as const;

interface Tones {
  readonly base: string;
  readonly shade: string;
  readonly light: string;
}

/** The tones of each kind of cake. */
export const CAKE_TONES = {
  strawberry: { base: '#F58FA8', shade: '#D9607F', light: '#FFC1CF' },
  lemon: { base: '#FFD75E', shade: '#E5A91F', light: '#FFEBA6' },
  chocolate: { base: '#8A5A3C', shade: '#6A4029', light: '#A9765A' },
  mint: { base: '#7FD3B2', shade: '#4DAA87', light: '#B6EAD5' },
} as const satisfies Partial<Record<Look, Tones>>;

const CRUST = { base: '#E9BE7C', shade: '#A8723C' } as const;
const PLATE = { base: '#FFFFFF', shade: '#C9BFD6', inside: '#EFE8F6', empty: '#E2D8EE', stripe: '#C4B5DA' } as const;
const BOARD = { base: '#E9C595', shade: '#B98A5C', light: '#F5DCB6', empty: '#DDB786', stripe: '#C69A63' } as const;

const isCake = (look: Look): look is keyof typeof CAKE_TONES => look in CAKE_TONES;

/** Stripes from the lower left to the upper right over all that is clipped. */
const stripes = (reach: number, colour: string): string =>
  Array.from({ length: Math.ceil((4 * reach) / 16) }, (_, index) => {
    const x = -2 * reach + index * 16;
    return stroke(`M${x} ${reach}L${x + 2 * reach} ${-reach}`, colour, 4);
  }).join('');

/** A whole cake from above, its middle at 0,0: wedges are cut from it. */
function cake(look: Look): string {
  const { radius } = CAKE;
  if (look === 'empty') return disc(0, 0, radius, PLATE.empty);
  if (look === 'taken')
    return disc(0, 0, radius, PLATE.empty) + clipped(ellipse(0, 0, radius), stripes(radius, PLATE.stripe));
  const { base, shade, light } = CAKE_TONES[look];
  return (
    disc(0, 0, radius, CRUST.base) +
    disc(0, 0, radius * 0.9, shade) +
    disc(-2, -2.5, radius * 0.88, base) +
    stroke('M-75 -12A76 76 0 0 1 -12 -75', light, 7)
  );
}

/** A part of a bar, its upper left corner at 0,0. */
function piece(look: Look): string {
  const { width, height, depth } = PIECE;
  const outline = rounded(1, 0, width - 2, height, 7);
  if (look === 'empty') return path(outline, BOARD.empty);
  if (look === 'taken') return path(outline, BOARD.empty) + clipped(outline, stripes(height, BOARD.stripe));
  if (!isCake(look)) return '';
  const { base, shade, light } = CAKE_TONES[look];
  return (
    path(rounded(1, depth, width - 2, height, 7), shade) +
    path(outline, base) +
    box([7, 7, width - 14, 6], 3, light, { opacity: 0.8 })
  );
}

/** A strawberry with its leaves, its middle at 0,0. */
function topping(): string {
  const size = TOPPING.drawn;
  const berry = polygon(
    [
      [-size, -size * 0.7],
      [size, -size * 0.7],
      [0, size * 1.25],
    ],
    size * 0.75,
  );
  return (
    oval(1.5, size * 0.5, size * 1.15, size * 0.9, '#7A2038', { opacity: 0.22 }) +
    shaded(berry, '#E23D57', '#AE2140', { dx: -size * 0.3, dy: -size * 0.12 }) +
    path(star(0, -size * 0.62, size * 0.62, size * 0.28, { corner: 1 }), '#4E9E62')
  );
}

const flatColour = (look: Look): string => {
  if (isCake(look)) return CAKE_TONES[look].base;
  return look === 'empty' ? PLATE.empty : PLATE.stripe;
};

/** A drawing in one colour: parts of a mesh take the colour of its middle. */
const flat = (colour: string): Drawing => ({ inner: box([0, 0, 8, 8], 0, colour), area: [0, 0, 8, 8] });

/** All that fractions are drawn with, for the atlas of a scene. */
export function fractionDrawings(): Readonly<Record<string, Drawing>> {
  const reach = CAKE.radius + CAKE.air;
  const { width, height, depth } = PIECE;
  const ofLooks = LOOKS.flatMap((look): [string, Drawing][] => [
    [`cake ${look}`, { inner: cake(look), area: [-reach, -reach, 2 * reach, 2 * reach] }],
    [`piece ${look}`, { inner: piece(look), area: [0, 0, width, height + depth] }],
    [`flat ${look}`, flat(flatColour(look))],
  ]);
  const far = TOPPING.reach;
  return {
    ...Object.fromEntries(ofLooks),
    'cake side': flat(CRUST.shade),
    topping: { inner: topping(), area: [-far, -far, 2 * far, 2 * far] },
    cut: {
      inner: box([0, CUT.air, 8, CUT.width], 0, PLATE.inside),
      area: [0, 0, 8, CUT.width + 2 * CUT.air],
    },
    'fraction line': {
      inner: box([0, 0, LINE.width, LINE.height], LINE.height / 2, '#fff'),
      area: [0, 0, LINE.width, LINE.height],
    },
  };
}

/** A round plate for a cake of this radius, its middle there. */
export const plate = (x: number, y: number, radius: number): string =>
  oval(x + 4, y + 10, radius * 1.2, radius * 1.16, '#5A3218', { opacity: 0.18 }) +
  disc(x, y + 3, radius * 1.18, PLATE.shade) +
  disc(x, y, radius * 1.18, PLATE.base) +
  disc(x, y, radius * 1.04, PLATE.inside);

/** A square plate for a tray that reaches this far from its middle to each side. */
export function squarePlate(x: number, y: number, half: number): string {
  const rim = half * 1.16;
  const inside = half * 1.05;
  return (
    box([x - rim + 4, y - rim + 10, 2 * rim, 2 * rim], 24, '#5A3218', { opacity: 0.18 }) +
    box([x - rim, y - rim + 3, 2 * rim, 2 * rim], 22, PLATE.shade) +
    box([x - rim, y - rim, 2 * rim, 2 * rim], 22, PLATE.base) +
    box([x - inside, y - inside, 2 * inside, 2 * inside], 10, PLATE.inside)
  );
}

/** How far a board reaches beyond its bar, in units: to both sides, above and below. */
export const BOARD_EDGE = { side: 14, above: 12, below: 14 } as const;

/** A wooden board for a bar, whose upper left corner, length and height are given. */
export function board(x: number, y: number, length: number, height: number): string {
  const { side, above, below } = BOARD_EDGE;
  const [left, top, width, high] = [x - side, y - above, length + 2 * side, height + above + below];
  return (
    box([left, top + 9, width, high], 16, BOARD.shade) +
    box([left, top, width, high], 16, BOARD.base) +
    box([left, top, width, 10], 10, BOARD.light)
  );
}
