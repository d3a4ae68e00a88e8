/* What a child may well come to in place of the answer by a slip. All amounts are cents. */

import type { Asked } from './asked';
import { countIn, sizeOf, worthOf } from './coins';

/** The smaller figure always taken from the larger, place by place: 52 − 37 = 25. */
function figuresApart(one: number, other: number): number {
  let apart = 0;
  for (let power = 1; power <= Math.max(one, other); power *= 10)
    apart += power * Math.abs((Math.floor(one / power) % 10) - (Math.floor(other / power) % 10));
  return apart;
}

/** Slips that lead from a question to another amount than its answer; some of it may be too far off to be offered. */
export function slipsFor(asked: Asked, answer: number): readonly number[] {
  switch (asked.type) {
    case 'countCoins': {
      const { heap } = asked;
      const [nickels, dimes] = [countIn(heap, 5), countIn(heap, 10)];
      return [
        // One nickel counted as a penny, all of them, one dime as a nickel, one nickel as a dime.
        ...(nickels > 0 ? [answer - 4, answer - 4 * nickels, answer + 5] : []),
        ...(dimes > 0 ? [answer - 5] : []),
        // A piece forgotten, a piece counted twice, and the pieces counted in place of what they are worth.
        ...heap.flatMap(({ piece }) => [answer - piece, answer + piece]),
        sizeOf(heap),
      ].filter((slip) => slip !== answer);
    }
    case 'makeChange':
      // A ten too many or too few (1.00 − 0.37 = 0.73), five off, and what is paid for.
      return [answer + 10, answer - 10, answer + 5, answer - 5, asked.price].filter((slip) => slip !== answer);
    case 'addMoney':
      // A ten forgotten, or one too many, and a nickel counted as a penny or a dime.
      return [answer - 10, answer + 10, answer - 4, answer + 5];
    case 'compareMoney': {
      const [one, other] = asked.heaps.map(worthOf);
      const apart = figuresApart(one ?? 0, other ?? 0);
      // A ten off, the smaller figure taken from the larger, and a nickel counted as a penny or a dime.
      return [answer + 10, answer - 10, apart, answer - 4, answer + 4, answer + 5].filter((slip) => slip !== answer);
    }
  }
}
