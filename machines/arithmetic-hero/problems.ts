import { calculateAnswer, type Equation, type Operation } from '../core/arithmetic';
import { pickOne, type Random, randomBoolean, randomInteger, seededRandom, shuffle } from '../core/random';
import type { TimeSetting } from '../core/time-setting';
import { type Difficulty, getLevel, type LevelId, type Range, TIERS, type Tier } from './levels';
import { POWER_UPS, type PowerUp, RULES } from './rules';

/** One sum to solve. `number` is its index in the round, from 0. */
export interface Problem extends Equation {
  readonly number: number;
  /** Four different answers in shuffled order, exactly one of them correct. */
  readonly options: readonly number[];
  readonly powerUp: PowerUp | null;
}

/** An answer: a typed number (`to` is null), or an option for the problem numbered `to`. */
export interface GivenAnswer {
  readonly value: number;
  readonly to: number | null;
}

/** The verdict on an answer to a single problem: `gone` if the problem it was meant for is no longer there. */
export function judgeAnswer(problem: Problem, { value, to }: GivenAnswer): 'right' | 'wrong' | 'gone' {
  if (to !== null && to !== problem.number) return 'gone';
  return value === problem.answer ? 'right' : 'wrong';
}

/** The source of the sums: a level in the arcade or in practice, or a tier in the challenge. */
export type ProblemSource = { readonly level: LevelId } | { readonly tier: Tier };

/** The settings that affect the sums. With the same settings, `Asked` and number, the sum is always the same. */
export interface ProblemSettings {
  readonly seed: number;
  readonly time: TimeSetting;
  readonly hasPowerUps: boolean;
}

/** The sum with this number in a round. */
export function problemAt({ seed, time, hasPowerUps }: ProblemSettings, asked: ProblemSource, number: number): Problem {
  const isLevel = 'level' in asked;
  const path = isLevel ? (['level', asked.level] as const) : (['tier', asked.tier] as const);
  const random = seededRandom(seed, ...path, number);
  const difficulty = isLevel ? getLevel(asked.level) : TIERS[asked.tier];
  const equation = drawEquation(random, difficulty, isLevel && asked.level >= RULES.easyProducts.fromLevel);
  const options = optionsFor(random, equation.answer);
  const mayCarry = hasPowerUps && (!isLevel || asked.level >= RULES.powerUps.fromLevel);
  return { ...equation, number, options, powerUp: mayCarry ? drawPowerUp(random, time) : null };
}

function drawEquation(random: Random, difficulty: Difficulty, prefersEasyProducts: boolean): Equation {
  const operation = pickOne(random, difficulty.operations);
  const draw = operandsOf(random, operation, difficulty, prefersEasyProducts);
  for (;;) {
    const [first, second] = draw();
    const answer = calculateAnswer({ first, operation, second });
    if (Math.abs(answer) < RULES.answers.below) return { first, operation, second, answer };
  }
}

/** Returns a function that draws the operands. Digit counts are drawn once, operands as often as needed. */
function operandsOf(
  random: Random,
  operation: Operation,
  difficulty: Difficulty,
  prefersEasyProducts: boolean,
): () => readonly [number, number] {
  if (operation === '÷') {
    const { divisor, quotient } = RULES.division;
    return () => {
      const by = randomInteger(random, ...divisor);
      return [by * randomInteger(random, ...quotient), by];
    };
  }
  if (operation === '×' && difficulty.factors) {
    const [first, second] = difficulty.factors;
    return () => [randomInteger(random, ...first), randomInteger(random, ...second)];
  }
  const digits = drawDigits(random, difficulty, operation);
  const drawBoth = () => [drawNumber(random, digits[0]), drawNumber(random, digits[1])] as const;
  if (operation === '×') {
    const isEasy = prefersEasyProducts && randomBoolean(random, RULES.easyProducts.chance);
    return isEasy ? () => withEasyFactor(random, digits) : drawBoth;
  }
  if (operation === '−' && !difficulty.allowNegative) {
    return () => {
      const [first, second] = drawBoth();
      return first < second ? [second, first] : [first, second];
    };
  }
  return drawBoth;
}

