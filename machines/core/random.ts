/** A source of random numbers: each call returns the next one from 0 (included) to 1 (excluded), in steps of 2^-32. */
export type Random = () => number;

/** The four 32-bit words of a xoshiro128** generator; at least one is not 0. */
export type XoshiroState = [number, number, number, number];

const rotateLeft = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits));

/**
 * Returns the next unsigned 32-bit number of xoshiro128** 1.1 (Blackman and Vigna, https://prng.di.unimi.it) and
 * updates `state`.
 */
export function nextXoshiro(state: XoshiroState): number {
  const result = Math.imul(rotateLeft(Math.imul(state[1], 5), 7), 9) >>> 0;
  const shifted = state[1] << 9;
  state[2] ^= state[0];
  state[3] ^= state[1];
  state[1] ^= state[2];
  state[0] ^= state[3];
  state[2] ^= shifted;
  state[3] = rotateLeft(state[3], 11);
  return result;
}

/** The finaliser of MurmurHash3 (Appleby): every bit of `word` affects every bit of the result. */
function mixed(word: number): number {
  let bits = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}

const GOLDEN = 0x9e3779b9;

/**
 * The random stream for `seed` and `path`, so that question 7 of a round is the same on every device and in every test.
 * Different paths give independent streams.
 */
export function seededRandom(seed: number, ...path: readonly (number | string)[]): Random {
  let hash = mixed(seed);
  const absorb = (word: number) => {
    hash = mixed(Math.imul(hash, 31) + word + GOLDEN);
  };
  for (const step of path) {
    if (typeof step === 'number') {
      absorb(1);
      absorb(step);
    } else {
      absorb(2 + step.length);
      for (let index = 0; index < step.length; index++) absorb(step.charCodeAt(index));
    }
  }
  const word = (position: number) => mixed(hash + Math.imul(position, GOLDEN));
  // The last word is odd, because a state of four zeros would stay zero.
  const state: XoshiroState = [word(1), word(2), word(3), word(4) | 1];
  return () => nextXoshiro(state) / 2 ** 32;
}

/** A whole number from `low` to `high`, both included, all equally likely. */
export const randomInteger = (random: Random, low: number, high: number): number =>
  low + Math.floor(random() * (high - low + 1));

/** True with the given probability (0 to 1). */
export const randomBoolean = (random: Random, probability: number): boolean => random() < probability;

/** One of the items, all equally likely. */
export function pickOne<const T>(random: Random, items: readonly [T, ...T[]]): T {
  return items[randomInteger(random, 0, items.length - 1)] ?? items[0];
}

/** The items in random order, with all orders equally likely (Fisher and Yates). */
export function shuffle<T>(random: Random, items: Iterable<T>): T[] {
  const deck = [...items];
  for (let last = deck.length - 1; last > 0; last--) {
    const other = randomInteger(random, 0, last);
    [deck[last], deck[other]] = [deck[other]!, deck[last]!];
  }
  return deck;
}

/**
 * The number at one position of a shuffled deck of 0 to `size` - 1. It only shuffles as far as that position (Fisher
 * and Yates, from the top).
 */
export function shuffledNumberAt(random: Random, size: number, position: number): number {
  const moved = new Map<number, number>();
  let dealt = 0;
  for (let top = 0; top <= position; top++) {
    const drawn = randomInteger(random, top, size - 1);
    dealt = moved.get(drawn) ?? drawn;
    moved.set(drawn, moved.get(top) ?? top);
  }
  return dealt;
}
