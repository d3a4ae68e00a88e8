/* What grows in the garden, each from the middle of its foot. */
import { box, disc, ellipse, oval, paint, path, placed, rounded, shaded, star } from '../../../stage/drawing';
import { GARDEN } from './colours';

const { shadow, wood } = GARDEN;

const under = (x: number, y: number, rx: number, ry: number): string => oval(x, y, rx, ry, shadow, { opacity: 0.28 });

export const cypress = (): string =>
  under(6, 4, 26, 6) +
  box([-5, -16, 10, 20], 4, wood) +
  shaded(
    'M0 -190C34 -120 40 -50 26 -18Q0 -4 -26 -18C-40 -50 -34 -120 0 -190Z',
    GARDEN.cypress.base,
    GARDEN.cypress.shade,
    { dx: -10, dy: -4 },
  );

export function topiary(): string {
  const { base, shade, light } = GARDEN.topiary;
  return (
    under(8, 4, 34, 6) +
    shaded('M-26 -34H26L20 2H-20Z', GARDEN.pot.base, GARDEN.pot.shade, { dx: -7, dy: 0 }) +
    box([-4, -62, 8, 32], 3, wood) +
    shaded(ellipse(0, -82, 36), base, shade, { dx: -9, dy: -9, light, lightX: -42, lightY: -40 }) +
    shaded(ellipse(0, -132, 22), base, shade, { dx: -6, dy: -6 })
  );
}

/** A hedge from its upper left corner. */
export const hedge = (x: number, y: number, width: number, height: number): string => {
  const { base, shade, light } = GARDEN.hedge;
  const tones = { dx: -10, dy: -10, light, lightX: 0, lightY: -height * 0.78 };
  return shaded(rounded(x, y, width, height, 26), base, shade, tones);
};

/** A bed of ten flowers, from its left end. */
export function bed(petals: string, middle: string): string {
  const ground = shaded('M0 0C20 -26 190 -30 220 0C200 20 20 20 0 0Z', GARDEN.bed.base, GARDEN.bed.shade, {
    dx: -4,
    dy: -6,
  });
  const flowers = Array.from({ length: 10 }, (_, index) => {
    const [x, y] = [(index > 4 ? 46 : 30) + (index % 5) * 36, index > 4 ? 3 : -14];
    return path(star(x, y, 10.5, 6), petals) + disc(x, y, 3.4, middle);
  });
  return ground + flowers.join('');
}

/** Large leaves in the lower left corner. */
export function leaves(): string {
  const blades = [
    [-10, -120, -34],
    [24, -150, -8],
    [64, -128, 16],
    [96, -84, 40],
    [-40, -76, -58],
  ] as const;
  return blades
    .map(([x, length, turn], index) => {
      const outline = `M0 0C-24 ${length * 0.4} -16 ${length * 0.8} 0 ${length}C16 ${length * 0.8} 24 ${length * 0.4} 0 0Z`;
      const base = GARDEN.leaf.bases[index] ?? GARDEN.leaf.bases[0];
      return placed(shaded(outline, base, GARDEN.leaf.shade, { dx: -6, dy: -2 }), { x: x * 0.35, turn });
    })
    .join('');
}

/** A plinth from the middle of its upper edge. */
export function plinth(width: number, height: number): string {
  const { base, shade, cap, capShade } = GARDEN.plinth;
  const toned = { dx: -width * 0.24 };
  return (
    under(6, height + 2, width * 0.62, 7) +
    shaded(rounded(-width / 2, 0, width, height, 6), base, shade, { ...toned, dy: 0 }) +
    shaded(rounded(-width / 2 - 9, -8, width + 18, 15, 6), cap, capShade, { ...toned, dy: -4 })
  );
}

const HEART = 'M0 -10C-10 -34 -52 -40 -52 -72C-52 -102 -14 -108 0 -82C14 -108 52 -102 52 -72C52 -40 10 -34 0 -10Z';
const twice = (outline: string, base: string, shade: string): string =>
  path(outline, shade, { transform: 'translate(9 0)' }) + path(outline, base);

/** Small sculptures on their plinths, from its upper edge: shapes that are never asked about. */
export const smallStar = (): string =>
  plinth(66, 44) + twice(star(0, -55, 52, 25, { corner: 5 }), paint('sun-400'), paint('sun-600'));
export const smallHeart = (): string => plinth(66, 44) + twice(HEART, '#369FEF', '#1268AF');

export const cloud = (x: number, y: number, scale: number): string =>
  placed(
    shaded(
      'M10 46C-8 46 -8 22 10 20C12 4 36 -2 46 12C56 2 78 6 80 22C98 22 98 46 82 46Z',
      GARDEN.cloud.base,
      GARDEN.cloud.shade,
      { dx: -5, dy: -7 },
    ),
    { x, y, scale },
  );
