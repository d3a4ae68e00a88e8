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
import { AMOUNTS, type AmountProblem, partOf } from './amounts';
import { type AmountType, type QuestionType, RULES, type Settings, TYPES_ASKED } from './rules';

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

/** A question about fractions themselves. */
export type FractionQuestion =
  | (Asked & { readonly type: 'convert'; readonly hundredths: number })
  | (Asked & { readonly type: 'simplify'; readonly asked: Fraction })
  | SumQuestion;

/** Asks for a part of an amount. The answer is a whole number, with the denominator 1. */
export type AmountQuestion = Asked & AmountProblem & { readonly type: AmountType };

export type Question = FractionQuestion | AmountQuestion;

export const isAmountQuestion = (question: Question): question is AmountQuestion => 'amount' in question;

/** The question in the form in which typical mistakes are found. */
export const toFractionProblem = (question: FractionQuestion): FractionProblem =>
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
  halves: AMOUNTS.halves.length,
  thirds: AMOUNTS.thirds.length,
};

/** The same order, except that it begins with a few small amounts. */
function withSmallFirst(type: AmountType, deck: readonly number[]): readonly number[] {
  const small = deck.filter((position) => AMOUNTS[type][position]!.amount <= RULES.amounts.small);
  const first = new Set(small.slice(0, RULES.amounts.smallFirst));
  return [...first, ...deck.filter((position) => !first.has(position))];
}

/**
 * The order of one pass through all questions of a type. It never starts with the last question of the previous pass. In a
 * round of only that type, amounts become larger.
 */
function deckOf(seed: number, type: QuestionType, time: number, isAlone: boolean): readonly number[] {
  const shuffled = (which: number): readonly number[] => {
    const deck = shuffle(seededRandom(seed, 'deck', type, which), range(0, DECK_SIZES[type] - 1));
    return isAlone && which === 0 && (type === 'halves' || type === 'thirds') ? withSmallFirst(type, deck) : deck;
  };
  const deck = [...shuffled(time)];
  if (time > 0 && shuffled(time - 1).at(-1) === deck[0]) [deck[0], deck[1]] = [deck[1]!, deck[0]!];
  return deck;
}

const oneOf = <Thing>(random: Random, things: readonly Thing[]): Thing =>
  things[randomInteger(random, 0, things.length - 1)]!;

/** A question's index in its round, and whether all questions there have its type. */
interface InRound {
  readonly number: number;
  readonly isAlone: boolean;
}

/** Question `count` (from 0) of its type in a round. */
function ofType(seed: number, type: QuestionType, count: number, { number, isAlone }: InRound): Question {
  const size = DECK_SIZES[type];
  const position = deckOf(seed, type, Math.floor(count / size), isAlone)[count % size]!;
  switch (type) {
    case 'convert': {
      const decimal = DECIMALS[position]!;
      return { number, type, hundredths: decimal, answer: reduceFraction(fraction(decimal, 100)) };
    }
    case 'simplify': {
      const asked = UNREDUCED[position]!;
      return { number, type, asked, answer: reduceFraction(asked) };
    }
    case 'halves':
    case 'thirds': {
      const problem = AMOUNTS[type][position]!;
      return { number, type, ...problem, answer: fraction(partOf(problem), 1) };
    }
    case 'add':
    case 'subtract': {
      const [first, second] = oneOf(seededRandom(seed, 'operands', type, count), OPERANDS[type][position]!);
      const result = type === 'add' ? addFractions(first, second) : subtractFractions(first, second);
      return { number, type, first, second, answer: reduceFraction(result) };
    }
  }
}

/** Question `number` of a round whose types take turns, in random order. */
function inTurn(types: readonly QuestionType[], seed: number, number: number): Question {
  const turns = Math.floor(number / types.length);
  const order = shuffle(seededRandom(seed, 'types', turns), types);
  return ofType(seed, order[number % types.length]!, turns, { number, isAlone: false });
}

/** Question `number` (from 0) of the round with this seed and these settings. */
export const questionAt = (seed: number, { type }: Settings, number: number): Question =>
  type === 'all' ? inTurn(TYPES_ASKED.all, seed, number) : ofType(seed, type, number, { number, isAlone: true });

/** The question in a round that is mixed for one child, which asks for parts of amounts as well. */
export const mixedQuestionAt = (seed: number, { type }: Settings, number: number): Question =>
  type === 'all' ? inTurn(TYPES_ASKED.mixed, seed, number) : questionAt(seed, { type }, number);
