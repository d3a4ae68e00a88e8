/* What stands and hangs in the mill, each round the middle of its foot or of its frame. */
import { box, disc, oval, paint, path, placed, shaded, stroke } from '../../../stage/drawing';
import { MILL } from './colours';

const { wood, loaf, sack, sky, hill } = MILL;

function bread(): string {
  const outline = 'M-34 0C-40 -26 -22 -34 0 -34S40 -26 34 0Z';
  return (
    oval(2, 2, 32, 5, loaf.under, { opacity: 0.3 }) +
    shaded(outline, loaf.base, loaf.shade, { dx: -6, dy: -5 }) +
    stroke('M-16 -26L-10 -12M-2 -30L4 -14M12 -28L18 -14', loaf.light, 5)
  );
}

const jar = (base: string, shade: string): string =>
  box([-17, -44, 34, 44], 8, shade) + box([-17, -44, 26, 44], 8, base) + box([-19, -54, 38, 13], 5, wood.shade);

/** A shelf on the wall with bread or jars; the board it stands on lies at 0. */
export function fullShelf(things: 'loaves' | 'jars'): string {
  const half = 84;
  const support = (x: number, to: number) => path(`M${x} 12v18q0 4 ${4 * to} 0l${14 * to} -18Z`, wood.dark);
  const on =
    things === 'loaves'
      ? placed(bread(), { x: -40 }) + placed(bread(), { x: 40 })
      : placed(jar(paint('coral-300'), paint('coral-500')), { x: -48 }) +
        placed(jar(paint('sun-300'), paint('sun-500')), {}) +
        placed(jar(paint('teal-300'), paint('teal-600')), { x: 48 });
  return (
    box([-half, 0, 2 * half, 12], 5, wood.shade) +
    box([-half, 0, 2 * half, 7], 4, wood.base) +
    support(-half + 22, 1) +
    support(half - 22, -1) +
    on
  );
}

/** A window: hills, and the four sails of the mill, which are quarters. */
export function millWindow(): string {
  const sail = (turn: number, colour: string) =>
    placed(box([-1.5, -44, 3, 44], 1, wood.dark) + box([1, -44, 13, 32], 2, colour), { turn });
  return (
    disc(0, 0, 74, wood.shade) +
    disc(-2, -2, 72, wood.base) +
    disc(0, 0, 62, sky) +
    path('M-61 12Q-30 -4 0 10T61 8A62 62 0 0 1 -61 12Z', hill) +
    placed(
      sail(24, paint('sun-400')) +
        sail(114, paint('coral-300')) +
        sail(204, paint('teal-300')) +
        sail(294, paint('violet-300')) +
        disc(0, 0, 6, wood.dark),
      { y: -2, scale: 1.1 },
    )
  );
}

/** Two sacks of flour. */
export function sacks(): string {
  const one = shaded('M-40 0C-56 -40 -48 -84 -26 -96H26C48 -84 56 -40 40 0Z', sack.base, sack.shade, {
    dx: -9,
    dy: -4,
  });
  const tied = one + path('M-24 -96L-32 -116Q0 -124 32 -116L24 -96Z', sack.base) + box([-28, -100, 56, 9], 4, sack.tie);
  return placed(tied, { x: 44, scale: 0.9 }) + placed(tied, { x: -36 });
}
