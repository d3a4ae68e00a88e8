/* What is asked: questions with a missing number, their choices, and why a wrong choice does not fit. */
import { answerTo, type Equation, type Sum } from '../core/arithmetic';
import { type Random, seededRandom, shuffle, wholeBetween } from '../core/random';
import { RULES } from './rules';
import { turnAt } from './turns';

/** The place of an equation in which its number is missing. */
export type Position = 'first' | 'second' | 'answer';

/** One question of a round. */
export interface Question {
  /** Its place among the questions shown, from 0. */
  readonly number: number;
  readonly equation: Equation;
  readonly missing: Position;
  /** The number that is missing. */
  readonly answer: number;
  /** Four different numbers in the order of the beacons, the answer among them. */
  readonly choices: readonly number[];
}

/** The largest factor of a multiplication at a level. */
export const largestFactor = (level: number): number =>
  Math.min(RULES.ranges.factors.atFirst + level, RULES.ranges.factors.max);

/** The largest divisor and quotient of a division at a level. */
export const largestDivisor = (level: number): number =>
  Math.min(RULES.ranges.divisors.atFirst + level, RULES.ranges.divisors.max);

/** Both operations with each place; in turns, so that no question comes twice in a row. */
const KINDS = [
  [multiplication, 'first'],
  [multiplication, 'second'],
  [multiplication, 'answer'],
  [division, 'first'],
  [division, 'second'],
  [division, 'answer'],
] as const;

/** Question `number` of the round that `seed` names, asked at `level`. */
export function questionAt(seed: number, number: number, level: number): Question {
  const random = seededRandom(seed, 'question', number, level);
  const [draw, missing] = KINDS[turnAt(seed, 'kinds', KINDS.length, number)] ?? KINDS[0];
  const equation = draw(random, level);
  return { number, equation, missing, answer: equation[missing], choices: choicesFor(random, equation, missing) };
}

function multiplication(random: Random, level: number): Equation {
  const first = wholeBetween(random, 1, largestFactor(level));
  const second = wholeBetween(random, 1, largestFactor(level));
  return { first, operation: '×', second, answer: first * second };
}

function division(random: Random, level: number): Equation {
  const divisor = wholeBetween(random, 1, largestDivisor(level));
  const quotient = wholeBetween(random, 1, largestDivisor(level));
  return { first: divisor * quotient, operation: '÷', second: divisor, answer: quotient };
}

/** An equation seen as a fact of the tables: two factors and their product. */
interface Fact {
  readonly factors: readonly [number, number];
  readonly product: number;
}

const factOf = ({ first, operation, second, answer }: Equation): Fact =>
  operation === '×' ? { factors: [first, second], product: answer } : { factors: [second, answer], product: first };

const isProductMissing = ({ operation }: Sum, missing: Position): boolean =>
  missing === (operation === '×' ? 'answer' : 'first');

/**
 * The answer and three numbers that somebody might take for it, in shuffled order. How many of them are smaller than the
 * answer is drawn first, each number as likely as the next, so that its size betrays nothing; only an answer up to 10
 * cannot be the largest of numbers that lie 10 apart.
 */
function choicesFor(random: Random, equation: Equation, missing: Position): number[] {
  const { factors, product } = factOf(equation);
  const answer = equation[missing];
  const isProduct = isProductMissing(equation, missing);
  const other = factors[0] === answer ? factors[1] : factors[0];
  const near = shuffle(random, isProduct ? besideProduct(factors) : besideFactor(answer, other));
  const lower = positive([...near, answer - 1, answer - 2]).filter((value) => value < answer);
  const higher = positive([...near, answer + 1, answer + 2]).filter((value) => value > answer);

  const { spread, count } = RULES.choices;
  const wrong = count - 1;
  const below = wholeBetween(random, 0, Math.min(answer > spread ? wrong : wrong - 1, answer - 1));
  const isLargest = below === wrong;
  const known = [
    answer,
    ...lower.slice(0, Math.min(below, wrong - 1)),
    ...higher.slice(0, Math.max(0, wrong - 1 - below)),
  ];
  const slips = isProduct ? [...near, digitsSwapped(product)] : [product - other, other, other + spread];
  const tens = known.flatMap((value) => [value - spread, value + spread]);
  const last = shuffle(random, positive([...slips, ...tens])).find(
    (value) => value < answer === isLargest && !known.includes(value) && spreadOf([...known, value]) >= spread,
  );
  // One is always found: ten away from a number that is already there.
  return shuffle(random, [...known, last ?? Math.max(...known) + spread]);
}

