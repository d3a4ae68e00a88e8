import {
  addFractions,
  compareFractions,
  type Fraction,
  fraction,
  isReduced,
  isSameAmount,
  multiplyFractions,
  reduceFraction,
  subtractFractions,
} from '../core/fraction';
import { type Random, randomInteger, seededRandom, shuffle, shuffledNumberAt } from '../core/random';
import { type Difficulty, QUESTION_TYPES, type QuestionType, RULES, type Settings } from './rules';

export const OPERATIONS = { add: '+', subtract: '−', multiply: '×' } as const satisfies Record<
  Exclude<QuestionType, 'simplify'>,
  string
>;

/** A fraction to simplify. */
export interface SimplifyQuestion {
  /** Its index in the round, from 0. */
  readonly number: number;
  readonly type: 'simplify';
  readonly first: Fraction;
  /** The answer in its simplest form. */
  readonly result: Fraction;
}

/** Two fractions and an operation. */
export interface OperationQuestion {
  readonly number: number;
  readonly type: keyof typeof OPERATIONS;
  readonly first: Fraction;
  readonly second: Fraction;
  readonly result: Fraction;
}

export type Question = SimplifyQuestion | OperationQuestion;

const wholesBetween = (min: number, max: number): readonly number[] =>
  Array.from({ length: max - min + 1 }, (_, index) => min + index);

/** The denominators of the fractions to simplify on this difficulty. */
function simplifiedDenominators(difficulty: Difficulty): readonly number[] {
  if (difficulty === 'easy') return RULES.easySimplified;
  const [min, max] = RULES.denominators[difficulty];
  return wholesBetween(min, max);
}

/** Every fraction below 1 that can be simplified on this difficulty. */
const simplifiable = (difficulty: Difficulty): readonly Fraction[] =>
  simplifiedDenominators(difficulty).flatMap((denominator) =>
    wholesBetween(1, denominator - 1)
      .map((numerator) => fraction(numerator, denominator))
      .filter((one) => !isReduced(one)),
  );

/** A fraction above 0 and below 1. */
const properFraction = (random: Random, denominator: number): Fraction =>
  fraction(randomInteger(random, 1, denominator - 1), denominator);

/** The position of a question in a round; `block` counts the questions of its type. */
interface Position {
  readonly seed: number;
  readonly difficulty: Difficulty;
  readonly type: OperationQuestion['type'];
  readonly block: number;
}

type Pair = readonly [first: Fraction, second: Fraction];

/** Draws the two fractions in an operation. */
function pairOf(random: Random, { seed, difficulty, type, block }: Position): Pair {
  if (difficulty !== 'easy') {
    const [min, max] = RULES.denominators[difficulty];
    const drawn = () => properFraction(random, randomInteger(random, min, max));
    return [drawn(), drawn()];
  }
  const min = type === 'subtract' ? RULES.minInDifference : 0;
  const denominators = RULES.easyDenominators.filter((denominator) => denominator >= min);
  const position = shuffledNumberAt(
    seededRandom(seed, 'denominators', type),
    denominators.length,
    block % denominators.length,
  );
  const denominator = denominators[position]!;
  return [properFraction(random, denominator), properFraction(random, denominator)];
}

/** The two fractions in an operation. In a subtraction they are different, with the larger one first. */
function fractionsOf(random: Random, position: Position): Pair {
  let [first, second] = pairOf(random, position);
  if (position.type !== 'subtract') return [first, second];
  while (isSameAmount(first, second)) [first, second] = pairOf(random, position);
  return compareFractions(first, second) > 0 ? [first, second] : [second, first];
}

const isWritten = (one: Fraction, other: Fraction): boolean =>
  one.numerator === other.numerator && one.denominator === other.denominator;

/** The two fractions at a position in a round. They differ from all earlier ones with the same operation. */
function freshFractionsOf(position: Position): Pair {
  const before: Pair[] = [];
  const isKnown = ([first, second]: Pair): boolean =>
    before.some(([one, other]) => isWritten(first, one) && isWritten(second, other));
  for (let block = 0; ; block++) {
    const random = seededRandom(position.seed, 'fractions', position.type, block);
    let drawn = fractionsOf(random, { ...position, block });
    // Easy questions already differ by their denominators, and there are enough of those for a round.
    while (position.difficulty !== 'easy' && isKnown(drawn)) drawn = fractionsOf(random, { ...position, block });
    if (block === position.block) return drawn;
    before.push(drawn);
  }
}

const RESULT_OF = { add: addFractions, subtract: subtractFractions, multiply: multiplyFractions } as const;

/** The question with this number, counted from 0. */
export function questionAt(seed: number, { difficulty }: Pick<Settings, 'difficulty'>, number: number): Question {
  const block = Math.floor(number / QUESTION_TYPES.length);
  const type = shuffle(seededRandom(seed, 'types', block), QUESTION_TYPES)[number % QUESTION_TYPES.length]!;
  if (type === 'simplify') {
    const all = simplifiable(difficulty);
    const first = all[shuffledNumberAt(seededRandom(seed, 'simplify'), all.length, block % all.length)]!;
    return { number, type, first, result: reduceFraction(first) };
  }
  const [first, second] = freshFractionsOf({ seed, difficulty, type, block });
  return { number, type, first, second, result: reduceFraction(RESULT_OF[type](first, second)) };
}

/** Whether an answer is the right amount, in any form. A denominator of 0 makes it wrong. */
export const isCorrect = ({ result }: Question, answer: Fraction): boolean =>
  answer.denominator !== 0 && isSameAmount(result, answer);
