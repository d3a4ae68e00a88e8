/* A simulated child who knows some facts of the tables and not others, no matter in which form
   they are asked. */
import { calculateAnswer } from './sums';

/** The difficulty of each table for the children in published studies. */
const HARDNESS: Readonly<Record<number, number>> = {
  1: 0,
  2: 0.55,
  3: 1.1,
  4: 1.45,
  5: 0.8,
  6: 1.75,
  7: 1.95,
  8: 2.15,
  9: 1.6,
  10: 0.15,
  11: 0.75,
  12: 1.75,
};

/** A random number generator: mulberry32. */
function chanceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const logistic = (value: number): number => 1 / (1 + Math.exp(-value));

/** A child's answer, and the time to think of it and to write it, in milliseconds. */
export interface ChildAnswer {
  readonly answer: number;
  readonly thinkingMs: number;
  readonly writingMs: number;
}

const WRITING_MS = { first: 500, perDigit: 350 } as const;

/** A child of some ability (0 is average): the facts that it knows, and how it answers. */
export class Child {
  private readonly chance: () => number;
  private readonly known = new Set<string>();

  constructor(seed: number, ability = 0) {
    this.chance = chanceOf(seed);
    for (let small = 1; small <= 12; small++)
      for (let large = small; large <= 12; large++) {
        const hardness = (HARDNESS[small] ?? 0) + (HARDNESS[large] ?? 0) - (small === large ? 0.7 : 0);
        if (this.chance() < logistic(3 * (2.4 - hardness + ability))) this.known.add(`${small}x${large}`);
      }
  }

  /** Whether the child knows a fact, named as in `7x8`. */
  knows(fact: string): boolean {
    return this.known.has(fact);
  }

  /**
   * Answers a sum as the page shows it, such as "7 × 8". The child knows everything that is not a
   * product of the tables.
   */
  answer(sum: string): ChildAnswer {
    const right = calculateAnswer(sum);
    const [first, operation, second] = sum.split(' ');
    const fact = [Number(first), Number(second)].toSorted((one, other) => one - other).join('x');
    const isKnown = operation !== '×' || this.knows(fact);
    const isCorrect = this.chance() < (isKnown ? 0.97 : 0.1);
    return {
      answer: isCorrect ? right : right + 1 + Math.floor(3 * this.chance()),
      thinkingMs: Math.round(isKnown ? 600 + 500 * this.chance() : 3000 + 3000 * this.chance()),
      writingMs: WRITING_MS.first + WRITING_MS.perDigit * String(right).length,
    };
  }
}
