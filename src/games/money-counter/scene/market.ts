/* What the stall is made of, round its own 0,0. */
import { box, disc, ellipse, path, rounded, shaded, stroke } from '../../../stage/drawing';
import { MARKET } from './colours';

/** One kind of fruit in its two tones. */
export interface Fruit {
  readonly base: string;
  readonly shade: string;
}

const APPLE = 19;

const apple = (x: number, y: number, { base, shade }: Fruit): string =>
  shaded(ellipse(x, y, APPLE), base, shade, { dx: -5, dy: -5 }) +
  disc(x - APPLE * 0.35, y - APPLE * 0.35, APPLE * 0.2, '#fff', { opacity: 0.6 }) +
  stroke(`M${x + 1} ${y - APPLE + 2}q2 -7 6 -8`, MARKET.stalk, 3);

/** How far a crate reaches: up with its fruit, and to the right. */
export const CRATE = { up: 52, height: 58, width: 174 } as const;

/** A crate with ten fruits, two rows of five; its upper left corner is at 0,0. */
export function crate(fruit: Fruit): string {
  const { base, shade, gap } = MARKET.crate;
  const fruits = Array.from({ length: 10 }, (_, index) =>
    apple(22 + (index % 5) * 33, -22 + Math.floor(index / 5) * 20, fruit),
  );
  return (
    fruits.join('') +
    shaded(rounded(-4, 0, CRATE.width, CRATE.height, 8), base, shade, { dx: -8, dy: -6 }) +
    box([6, 10, 146, 10], 4, gap) +
    box([6, 32, 146, 10], 4, gap)
  );
}

/** A stripe of the awning, 100 wide, hanging from the upper edge. */
const STRIPE = 100;
function stripe(x: number, tone: 'light' | 'dark', drop: number): string {
  const { base, shade } = MARKET.awning[tone];
  const hem = (y: number, colour: string) =>
    path(`M${x} 0H${x + STRIPE + 0.6}V${y}A${STRIPE / 2} ${STRIPE / 2.6} 0 0 1 ${x} ${y}Z`, colour);
  return hem(drop + 10, shade) + hem(drop, base);
}

/** So many stripes of an awning from x on, light and dark in turn. */
export const awning = (x: number, count: number, drop: number): string =>
  Array.from({ length: count }, (_, index) =>
    stripe(x + index * STRIPE, index % 2 === 0 ? 'dark' : 'light', drop),
  ).join('');

/** A round tree behind the stall. */
export const tree = (x: number, y: number): string =>
  shaded(ellipse(x, y, 84, 70), MARKET.tree.base, MARKET.tree.shade, { dx: -10, dy: -10 });

/** The counter seen from above, its edge at the top: the quiet field that money lies on. */
export function counterTopPicture(left: number, width: number, height: number, lightFrom: number): string {
  const { edge, dark, base, light, groove } = MARKET.counter;
  return (
    box([left, 8, width, height], 0, dark) +
    box([left, 20, width, height], 0, base) +
    path(`M${left} 20H${lightFrom}L${lightFrom - 220} ${height}H${left}Z`, light) +
    [108, 198, 288, 378, 468].map((y) => box([left, y, width, 3], 0, groove)).join('') +
    box([left, 0, width, 22], 0, edge)
  );
}
