import {
  addFractions,
  compareFractions,
  type Fraction,
  fraction,
  isReduced,
  leastCommonMultiple,
  reduceFraction,
  subtractFractions,
} from '../core/fraction';
import { type Random, randomInteger, seededRandom, shuffle } from '../core/random';
import type { FractionProblem } from '../learning/typical-mistakes';
import { QUESTION_TYPES, type QuestionType, RULES, type Settings } from './rules';

interface Asked {
  /** Its index in the round, from 0. */
  readonly number: number;
  /** In its simplest form; 1/1 is one whole. */
  readonly answer: Fraction;
}

/** Two fractions to add, or to subtract the second from the first. */
export type SumQuestion = Asked & {
  readonly type: 'add' | 'subtract';
  readonly first: Fraction;
  readonly second: Fraction;
};

export type Question =
  | (Asked & { readonly type: 'convert'; readonly hundredths: number })
  | (Asked & { readonly type: 'simplify'; readonly asked: Fraction })
  | SumQuestion;

/** The question in the form in which typical mistakes are found. */
export const toFractionProblem = (question: Question): FractionProblem =>
  question.type === 'simplify' ? { type: question.type, first: question.asked } : question;

const range = (min: number, max: number): readonly number[] =>
  Array.from({ length: max - min + 1 }, (_, index) => min + index);

const { hundredths, simplify, parts } = RULES;
const DECIMALS = range(hundredths.min, hundredths.max);

const properOf = (denominator: number): readonly Fraction[] =>
  range(1, denominator - 1).map((numerator) => fraction(numerator, denominator));

/** All fractions in the game that can be simplified. */
const UNREDUCED = range(simplify.min, simplify.max)
  .flatMap(properOf)
  .filter((one) => !isReduced(one));

/** Two denominators, the smaller one first. They can be equal. */
type Sizes = readonly [number, number];

const SIZES: readonly Sizes[] = range(parts.min, parts.max).flatMap((one) =>
  range(one, parts.max)
    .filter((other) => leastCommonMultiple(one, other) <= parts.max)
    .map((other): Sizes => [one, other]),
);

/** The two fractions of a sum or a difference. */
type Operands = readonly [first: Fraction, second: Fraction];

/** Every pair of fractions that can be asked with these two denominators. */
function operandsOf(type: SumQuestion['type'], [one, other]: Sizes): readonly Operands[] {
  const orders: readonly Sizes[] =
    one === other
      ? [[one, one]]
      : [
          [one, other],
          [other, one],
        ];
  return orders.flatMap(([firstParts, secondParts]) =>
    properOf(firstParts).flatMap((first) =>
      properOf(secondParts)
        .filter((second) => firstParts === secondParts || (isReduced(first) && isReduced(second)))
        .filter((second) => type === 'add' || compareFractions(first, second) > 0)
        .map((second): Operands => [first, second]),
    ),
  );
}

const OPERANDS: Readonly<Record<SumQuestion['type'], readonly (readonly Operands[])[]>> = {
  add: SIZES.map((sizes) => operandsOf('add', sizes)),
  // The only subtraction with halves would be 1/2 − 1/2, which leaves nothing.
  subtract: SIZES.map((sizes) => operandsOf('subtract', sizes)).filter((operands) => operands.length > 0),
};

/** The number of different questions of each type before one is repeated. */
const DECK_SIZES: Readonly<Record<QuestionType, number>> = {
  convert: DECIMALS.length,
  simplify: UNREDUCED.length,
  add: OPERANDS.add.length,
  subtract: OPERANDS.subtract.length,
};

/**
 * The order of one pass through all questions of a type. It never starts with the last question of the previous pass.
 */
function deckOf(seed: number, type: QuestionType, time: number): readonly number[] {
  const shuffled = (which: number) => shuffle(seededRandom(seed, 'deck', type, which), range(0, DECK_SIZES[type] - 1));
  const deck = shuffled(time);
  if (time > 0 && shuffled(time - 1).at(-1) === deck[0]) [deck[0], deck[1]] = [deck[1]!, deck[0]!];
  return deck;
}

const oneOf = <Thing>(random: Random, things: readonly Thing[]): Thing =>
  things[randomInteger(random, 0, things.length - 1)]!;

/** Question `count` (from 0) of its type in a round. */
function ofType(seed: number, type: QuestionType, count: number, number: number): Question {
  const size = DECK_SIZES[type];
  const position = deckOf(seed, type, Math.floor(count / size))[count % size]!;
  switch (type) {
    case 'convert': {
      const decimal = DECIMALS[position]!;
      return { number, type, hundredths: decimal, answer: reduceFraction(fraction(decimal, 100)) };
    }
    case 'simplify': {
      const asked = UNREDUCED[position]!;
      return { number, type, asked, answer: reduceFraction(asked) };
    }
    case 'add':
    case 'subtract': {
      const [first, second] = oneOf(seededRandom(seed, 'operands', type, count), OPERANDS[type][position]!);
      const result = type === 'add' ? addFractions(first, second) : subtractFractions(first, second);
      return { number, type, first, second, answer: reduceFraction(result) };
    }
  }
}

/** Question `number` (from 0) of the round with this seed and these settings. */
export function questionAt(seed: number, { type }: Settings, number: number): Question {
  if (type !== 'all') return ofType(seed, type, number, number);
  const turns = Math.floor(number / QUESTION_TYPES.length);
  const order = shuffle(seededRandom(seed, 'types', turns), QUESTION_TYPES);
  return ofType(seed, order[number % QUESTION_TYPES.length]!, turns, number);
}
