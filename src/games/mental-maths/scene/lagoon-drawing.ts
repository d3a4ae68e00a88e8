/* What stands round the water of the lagoon: palms, beaches, clouds, a fish. */
import { disc, INK, paint, path, placed, shaded, stroke } from '../../../stage/drawing';
import { LAGOON } from './colours';

const LEAF = { light: ['#55B944', '#2A7A22'], dark: ['#3A9D2E', '#23601E'] } as const;

/** Leaves of a palm: turned so far, so long, and in which tones. */
const LEAVES = [
  [200, 84, 'dark'],
  [-24, 90, 'dark'],
  [30, 74, 'light'],
  [152, 76, 'light'],
  [-70, 70, 'light'],
] as const;

function leaf([turn, length, tone]: (typeof LEAVES)[number]): string {
  const [base, shade] = LEAF[tone];
  const d = `M0 0C${length * 0.3} -26 ${length * 0.75} -22 ${length} 14C${length * 0.7} -2 ${length * 0.35} 2 0 0Z`;
  return placed(shaded(d, base, shade, { dx: -3, dy: -6 }), { x: 20, y: -118, turn });
}

/** A palm, its foot at 0,0, leaning to the right. */
const palm = (): string =>
  stroke('M0 0C6 -40 2 -80 22 -118', '#A8703F', 17) +
  stroke('M-3 -2C2 -40 -2 -80 18 -118', '#C98D55', 8) +
  LEAVES.map(leaf).join('') +
  disc(16, -110, 8, '#8A5730') +
  disc(28, -106, 8, '#6E4424');

/** Moved and scaled, and turned to face the other way where `scaleX` is below 0. */
const stretched = (inner: string, x: number, y: number, scaleX: number, scaleY: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scaleX} ${scaleY})">${inner}</g>`;

const beach = (): string =>
  path('M-150 30C-120 -16 -40 -26 20 -20C90 -14 140 6 160 30Z', LAGOON.sand[1]) +
  path('M-150 26C-116 -20 -40 -28 14 -24C70 -18 100 2 118 26Z', LAGOON.sand[0]);

/** The island on the left with its two palms; the horizon is at 0. */
export const leftIsland = (x: number): string =>
  stretched(beach(), x, 26, 1, 1) +
  stretched(palm(), x + 2, 12, 1.15, 1.15) +
  stretched(palm(), x - 54, 16, 0.85, 0.85);

/** The island on the right with its palm. */
export const rightIsland = (x: number): string =>
  stretched(beach(), x, 40, -0.92, 0.92) + stretched(palm(), x - 22, 20, 1, 1);

const CLOUD = 'M10 46C-8 46 -8 22 10 20C12 4 36 -2 46 12C56 2 78 6 80 22C98 22 98 46 82 46Z';

/** A cloud in two tones. */
export const cloud = (x: number, y: number, scale: number): string =>
  placed(shaded(CLOUD, LAGOON.cloud[0], LAGOON.cloud[1], { dx: -5, dy: -7 }), { x, y, scale });

/** A cloud farther away. */
export const farCloud = (x: number, y: number, scale: number): string =>
  placed(path(CLOUD, LAGOON.cloud[2]), { x, y, scale });

/** A ripple on the water, so long. */
export const ripple = (x: number, y: number, length: number): string =>
  stroke(`M${x} ${y}C${x + length * 0.25} ${y - 6} ${x + length * 0.5} ${y + 5} ${x + length} ${y}`, '#fff', 4, {
    opacity: 0.5,
  });

/** A fish. */
export const fish = (x: number, y: number): string =>
  placed(
    path('M0 0C14 -14 34 -10 44 4C34 16 14 16 0 6L-16 16V-12Z', paint('coral-400')) +
      disc(32, 1, 3, INK) +
      path('M-16 -12V16L0 6V0Z', paint('coral-600')),
    { x, y, scale: 0.7 },
  );
