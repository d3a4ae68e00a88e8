/* Buns on a board: all of them can be counted, and groups are equal. */
import { describe, expect, it } from 'vitest';
import { AMOUNTS } from '../../machines/fraction-basics/amounts';
import { type BunSpots, groupedSpots, looseSpots } from '../../src/games/fraction-basics/scene/bun-layout';

const ROOMS = [
  { length: 660, height: 84 },
  { length: 352, height: 50 },
] as const;
const PROBLEMS = [...AMOUNTS.halves, ...AMOUNTS.thirds];

/** The smallest distance between the centres of two buns, in diameters. */
const closest = ({ size, spots }: BunSpots): number =>
  Math.min(
    Infinity,
    ...spots.flatMap((one, index) =>
      spots.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y) / size),
    ),
  );

describe.each(ROOMS)('On a board of $length x $height units', (room) => {
  const isInside = ({ size, spots }: BunSpots): boolean =>
    spots.every(
      ({ x, y }) =>
        x - size / 2 >= -0.01 &&
        x + size / 2 <= room.length + 0.01 &&
        y - size / 2 >= -0.01 &&
        y + size / 2 <= room.height + 0.01,
    );

  it('no bun covers another one or leaves the board', () => {
    for (const { amount, part } of PROBLEMS)
      for (const spots of [looseSpots(amount, room), groupedSpots(amount, part.denominator, room)]) {
        expect(spots.spots).toHaveLength(amount);
        expect(closest(spots)).toBeGreaterThan(0.95);
        expect({ amount, isInside: isInside(spots) }).toEqual({ amount, isInside: true });
      }
  });

  it('every group has the same number of buns within its part of the board', () => {
    for (const { amount, part } of PROBLEMS) {
      const groups = Array.from({ length: part.denominator }, () => 0);
      for (const { x } of groupedSpots(amount, part.denominator, room).spots)
        groups[Math.floor((x / room.length) * part.denominator)]! += 1;
      expect(new Set(groups)).toEqual(new Set([amount / part.denominator]));
    }
  });

  it('buns that are not shared are never in rows of one length, unless they are in one row', () => {
    for (const { amount } of PROBLEMS) {
      const { spots } = looseSpots(amount, room);
      // A row ends where the next bun is further to the left.
      const starts = spots.flatMap(({ x }, bun) => (bun === 0 || x < spots[bun - 1]!.x ? [bun] : []));
      const lengths = starts.map((start, row) => (starts[row + 1] ?? amount) - start);
      expect(lengths.length === 1 || new Set(lengths).size > 1).toBe(true);
    }
  });
});
