import { describe, expect, it } from 'vitest';
import {
  combineHeaps,
  countPieces,
  countUpTo,
  createHeap,
  getHeapValue,
  listPieces,
  splitIntoFewestPieces,
} from '../../../machines/money-counter/coins';
import { calculateAnswer } from '../../../machines/money-counter/money-problem';
import { getDistractors } from '../../../machines/money-counter/typical-mistakes';
import { indicesUpTo } from '../../helpers/seeds';

const heap = (pennies: number, nickels = 0, dimes = 0, quarters = 0, dollars = 0) => {
  const counts = { 1: pennies, 5: nickels, 10: dimes, 25: quarters, 100: dollars };
  return createHeap((piece) => counts[piece]);
};

describe('A heap of money', () => {
  it('is worth the sum of its pieces', () => {
    expect([heap(3), heap(3, 1), heap(3, 1, 5), heap(3, 1, 5, 4), heap(3, 1, 5, 4, 1)].map(getHeapValue)).toEqual([
      3, 8, 58, 158, 258,
    ]);
  });

  it('lists its kinds in order, largest first, without counts of 0', () => {
    expect(heap(2, 0, 1)).toEqual([
      { piece: 10, count: 1 },
      { piece: 1, count: 2 },
    ]);
    expect(listPieces(heap(2, 0, 1))).toEqual([10, 1, 1]);
  });

  it('contains the pieces of both when combined with another', () => {
    expect(combineHeaps(heap(2, 1), heap(3, 0, 1))).toEqual(heap(5, 1, 1));
  });
});

/** The fewest pieces for each amount, found by trying every possible last piece. */
function fewestByTrying(max: number): readonly number[] {
  const fewest = [0];
  for (let cents = 1; cents <= max; cents++)
    fewest[cents] =
      1 + Math.min(...[1, 5, 10, 25, 100].filter((piece) => piece <= cents).map((piece) => fewest[cents - piece] ?? 0));
  return fewest;
}

describe('Change', () => {
  it('is correct and has the fewest pieces, for every amount up to five dollars', () => {
    const fewest = fewestByTrying(500);
    const found = indicesUpTo(501).map((cents) => [
      getHeapValue(splitIntoFewestPieces(cents)),
      countPieces(splitIntoFewestPieces(cents)),
    ]);
    expect(found).toEqual(indicesUpTo(501).map((cents) => [cents, fewest[cents]]));
  });

  it('is counted up from the price, smallest first', () => {
    expect(countUpTo(37, 100)).toEqual([
      { piece: 1, total: 38 },
      { piece: 1, total: 39 },
      { piece: 1, total: 40 },
      { piece: 10, total: 50 },
      { piece: 25, total: 75 },
      { piece: 25, total: 100 },
    ]);
  });

  it('never needs more than thirteen pieces, and always reaches its end', () => {
    for (const price of indicesUpTo(500)) {
      const steps = countUpTo(price, 500);
      expect(steps.at(-1)?.total).toBe(500);
      expect(steps.length).toBeLessThanOrEqual(13);
    }
  });
});

describe('Typical mistakes', () => {
  it.each([
    // 3 pennies and 2 nickels: 13. One nickel as a penny: 9, both: 5, one as a dime: 18; a nickel forgotten: 8, counted
    // twice: 18; a penny: 12 or 14; five pieces.
    [{ type: 'countCoins', heap: heap(3, 2) } as const, [9, 5, 18, 8, 18, 12, 14, 5]],
    // 1 penny and 1 dime: 11. The dime as a nickel: 6; forgotten: 1, counted twice: 21; the penny: 10 or 12; two
    // pieces.
    [{ type: 'countCoins', heap: heap(1, 0, 1) } as const, [6, 1, 21, 10, 12, 2]],
    // 1.00 − 0.37 = 0.63.
    [{ type: 'makeChange', heap: heap(0, 0, 0, 0, 1), price: 37 } as const, [73, 53, 68, 58, 37]],
    // 0.18 + 0.13 = 0.31.
    [{ type: 'addMoney', heaps: [heap(3, 1, 1), heap(3, 0, 1)] } as const, [21, 41, 27, 36]],
    // 0.21 − 0.13 = 0.08; digit by digit: 0.12.
    [{ type: 'compareMoney', heaps: [heap(1, 0, 2), heap(3, 0, 1)] } as const, [18, -2, 12, 4, 12, 13]],
  ])('for %o are %o', (asked, slips) => {
    expect(getDistractors(asked, calculateAnswer(asked))).toEqual(slips);
  });
});
