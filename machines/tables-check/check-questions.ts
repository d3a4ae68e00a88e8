/*
 * Draws the 25 questions in a check from a seed, within all limits of the framework. The random draws are weighted so
 * that each of the 121 products appears about equally often, as far as the limits allow: the 2 and 10 times tables can
 * have at most two questions each, where an equal share would be 2.27.
 */
import { type Equation } from '../core/arithmetic';
import { type Random, seededRandom, shuffle } from '../core/random';
import { RULES, TABLES, type Table } from './rules';

/** `number` counts from 0, separately in the warm-up and in the check. */
export interface Question extends Equation {
  readonly operation: '×';
  readonly number: number;
  readonly part: 'warmUp' | 'check';
}

/** Weights that even out the draws, found by experiment. */
const WEIGHTS = {
  /** The weight of a table that takes another question, by its minimum number of questions. */
  table: [14, 2.4, 0.6],
  /** The factor for a second number each time it has been used. */
  again: 0.5,
  /** The factor for a square, which can never be an earlier question the other way round. */
  square: 0.95,
} as const;

type Counts = Record<Table, number>;

const counts = (of: (table: Table) => number): Counts => ({
  2: of(2),
  3: of(3),
  4: of(4),
  5: of(5),
  6: of(6),
  7: of(7),
  8: of(8),
  9: of(9),
  10: of(10),
  11: of(11),
  12: of(12),
});
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Draws a table by weight; undefined if there is none. */
function drawn(random: Random, tables: readonly Table[], weightOf: (table: Table) => number): Table | undefined {
  let left = random() * sum(tables.map(weightOf));
  return tables.find((table) => (left -= weightOf(table)) < 0) ?? tables.at(-1);
}

const [EARLY_MIN, EARLY_MAX] = RULES.early.limits;

/** The number of questions for each table; null if the early tables get too many or too few. */
function countTables(random: Random): Counts | null {
  const count = counts((table) => RULES.tables[table][0]);
  for (let left = RULES.questions - sum(Object.values(count)); left > 0; left--) {
    const room = (table: Table): number => RULES.tables[table][1] - count[table];
    const open = TABLES.filter((table) => room(table) > 0);
    const table = drawn(random, open, (one) => room(one) * (WEIGHTS.table[RULES.tables[one][0]] ?? 0));
    if (table !== undefined) count[table] += 1;
  }
  const early = sum(RULES.early.tables.map((table) => count[table]));
  return early < EARLY_MIN || early > EARLY_MAX ? null : count;
}

const pairOf = (first: number, second: number): number => Math.min(first, second) * 100 + Math.max(first, second);

/** The pairs of a form in order; null if the draws reach a dead end. */
function tryForm(random: Random): readonly (readonly [Table, Table])[] | null {
  const count = countTables(random);
  if (count === null) return null;
  const seconds = counts(() => 0);
  const taken = new Set<number>();
  const pairs: (readonly [Table, Table])[] = [];
  for (const first of shuffle(
    random,
    TABLES.flatMap((table) => Array<Table>(count[table]).fill(table)),
  )) {
    const free = TABLES.filter(
      (second) => !taken.has(pairOf(first, second)) && seconds[second] < RULES.tables[second][1] + RULES.secondWithin,
    );
    const second = drawn(random, free, (one) => WEIGHTS.again ** seconds[one] * (one === first ? WEIGHTS.square : 1));
    if (second === undefined) return null;
    taken.add(pairOf(first, second));
    seconds[second] += 1;
    pairs.push([first, second]);
  }
  return TABLES.some((table) => seconds[table] < RULES.tables[table][0] - RULES.secondWithin) ? null : pairs;
}

const asked = (part: Question['part'], number: number, first: number, second: number): Question => ({
  part,
  number,
  first,
  second,
  operation: '×',
  answer: first * second,
});

/** The 25 questions in a check. */
export function createCheckQuestions(seed: number): readonly Question[] {
  for (let attempt = 0; ; attempt++) {
    const pairs = tryForm(seededRandom(seed, 'form', attempt));
    if (pairs !== null) return pairs.map(([first, second], number) => asked('check', number, first, second));
  }
}

/** Three products with 1, which the check never asks, so that children get to know the number pad. */
export const createWarmUpQuestions = (seed: number): readonly Question[] =>
  shuffle(seededRandom(seed, 'warm-up'), TABLES)
    .slice(0, RULES.warmUp)
    .map((table, number) => asked('warmUp', number, 1, table));
