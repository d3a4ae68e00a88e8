/* The questions: mental sums with four answers to choose from, and the cheer after a correct answer. */
import { type Equation, isSameSum, type Operation, subtractDigitwise } from '../core/arithmetic';
import { createChoicesWithDistractors } from '../core/choices';
import { pickOne, type Random, randomInteger, seededRandom } from '../core/random';
import { RULES } from './rules';

/** `number` is the question's index in the round, from 0. */
export interface Question {
  readonly number: number;
  readonly equation: Equation;
  /** Four different whole numbers above 0 in shuffled order, exactly one of them the answer. */
  readonly choices: readonly number[];
}

export const OPERATIONS = ['+', '−', '×', '÷'] as const satisfies readonly Operation[];

const DRAWS: Readonly<Record<Operation, (random: Random) => Equation>> = {
  '+': (random) => {
    const [min, max] = RULES.addition.operand;
    const first = randomInteger(random, min, max);
    const second = randomInteger(random, min, max);
    return { first, operation: '+', second, answer: first + second };
  },
  '−': (random) => {
    const { minuend, minSubtrahend } = RULES.subtraction;
    const first = randomInteger(random, ...minuend);
    const second = randomInteger(random, minSubtrahend, first - 1);
    return { first, operation: '−', second, answer: first - second };
  },
  '×': (random) => {
    const [min, max] = RULES.multiplication.factor;
    const first = randomInteger(random, min, max);
    const second = randomInteger(random, min, max);
    return { first, operation: '×', second, answer: first * second };
  },
  '÷': (random) => {
    const { divisor, quotient } = RULES.division;
    const second = randomInteger(random, ...divisor);
    const answer = randomInteger(random, ...quotient);
    return { first: second * answer, operation: '÷', second, answer };
  },
};

/** The next sum in a round, drawn again until it differs from all earlier ones. */
function equationAfter(earlier: readonly Equation[], seed: number): Equation {
  const random = seededRandom(seed, 'sum', earlier.length);
  const draw = DRAWS[pickOne(random, OPERATIONS)];
  let equation = draw(random);
  while (earlier.some((one) => isSameSum(one, equation))) equation = draw(random);
  return equation;
}

/** Question `number` (0 to 24) of the round with this seed. */
export function questionAt(seed: number, number: number): Question {
  const earlier: Equation[] = [];
  while (earlier.length < number) earlier.push(equationAfter(earlier, seed));
  const equation = equationAfter(earlier, seed);
  return {
    number,
    equation,
    choices: createChoicesWithDistractors(
      seededRandom(seed, 'choices', number),
      equation.answer,
      getDistractors(equation),
      RULES.choices,
    ),
  };
}

const swapped = (value: number): number => Number(String(value).split('').reverse().join(''));

/** Wrong answers that children typically give. Some may be too far off to be offered. */
export function getDistractors({ first, operation, second, answer }: Equation): readonly number[] {
  const oneOff = [answer - 1, answer + 1];
  switch (operation) {
    case '+':
      // Forgot a ten, added one too many, swapped the digits, took away, or miscounted.
      return [answer - 10, answer + 10, swapped(answer), Math.abs(first - second), ...oneOff];
    case '−':
      // Forgot a ten, took away one too many, always took the smaller digit from the larger one, or added.
      return [answer + 10, answer - 10, subtractDigitwise(first, second), first + second, ...oneOff];
    case '×':
      // The neighbouring products in both times tables, a fact that is easily confused with this one, or the sum.
      return [
        first * (second - 1),
        first * (second + 1),
        (first - 1) * second,
        (first + 1) * second,
        (first - 1) * (second + 1),
        (first + 1) * (second - 1),
        first + second,
      ];
    case '÷':
      // The neighbours in the times table, the divisor, or taking away.
      return [...oneOff, second, answer - 2, answer + 2, first - second];
  }
}

/**
 * The index (0 to 11) of the cheer after a correct answer, where `solved` is how many correct answers there were before
 * it. It differs from the previous cheer, and all others are equally likely.
 */
export function cheerIndexAt(seed: number, solved: number): number {
  const random = seededRandom(seed, 'cheers');
  let line = randomInteger(random, 0, RULES.cheers - 1);
  for (let shown = 0; shown < solved; shown++) line += randomInteger(random, 1, RULES.cheers - 1);
  return line % RULES.cheers;
}
