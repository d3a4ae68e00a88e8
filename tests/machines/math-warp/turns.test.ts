import { describe, expect, it } from 'vitest';
import { motivationalLineAt, turnAt } from '../../../machines/math-warp/turns';
import { chiSquare, chiSquareLimit, countOccurrences } from '../../helpers/chi-square';
import { upTo } from '../../helpers/seeds';

describe('The motivational lines', () => {
  it('use all fifteen before one is repeated', () => {
    for (const seed of upTo(300)) {
      const turns = upTo(4).map(
        (turn) => new Set(upTo(15).map((index) => motivationalLineAt(seed, turn * 15 + index))),
      );
      expect(turns.map(({ size }) => size)).toEqual([15, 15, 15, 15]);
    }
  });

  it('never appear twice in a row', () => {
    const twice = upTo(1000).flatMap((seed) =>
      upTo(60).filter((number) => motivationalLineAt(seed, number) === motivationalLineAt(seed, number + 1)),
    );
    expect(twice).toEqual([]);
  });

  it('have an equal chance of being first', () => {
    const counts = countOccurrences(
      upTo(10_000).map((seed) => motivationalLineAt(seed, 0)),
      15,
    );
    expect(chiSquare(counts)).toBeLessThan(chiSquareLimit(15));
  });

  it('stay the same for the same seed', () => {
    expect(upTo(40).map((number) => motivationalLineAt(9, number))).toEqual(
      upTo(40).map((number) => motivationalLineAt(9, number)),
    );
  });
});

describe('Taking turns', () => {
  it.each([3, 6, 15])('uses all %i before one is repeated, and never the same one twice in a row', (count) => {
    for (const seed of upTo(500)) {
      const things = upTo(4 * count).map((number) => turnAt(seed, 'things', count, number));
      for (const turn of upTo(4)) expect(new Set(things.slice(turn * count, (turn + 1) * count)).size).toBe(count);
      expect(things.filter((thing, number) => thing === things[number + 1])).toEqual([]);
    }
  });

  it('gives each an equal chance at every position', () => {
    for (const number of [0, 5, 6, 7, 11]) {
      const counts = countOccurrences(
        upTo(10_000).map((seed) => turnAt(seed, 'things', 6, number)),
        6,
      );
      expect(chiSquare(counts)).toBeLessThan(chiSquareLimit(6));
    }
  });
});
