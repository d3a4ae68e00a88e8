import { describe, expect, it } from 'vitest';
import {
  nextXoshiro,
  pickOne,
  type Random,
  randomBoolean,
  randomInteger,
  seededRandom,
  shuffle,
  shuffledNumberAt,
  type XoshiroState,
} from '../../../machines/core/random';
import { chiSquare, chiSquareLimit, countOccurrences } from '../../helpers/chi-square';
import { indicesUpTo } from '../../helpers/seeds';

const SEEDS = indicesUpTo(10_000);
const bucket = (random: Random, buckets: number): number => Math.floor(random() * buckets);

describe('xoshiro128**', () => {
  it('gives the published numbers of the reference implementation', () => {
    // rand_xoshiro's test vector, made with version 1.1 of the reference implementation.
    const published = [
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ];
    const state: XoshiroState = [1, 2, 3, 4];
    expect(published.map(() => nextXoshiro(state))).toEqual(published);
  });
});

describe("A seed's random stream", () => {
  it('is the same for the same seed and path', () => {
    const random = seededRandom(42, 'level', 3, 7);
    const again = seededRandom(42, 'level', 3, 7);
    for (let draw = 0; draw < 20; draw++) expect(again()).toBe(random());
  });

  it('goes from 0 (included) to 1 (excluded)', () => {
    const draws = SEEDS.map((seed) => seededRandom(seed, 'any')());
    expect(Math.min(...draws)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...draws)).toBeLessThan(1);
  });

  it.each([
    ['a number, a text', ['a', 1], ['a1']],
    ['two numbers, one number', [1, 2], [12]],
    ['another order', [1, 2], [2, 1]],
    ['a digit as a string, the same digit as a number', ['1'], [1]],
    ['strings split at another place', ['ab', 'c'], ['a', 'bc']],
    ['two strings, one string with a separator', ['a', 'b'], ['a\u0002b']],
    ['an empty string, nothing', [''], []],
    ['a longer path', [0], [0, 0]],
  ])('differs for another path: %s', (_, one, other) => {
    const differing = indicesUpTo(100).filter(
      (seed) => seededRandom(seed, ...one)() !== seededRandom(seed, ...other)(),
    );
    expect(differing).toHaveLength(100);
  });

  it('starts evenly distributed over 10,000 consecutive seeds, in its high and low bits', () => {
    const first = SEEDS.map((seed) => seededRandom(seed)());
    expect(
      chiSquare(
        countOccurrences(
          first.map((draw) => Math.floor(draw * 100)),
          100,
        ),
      ),
    ).toBeLessThan(chiSquareLimit(100));
    expect(
      chiSquare(
        countOccurrences(
          first.map((draw) => (draw * 2 ** 32) % 64),
          64,
        ),
      ),
    ).toBeLessThan(chiSquareLimit(64));
  });

  it('starts evenly distributed over 10,000 consecutive numbers of one seed', () => {
    const counts = countOccurrences(
      SEEDS.map((number) => bucket(seededRandom(7, 'level', 1, number), 100)),
      100,
    );
    expect(chiSquare(counts)).toBeLessThan(chiSquareLimit(100));
  });

  it('does not predict the stream of the next seed, of the next number, or its own next value', () => {
    const pairs = {
      seeds: SEEDS.map((seed) => [seededRandom(seed, 1), seededRandom(seed + 1, 1)] as const),
      numbers: SEEDS.map((seed) => [seededRandom(seed, 1), seededRandom(seed, 2)] as const),
      draws: SEEDS.map((seed) => seededRandom(seed, 1)).map((random) => [random, random] as const),
    };
    const joint = Object.values(pairs).map((list) =>
      chiSquare(
        countOccurrences(
          list.map(([one, other]) => bucket(one, 8) * 8 + bucket(other, 8)),
          64,
        ),
      ),
    );
    expect(Math.max(...joint)).toBeLessThan(chiSquareLimit(64));
  });
});

describe('Whole numbers', () => {
  it('cover their whole range evenly', () => {
    const random = seededRandom(3);
    const draws = SEEDS.map(() => randomInteger(random, -3, 9));
    expect([Math.min(...draws), Math.max(...draws)]).toEqual([-3, 9]);
    expect(draws.every(Number.isInteger)).toBe(true);
    expect(
      chiSquare(
        countOccurrences(
          draws.map((draw) => draw + 3),
          13,
        ),
      ),
    ).toBeLessThan(chiSquareLimit(13));
  });

  it('never vary in a range of one', () => {
    expect(randomInteger(seededRandom(1), 6, 6)).toBe(6);
  });
});

describe('Picking and chance', () => {
  it('choose every item equally often', () => {
    const random = seededRandom(4);
    const counts = countOccurrences(
      SEEDS.map(() => pickOne(random, [0, 1, 2, 3, 4, 5, 6])),
      7,
    );
    expect(chiSquare(counts)).toBeLessThan(chiSquareLimit(7));
  });

  it('return true as often as the probability requires, never at 0 and always at 1', () => {
    const random = seededRandom(5);
    const ratio = (probability: number) => SEEDS.filter(() => randomBoolean(random, probability)).length / SEEDS.length;
    expect([ratio(0), ratio(1)]).toEqual([0, 1]);
    expect(Math.abs(ratio(0.1) - 0.1)).toBeLessThan(0.012);
  });
});

describe('Shuffling', () => {
  it('gives all 24 orders of four items equally often over 10,000 seeds', () => {
    const orders = new Map<string, number>();
    for (const seed of SEEDS) {
      const order = shuffle(seededRandom(seed, 'shuffle'), 'abcd').join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    expect(chiSquare([...orders.values()])).toBeLessThan(chiSquareLimit(24));
  });

  it('keeps every item and does not change its input', () => {
    const items = [5, 5, 7, 9, 11];
    expect(shuffle(seededRandom(8), items).toSorted((a, b) => a - b)).toEqual(items);
    expect(items).toEqual([5, 5, 7, 9, 11]);
    expect(shuffle(seededRandom(8), [])).toEqual([]);
  });
});

describe('Single cards in a shuffled deck', () => {
  it('contain each number once for any deck size, and never change', () => {
    for (const size of [1, 2, 7, 40]) {
      const deck = () =>
        Array.from({ length: size }, (_, index) => shuffledNumberAt(seededRandom(3, size), size, index));
      expect(deck().toSorted((a, b) => a - b)).toEqual(Array.from({ length: size }, (_, number) => number));
      expect(deck()).toEqual(deck());
    }
  });

  it('show every number equally often at every position', () => {
    const indices = SEEDS.map((seed) => shuffledNumberAt(seededRandom(seed), 5, 3));
    expect(chiSquare(countOccurrences(indices, 5))).toBeLessThan(chiSquareLimit(5));
  });
});
