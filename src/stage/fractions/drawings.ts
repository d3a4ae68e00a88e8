/*
 * The drawings that show fractions: cakes, bars, trays and the boards under them. The drawings are for the atlas of a
 * scene. Plates and boards, which never move, are markup for its backdrop.
 */
import type { Drawing } from '../atlas';
import { box, disc, oval } from '../drawing';
import { drawingInColours, drawingsByName } from '../drawings';
import cake from './drawings/tones/cake.svg?drawing';
import piece from './drawings/tones/piece.svg?drawing';
import { PIECE_LOOKS, type PieceLook } from './pieces';

/** The drawn radius of a cake, in units, and the space that its drawing leaves around it. */
export const CAKE = { radius: 100, air: 3, depth: 8 } as const;
/** The drawn size of a part of a bar, in units. Its ends keep their width and its middle is stretched. */
export const PIECE = { width: 40, height: 84, depth: 6, end: 10 } as const;
/** The drawn size of a topping: the distance from its centre to its edge, in units. */
export const TOPPING = { reach: 22, drawn: 14 } as const;
/** The drawn size of a cut along x: the line, and the space that smooths its edges. */
export const CUT = { width: 6, air: 1 } as const;
/** The drawn size of a fraction line. Its round ends keep their width. */
export const LINE = { width: 40, height: 8 } as const;

interface Tones {
  readonly base: string;
  readonly shade: string;
  readonly light: string;
}

export const CAKE_TONES = {
  strawberry: { base: '#F58FA8', shade: '#D9607F', light: '#FFC1CF' },
  lemon: { base: '#FFD75E', shade: '#E5A91F', light: '#FFEBA6' },
  chocolate: { base: '#8A5A3C', shade: '#6A4029', light: '#A9765A' },
  mint: { base: '#7FD3B2', shade: '#4DAA87', light: '#B6EAD5' },
} as const satisfies Partial<Record<PieceLook, Tones>>;

const CRUST_SHADE = '#A8723C';
const PLATE = { base: '#FFFFFF', shade: '#C9BFD6', inside: '#EFE8F6', empty: '#E2D8EE', stripe: '#C4B5DA' } as const;
const BOARD = { base: '#E9C595', shade: '#B98A5C', light: '#F5DCB6' } as const;

/** The drawings with their own colours, by name. */
const files = drawingsByName(
  import.meta.glob<Drawing>('./drawings/*.svg', { query: '?drawing', import: 'default', eager: true }),
);

const isCake = (look: PieceLook): look is keyof typeof CAKE_TONES => look in CAKE_TONES;

const flatColour = (look: PieceLook): string => {
  if (isCake(look)) return CAKE_TONES[look].base;
  return look === 'empty' ? PLATE.empty : PLATE.stripe;
};

/** A drawing in one colour: parts of a mesh take the colour of its middle. */
const flat = (colour: string): Drawing => ({ inner: box([0, 0, 8, 8], 0, colour), area: [0, 0, 8, 8] });

/** All fraction drawings, for the atlas of a scene. */
export const fractionDrawings = (): Readonly<Record<string, Drawing>> => ({
  ...files,
  ...Object.fromEntries(
    Object.entries(CAKE_TONES).flatMap(([look, tones]): [string, Drawing][] => [
      [`cake ${look}`, drawingInColours(cake, tones)],
      [`piece ${look}`, drawingInColours(piece, tones)],
    ]),
  ),
  ...Object.fromEntries(PIECE_LOOKS.map((look) => [`flat ${look}`, flat(flatColour(look))])),
  'cake side': flat(CRUST_SHADE),
});

/** A round plate for a cake of this radius, centred on a point. */
export const roundPlate = (x: number, y: number, radius: number): string =>
  oval(x + 4, y + 10, radius * 1.2, radius * 1.16, '#5A3218', { opacity: 0.18 }) +
  disc(x, y + 3, radius * 1.18, PLATE.shade) +
  disc(x, y, radius * 1.18, PLATE.base) +
  disc(x, y, radius * 1.04, PLATE.inside);

/** A square plate for a tray that extends `half` from its centre to each side. */
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

/** How far a board extends beyond its bar, in units: to both sides, above and below. */
export const BOARD_EDGE = { side: 14, above: 12, below: 14 } as const;

/** A wooden board for a bar with this top left corner, length and height. */
export function barBoard(x: number, y: number, length: number, height: number): string {
  const { side, above, below } = BOARD_EDGE;
  const [left, top, width, high] = [x - side, y - above, length + 2 * side, height + above + below];
  return (
    box([left, top + 9, width, high], 16, BOARD.shade) +
    box([left, top, width, high], 16, BOARD.base) +
    box([left, top, width, 10], 10, BOARD.light)
  );
}
