import type { Drawing } from '../../../stage/atlas';
import { bolt, box, paint, path, placed, shaded } from '../../../stage/drawing';

const SKY = { light: '#9FD6FF', base: '#369FEF', shade: '#1268AF' } as const;
const LEFT_WING = 'M-20 -8C-52 4 -74 22 -80 40C-62 36 -40 32 -20 30Z';
const RIGHT_WING = 'M20 -8C52 4 74 22 80 40C62 36 40 32 20 30Z';
const HULL = 'M0 -58C26 -44 38 -12 38 20Q38 30 26 30H-26Q-38 30 -38 20C-38 -12 -26 -44 0 -58Z';
const WINDOW = 'M0 -38C14 -30 20 -16 19 -2C10 4 -10 4 -19 -2C-20 -16 -14 -30 0 -38Z';

/** A flame is drawn at its longest, as in warp mode, and burns downwards from 0,0. */
export const FLAME = { length: 56, left: -22, right: 22, y: 22 } as const;

const ship = (): string =>
  shaded(LEFT_WING, paint('coral-500'), '#A32C1F', { dx: -3, dy: -7 }) +
  path(RIGHT_WING, paint('coral-600')) +
  shaded(HULL, '#F4F0FF', '#B9AEDD', { dx: -12, dy: -4 }) +
  shaded(WINDOW, SKY.base, SKY.shade, { dx: -5, dy: -3, light: SKY.light, lightX: -18, lightY: -10 }) +
  box([-34, 20, 24, 12], 5, '#6D63A0') +
  box([10, 20, 24, 12], 5, '#564D88') +
  path(bolt(0, 14, 11), paint('sun-500'));

/** A tongue of fire, so wide at its foot and so long; `low` and `middle` say where it is still wide. */
const tongue = (wide: number, long: number, low: number, middle: number, colour: string): string =>
  path(
    `M${-wide} 0C${-wide - 2} ${low} ${-wide * 0.4} ${middle} 0 ${long}C${wide * 0.4} ${middle} ${wide + 2} ${low} ${wide} 0Z`,
    colour,
  );

const flame = (): string =>
  tongue(11, FLAME.length, FLAME.length * 0.5, FLAME.length * 0.8, paint('coral-400')) +
  tongue(6, FLAME.length * 0.66, FLAME.length * 0.3, FLAME.length * 0.5, paint('sun-300'));

/** The ship with both its flames at their longest, as one picture. */
export const burningShip = (): Drawing => ({
  inner: [FLAME.left, FLAME.right].map((x) => placed(flame(), { x, y: FLAME.y })).join('') + ship(),
  area: [-84, -62, 168, 142],
});

/** The ship, and one flame. */
export const shipDrawings = (): Readonly<Record<string, Drawing>> => ({
  ship: { inner: ship(), area: [-84, -62, 168, 106] },
  flame: { inner: flame(), area: [-15, 0, 30, FLAME.length + 2] },
});
