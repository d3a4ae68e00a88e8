/* Questions with a missing number, their choices, and reasons why a wrong choice does not fit. */
import { calculateAnswer, type Equation, type Sum } from '../core/arithmetic';
import { type Random, randomInteger, seededRandom, shuffle } from '../core/random';
import { RULES } from './rules';
import { shuffledIndexAt } from './shuffled-index';

/** Which number in an equation is missing. */
export type Position = 'first' | 'second' | 'answer';

export interface Question {
  /** Its index in the round, from 0. */
  readonly number: number;
  readonly equation: Equation;
  readonly missing: Position;
  readonly answer: number;
  /** Four different numbers including the answer, in the order of the beacons. */
  readonly choices: readonly number[];
}

export const largestFactor = (level: number): number =>
  Math.min(RULES.ranges.factors.atFirst + level, RULES.ranges.factors.max);

/** The largest divisor and quotient in a division on this level. */
export const largestDivisor = (level: number): number =>
  Math.min(RULES.ranges.divisors.atFirst + level, RULES.ranges.divisors.max);

/** Both operations with each missing number. They take turns, so that a question is never asked twice in a row. */
const KINDS = [
  [multiplication, 'first'],
  [multiplication, 'second'],
  [multiplication, 'answer'],
  [division, 'first'],
  [division, 'second'],
  [division, 'answer'],
] as const;

/** Question `number` of the round with this seed, asked on `level`. */
export function questionAt(seed: number, number: number, level: number): Question {
  const random = seededRandom(seed, 'question', number, level);
  const [draw, missing] = KINDS[shuffledIndexAt(seed, 'kinds', KINDS.length, number)] ?? KINDS[0];
  const equation = draw(random, level);
  return { number, equation, missing, answer: equation[missing], choices: choicesFor(random, equation, missing) };
}

function multiplication(random: Random, level: number): Equation {
  const first = randomInteger(random, 1, largestFactor(level));
  const second = randomInteger(random, 1, largestFactor(level));
  return { first, operation: '×', second, answer: first * second };
}

function division(random: Random, level: number): Equation {
  const divisor = randomInteger(random, 1, largestDivisor(level));
  const quotient = randomInteger(random, 1, largestDivisor(level));
  return { first: divisor * quotient, operation: '÷', second: divisor, answer: quotient };
}

/** An equation as a times-table fact: two factors and their product. */
interface Fact {
  readonly factors: readonly [number, number];
  readonly product: number;
}

const factOf = ({ first, operation, second, answer }: Equation): Fact =>
  operation === '×' ? { factors: [first, second], product: answer } : { factors: [second, answer], product: first };

const isProductMissing = ({ operation }: Sum, missing: Position): boolean =>
  missing === (operation === '×' ? 'answer' : 'first');

/**
 * The answer and three plausible numbers, in shuffled order. First we draw how many of them are smaller than the
 * answer, with equal probabilities, so that its size does not give it away. Only an answer up to 10 cannot be the
 * largest, because the smallest and largest choices are 10 apart.
 */
function choicesFor(random: Random, equation: Equation, missing: Position): number[] {
  const { factors, product } = factOf(equation);
  const answer = equation[missing];
  const isProduct = isProductMissing(equation, missing);
  const other = factors[0] === answer ? factors[1] : factors[0];
  const near = shuffle(random, isProduct ? neighbouringProducts(factors) : neighbouringFactors(answer, other));
  const lower = positive([...near, answer - 1, answer - 2]).filter((value) => value < answer);
  const higher = positive([...near, answer + 1, answer + 2]).filter((value) => value > answer);

  const { spread, count } = RULES.choices;
  const wrong = count - 1;
  const below = randomInteger(random, 0, Math.min(answer > spread ? wrong : wrong - 1, answer - 1));
  const isLargest = below === wrong;
  const known = [
    answer,
    ...lower.slice(0, Math.min(below, wrong - 1)),
    ...higher.slice(0, Math.max(0, wrong - 1 - below)),
  ];
  // The number that makes the choices 10 apart: what a child gets by adding, taking away or copying, if there is any.
  const slips = isProduct
    ? [...near, digitsSwapped(product), factors[0] + factors[1], ...factors]
    : [product, product - other, product + other, other];
  const tens = known.flatMap((value) => [value - spread, value + spread]);
  const last = [...shuffle(random, positive(slips)), ...shuffle(random, positive(tens))].find(
    (value) => value < answer === isLargest && !known.includes(value) && getSpread([...known, value]) >= spread,
  );
  // There is always one: a number ten away from one that is already included.
  return shuffle(random, [...known, last ?? Math.max(...known) + spread]);
}

/** The positive numbers without duplicates. */
const positive = (values: readonly number[]): readonly number[] => [...new Set(values)].filter((value) => value > 0);

/** The neighbouring products in the times tables of both factors. */
const neighbouringProducts = ([one, other]: readonly [number, number]): readonly number[] => [
  one * (other - 1),
  one * (other + 1),
  other * (one - 1),
  other * (one + 1),
  (one - 1) * (other - 1),
  (one + 1) * (other + 1),
];

/** The neighbouring factors, and the factor that this one is multiplied by. */
const neighbouringFactors = (factor: number, other: number): readonly number[] => [
  factor - 2,
  factor - 1,
  factor + 1,
  factor + 2,
  other,
];

const digitsSwapped = (value: number): number => Number(String(value).split('').reverse().join(''));

export const getSpread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

export const judge = ({ answer }: Pick<Question, 'answer'>, chosen: number): 'right' | 'wrong' =>
  chosen === answer ? 'right' : 'wrong';

/**
 * Why a number does not fit: the sum where it would fit, or that the real result is more or less. Every reason is true.
 */
export type MismatchReason =
  | { readonly kind: 'fits'; readonly equation: Equation }
  | { readonly kind: 'comparison'; readonly sum: Sum; readonly is: 'more' | 'less'; readonly than: number };

/** The largest product that a child might know by heart: 15 × 15. */
const LARGEST_FACT = RULES.ranges.factors.max ** 2;

/**
 * Why `chosen` is not the missing number. It does not reveal the right one, because the same question is asked again: 7
 * × 9 = 63 for 9 in 7 × ? = 56; 63 ÷ 7 = 9 for 63 in ? ÷ 7 = 8; 7 × 8 is more than 50 for 50 in 7 × 8 = ?.
 */
export function explainMismatch(
  { equation, missing }: Pick<Question, 'equation' | 'missing'>,
  chosen: number,
): MismatchReason {
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

/** For a missing factor, divisor or quotient: the result of combining the chosen number with the known one. */
function withOtherFactor(equation: Equation, missing: Position, chosen: number): MismatchReason {
  const { factors, product } = factOf(equation);
  const isFirstFactor = missing === (equation.operation === '×' ? 'first' : 'second');
  const [first, second] = isFirstFactor ? [chosen, factors[1]] : [factors[0], chosen];
  const sum = { first, operation: '×', second } as const;
  const made = calculateAnswer(sum);
  if (made <= LARGEST_FACT) return { kind: 'fits', equation: { ...sum, answer: made } };
  return { kind: 'comparison', sum, is: made > product ? 'more' : 'less', than: product };
}
