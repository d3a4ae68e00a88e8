/* What is asked: sums in the head with four answers to choose from, and the lines that follow a right one. */
import { type Equation, isSameSum, type Operation } from '../core/arithmetic';
import { choicesWithSlips } from '../core/choices';
import { pickOne, type Random, seededRandom, wholeBetween } from '../core/random';
import { RULES } from './rules';

/** One question with its choices. `number` counts the questions of a round, from 0. */
export interface Question {
  readonly number: number;
  readonly equation: Equation;
  /** Four different whole numbers above 0 in shuffled order, exactly one of them the answer. */
  readonly choices: readonly number[];
}

/** The four operations in the order in which the menu shows them. */
export const OPERATIONS = ['+', '−', '×', '÷'] as const satisfies readonly Operation[];

const DRAWS: Readonly<Record<Operation, (random: Random) => Equation>> = {
  '+': (random) => {
    const [min, max] = RULES.addition.operand;
    const first = wholeBetween(random, min, max);
    const second = wholeBetween(random, min, max);
    return { first, operation: '+', second, answer: first + second };
  },
  '−': (random) => {
    const { minuend, minSubtrahend } = RULES.subtraction;
    const first = wholeBetween(random, ...minuend);
    const second = wholeBetween(random, minSubtrahend, first - 1);
    return { first, operation: '−', second, answer: first - second };
  },
  '×': (random) => {
    const [min, max] = RULES.multiplication.factor;
    const first = wholeBetween(random, min, max);
    const second = wholeBetween(random, min, max);
    return { first, operation: '×', second, answer: first * second };
  },
  '÷': (random) => {
    const { divisor, quotient } = RULES.division;
    const second = wholeBetween(random, ...divisor);
    const answer = wholeBetween(random, ...quotient);
    return { first: second * answer, operation: '÷', second, answer };
  },
};

/** The next sum of a round, drawn anew until it is none of those before it. */
function equationAfter(earlier: readonly Equation[], seed: number): Equation {
  const random = seededRandom(seed, 'sum', earlier.length);
  const draw = DRAWS[pickOne(random, OPERATIONS)];
  let equation = draw(random);
  while (earlier.some((one) => isSameSum(one, equation))) equation = draw(random);
  return equation;
}

/** Question `number` (0 to 24) of the round that `seed` names. */
export function questionAt(seed: number, number: number): Question {
  const earlier: Equation[] = [];
  while (earlier.length < number) earlier.push(equationAfter(earlier, seed));
  const equation = equationAfter(earlier, seed);
  return {
    number,
    equation,
    choices: choicesWithSlips(
      seededRandom(seed, 'choices', number),
      equation.answer,
      slipsFor(equation),
      RULES.choices,
    ),
  };
}

/** What a child may well come to in place of the answer by a slip; some of it may be too far off to be offered. */
export function slipsFor({ first, operation, second, answer }: Equation): readonly number[] {
  switch (operation) {
    case '+':
      // A ten forgotten, or one too many.
      return [answer - 10, answer + 10];
    case '−': {
      // A ten not taken from, a ten too many, and the smaller figure always taken from the larger: 52 − 37 = 25.
      const ones = (first % 10) - (second % 10);
      return [answer + 10, answer - 10, answer - ones + Math.abs(ones)];
    }
    case '×':
      // The sum before or after it in one of its two tables.
      return [first * (second - 1), first * (second + 1), (first - 1) * second, (first + 1) * second];
    case '÷':
      // The number that is shared by, and two off in its table.
      return [second, answer - 2, answer + 2];
  }
}

/**
 * Which line of congratulation (0 to 11) follows a right answer, `solved` being the right answers before it: any but the
 * one before, each as likely as the next.
 */
export function cheerAt(seed: number, solved: number): number {
  const random = seededRandom(seed, 'cheers');
  let line = wholeBetween(random, 0, RULES.cheers - 1);
  for (let shown = 0; shown < solved; shown++) line += wholeBetween(random, 1, RULES.cheers - 1);
  return line % RULES.cheers;
}