type Digits = readonly [number, number];

function drawDigits(random: Random, difficulty: Difficulty, operation: Operation): Digits {
  const { minDigits, maxDigits } = difficulty;
  const digits: Digits = [
    randomInteger(random, minDigits[0], maxDigits[0]),
    randomInteger(random, minDigits[1], maxDigits[1]),
  ];
  // The smallest product of two three-digit numbers is already 10,000, so these counts are drawn again.
  const isTooLarge = operation === '×' && 10 ** (digits[0] - 1) * 10 ** (digits[1] - 1) >= RULES.answers.below;
  return isTooLarge ? drawDigits(random, difficulty, operation) : digits;
}

const withDigits = (digits: number): Range => [digits === 1 ? 1 : 10 ** (digits - 1), 10 ** digits - 1];
const drawNumber = (random: Random, digits: number): number => randomInteger(random, ...withDigits(digits));

/** Factors with these digit counts, where one is round or small enough for mental multiplication. */
function withEasyFactor(random: Random, digits: Digits): readonly [number, number] {
  const easyIndex = digits[0] < digits[1] ? 0 : digits[1] < digits[0] ? 1 : randomInteger(random, 0, 1);
  const easy = pickOne(random, easyFactors(digits[easyIndex] ?? 1));
  const other = drawNumber(random, digits[1 - easyIndex] ?? 1);
  return easyIndex === 0 ? [easy, other] : [other, easy];
}

function easyFactors(digits: number): readonly [number, ...number[]] {
  const { factorUpTo, multipleOf } = RULES.easyProducts;
  const [low, high] = withDigits(digits);
  const all = Array.from({ length: high - low + 1 }, (_, index) => low + index);
  const [first = low, ...others] = all.filter((factor) => factor <= factorUpTo || factor % multipleOf === 0);
  return [first, ...others];
}

function drawPowerUp(random: Random, time: TimeSetting): PowerUp | null {
  if (!randomBoolean(random, RULES.powerUps.chance)) return null;
  return time === 'none' ? pickOne(random, ['doublePoints', 'shield']) : pickOne(random, POWER_UPS);
}

/**
 * The answer and three similar numbers, in shuffled order: numbers close to it, or with two digits swapped or one digit
 * changed. All are below 10,000 and have the same sign as the answer.
 */
function optionsFor(random: Random, answer: number): number[] {
  const sign = answer < 0 ? -1 : 1;
  const size = Math.abs(answer);
  const sizes = new Set([size]);
  while (sizes.size < RULES.screen.options) {
    const distractor = pickOne(random, [near, near, digitsSwapped, digitChanged])(random, size);
    const isShown = distractor < RULES.answers.below && distractor >= (sign < 0 ? 1 : 0);
    if (isShown) sizes.add(distractor);
  }
  return shuffle(random, sizes).map((value) => (value === 0 ? 0 : value * sign));
}

function near(random: Random, size: number): number {
  const { minNear, nearRatio } = RULES.answers;
  const reach = Math.max(minNear, Math.floor(size * nearRatio));
  return size + randomInteger(random, -reach, reach);
}

function digitsSwapped(random: Random, size: number): number {
  const digits = String(size).split('');
  const position = randomInteger(random, 0, Math.max(0, digits.length - 2));
  const [left = '', right = ''] = digits.slice(position, position + 2);
  digits.splice(position, 2, right + left);
  return Number(digits.join(''));
}

function digitChanged(random: Random, size: number): number {
  const digits = String(size).split('');
  digits[randomInteger(random, 0, digits.length - 1)] = String(randomInteger(random, 1, 9));
  return Number(digits.join(''));
}
