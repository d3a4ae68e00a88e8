/** A source of chance: each call gives the next number from 0 (included) to 1 (excluded), in steps of 2^-32. */
export type Random = () => number;

/** The four 32-bit words of a xoshiro128** generator; not all of them 0. */
export type XoshiroState = [number, number, number, number];

const rotateLeft = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits));

/**
 * The next unsigned 32-bit number of xoshiro128** 1.1 (Blackman and Vigna, https://prng.di.unimi.it); moves `state` on.
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

/** The finaliser of MurmurHash3 (Appleby): every bit of `word` changes every bit of the result. */
function mixed(word: number): number {
  let bits = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}

const GOLDEN = 0x9e3779b9;

/**
 * The stream of chance that belongs to `seed` and `path`: question 7 of a round is the same on every device and in
 * every test. Streams of different paths have nothing to do with one another.
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
  // The last word is odd, since a state of four zeros would stay zero.
  const state: XoshiroState = [word(1), word(2), word(3), word(4) | 1];
  return () => nextXoshiro(state) / 2 ** 32;
}

/** A whole number from `low` to `high`, both included, each as likely as the next. */
export const wholeBetween = (random: Random, low: number, high: number): number =>
  low + Math.floor(random() * (high - low + 1));

/** True with the given probability (0 to 1). */
export const happens = (random: Random, probability: number): boolean => random() < probability;

/** One of `items`, each as likely as the next. */
export function pickOne<const T>(random: Random, items: readonly [T, ...T[]]): T {
  return items[wholeBetween(random, 0, items.length - 1)] ?? items[0];
}

/** The items in a new order, every order as likely as the next (Fisher and Yates). */
export function shuffle<T>(random: Random, items: Iterable<T>): T[] {
  const deck = [...items];
  for (let last = deck.length - 1; last > 0; last--) {
    const other = wholeBetween(random, 0, last);
    [deck[last], deck[other]] = [deck[other]!, deck[last]!];
  }
  return deck;
}

/**
 * What lies at a place of a shuffled deck of the numbers from 0 to `size` - 1 (Fisher and Yates, from the top down, no
 * further than is asked for).
 */
export function dealtAt(random: Random, size: number, position: number): number {
  const moved = new Map<number, number>();
  let dealt = 0;
  for (let top = 0; top <= position; top++) {
    const drawn = wholeBetween(random, top, size - 1);
    dealt = moved.get(drawn) ?? drawn;
    moved.set(drawn, moved.get(top) ?? top);
  }
  return dealt;
}