/** Each of the numbers above 0 once. */
const positive = (values: readonly number[]): readonly number[] => [...new Set(values)].filter((value) => value > 0);

/** The products that stand beside this one in the tables of its factors. */
const besideProduct = ([one, other]: readonly [number, number]): readonly number[] => [
  one * (other - 1),
  one * (other + 1),
  other * (one - 1),
  other * (one + 1),
  (one - 1) * (other - 1),
  (one + 1) * (other + 1),
];

/** The factors that stand beside this one, and the one that it is multiplied by. */
const besideFactor = (factor: number, other: number): readonly number[] => [
  factor - 2,
  factor - 1,
  factor + 1,
  factor + 2,
  other,
];

const digitsSwapped = (value: number): number => Number(String(value).split('').reverse().join(''));

/** How much more the largest number is than the smallest. */
export const spreadOf = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

/** What a choice is, for a question. */
export const judge = ({ answer }: Pick<Question, 'answer'>, chosen: number): 'right' | 'wrong' =>
  chosen === answer ? 'right' : 'wrong';

/** Why a number does not fit: where it would fit, or that a sum comes to more or less. Every reason is true. */
export type Reason =
  | { readonly kind: 'fits'; readonly equation: Equation }
  | { readonly kind: 'comparison'; readonly sum: Sum; readonly is: 'more' | 'less'; readonly than: number };

/** Products up to here are facts that a child may know: 15 × 15. */
const LARGEST_FACT = RULES.ranges.factors.max ** 2;

/**
 * Why `chosen` is not the missing number, without the number that is, since the same question opens again:
 * 7 × 9 = 63 for 9 in 7 × ? = 56; 63 ÷ 7 = 9 for 63 in ? ÷ 7 = 8; 7 × 8 is more than 50 for 50 in 7 × 8 = ?.
 */
export function whyNot({ equation, missing }: Pick<Question, 'equation' | 'missing'>, chosen: number): Reason {
  const { factors, product } = factOf(equation);
  if (!isProductMissing(equation, missing)) return withOtherFactor(equation, missing, chosen);
  if (equation.operation === '÷' && chosen % equation.second === 0)
    return {
      kind: 'fits',
      equation: { first: chosen, operation: '÷', second: equation.second, answer: chosen / equation.second },
    };
  const factor = factors.find((one) => one > 1 && chosen % one === 0);
  if (equation.operation === '×' && factor !== undefined)
    return { kind: 'fits', equation: { first: factor, operation: '×', second: chosen / factor, answer: chosen } };
  const sum = { first: factors[0], operation: '×', second: factors[1] } as const;
  return { kind: 'comparison', sum, is: product > chosen ? 'more' : 'less', than: chosen };
}

/** A missing factor, divisor or quotient: what the chosen number makes together with the one that is known. */
function withOtherFactor(equation: Equation, missing: Position, chosen: number): Reason {
  const { factors, product } = factOf(equation);
  const isFirstFactor = missing === (equation.operation === '×' ? 'first' : 'second');
  const [first, second] = isFirstFactor ? [chosen, factors[1]] : [factors[0], chosen];
  const sum = { first, operation: '×', second } as const;
  const made = answerTo(sum);
  if (made <= LARGEST_FACT) return { kind: 'fits', equation: { ...sum, answer: made } };
  return { kind: 'comparison', sum, is: made > product ? 'more' : 'less', than: product };
}
