/* Parts of the stall, each drawn around its own 0,0. */
import { box, outline, path, transformed } from '../../../stage/drawing';
import { fillColours } from '../../../stage/drawings';
import fruitCrate from '../drawings/stall/crate.svg?markup';
import stripeDark from '../drawings/stall/stripe-dark.svg?markup';
import stripeLight from '../drawings/stall/stripe-light.svg?markup';
import { MARKET } from './colours';

export interface Fruit {
  readonly base: string;
  readonly shade: string;
}

/** How far a crate with its fruit extends upwards, the crate's height, and its width. */
export const CRATE = { up: 52, height: 58, width: 174 } as const;

/** A crate with ten fruits in two rows of five; its upper left corner is at 0,0. */
export const crate = ({ base, shade }: Fruit): string => fillColours(fruitCrate, { fruit: base, 'fruit-shade': shade });

/** Width of a stripe of the awning, which hangs from the upper edge. */
export const STRIPE_WIDTH = 100;

/** `count` stripes of an awning, starting at `x`, alternately dark and light. */
export const awning = (x: number, count: number): string =>
  Array.from({ length: count }, (_, index) =>
    transformed(index % 2 === 0 ? stripeDark : stripeLight, { x: x + index * STRIPE_WIDTH }),
  ).join('');

/** The counter seen from above, with its edge at the top. It is plain so that the money stands out. */
export function counterTopPicture(left: number, width: number, height: number, lightFrom: number): string {
  const { edge, dark, base, light, groove } = MARKET.counter;
  return (
    box([left, 8, width, height], 0, dark) +
    box([left, 20, width, height], 0, base) +
    path(outline([left, 20], [lightFrom, 20], [lightFrom - 220, height], [left, height]), light) +
    [108, 198, 288, 378, 468].map((y) => box([left, y, width, 3], 0, groove)).join('') +
    box([left, 0, width, 22], 0, edge)
  );
}
