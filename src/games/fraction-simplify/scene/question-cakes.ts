/* What the scene shows for a question: the cakes, how they are cut after the answer, and where their parts go. */
import { type Fraction, fraction, multiplyFractions, toCommonDenominator } from '../../../../machines/core/fraction';
import type { OperationQuestion, Question } from '../../../../machines/fraction-simplify/questions';
import { createWhole, type Piece, splitIntoWholes, type Whole } from '../../../stage/fractions/pieces';

/**
 * A part that slides to one of the result's plates: the cake and piece that it becomes, the cake that it is
 * from, and how far it turns.
 */
export interface Slide {
  readonly cake: number;
  readonly piece: number;
  readonly source: number;
  /** In radians. */
  readonly turn: number;
}

export interface QuestionCakes {
  readonly given: readonly Fraction[];
  /** The same cakes in the answer's parts. */
  readonly cut: readonly Fraction[];
  /** The result before it is simplified, and the cakes on its plates. */
  readonly result: Fraction;
  readonly results: readonly Whole[];
  readonly slides: readonly Slide[];
}

export const LOOKS = { first: 'strawberry', second: 'lemon', both: 'mint', given: 'chocolate' } as const;
const FULL_TURN = 2 * Math.PI;

/** The cakes of a question. For a multiplication, use `getTray`. */
export function createQuestionCakes(question: Question): QuestionCakes {
  const { first, result } = question;
  if (question.type === 'simplify') {
    const whole = createWhole(result.denominator, [[result.numerator, LOOKS.first]]);
    return { given: [first], cut: [first], result, results: [whole], slides: slidesOf([whole], 0) };
  }
  const [one, other] = toCommonDenominator(first, question.second);
  const parts = one.denominator;
  const [results, total] =
    question.type === 'subtract'
      ? [[differenceWhole(one, other)], one.numerator - other.numerator]
      : [sumWholes(one, other), one.numerator + other.numerator];
  return {
    given: [first, question.second],
    cut: [one, other],
    result: fraction(total, parts),
    results,
    slides: slidesOf(results, one.numerator),
  };
}

/** The second amount directly after the first, on one plate or two. */
function sumWholes(one: Fraction, other: Fraction): readonly Whole[] {
  const parts = one.denominator;
  const fits = Math.min(other.numerator, parts - one.numerator);
  const whole = createWhole(parts, [
    [one.numerator, LOOKS.first],
    [fits, LOOKS.second],
  ]);
  const rest = other.numerator - fits;
  return rest === 0 ? [whole] : [whole, createWhole(parts, [[rest, LOOKS.second]])];
}

/** What is left of the first amount, and the gap where the second was taken away. */
const differenceWhole = (one: Fraction, other: Fraction): Whole =>
  createWhole(one.denominator, [
    [one.numerator - other.numerator, LOOKS.first],
    [other.numerator, 'taken'],
  ]);

const isCake = ({ look }: Piece): boolean => look !== 'empty' && look !== 'taken';

/** Each part slides from its position in the question. The first `firstCount` parts belong to the first cake. */
const slidesOf = (results: readonly Whole[], firstCount: number): readonly Slide[] =>
  results.flatMap(({ parts, pieces }, cake) =>
    pieces.flatMap((piece, index) => {
      if (!isCake(piece)) return [];
      const isFirst = piece.look === LOOKS.first;
      const lay = isFirst ? piece.from : cake * parts + piece.from - firstCount;
      const turn = ((lay - piece.from) / parts) * FULL_TURN;
      return [{ cake, piece: index, source: isFirst ? 0 : 1, turn }];
    }),
  );

/** With more wholes than this side by side, the parts would be too small. */
export const MAX_WHOLES = 4;

/** The right amount and the player's as bars with the same number of wholes. */
export interface ComparedAmounts {
  readonly wholes: number;
  readonly right: readonly Whole[];
  readonly given: readonly Whole[];
  /** The right amount in its bar's parts. */
  readonly amount: Fraction;
}

const padded = (wholes: readonly Whole[], count: number): readonly Whole[] => {
  const parts = wholes[0]?.parts ?? 1;
  return Array.from({ length: count }, (_, index) => wholes[index] ?? createWhole(parts, []));
};

/**
 * Both amounts after a mistake. Null if the player's cannot be drawn, because it is below 0, has no parts or is
 * far too large.
 */
export function compareAmounts(question: Question, given: Fraction): ComparedAmounts | null {
  const { numerator, denominator } = given;
  // Checked first, because the fields accept numbers of twelve digits and each part would become an
  // object.
  if (denominator <= 0 || numerator < 0 || numerator > MAX_WHOLES * denominator) return null;
  const [right, amount] = getSolution(question);
  const wrong = splitIntoWholes(given, LOOKS.given);
  const wholes = Math.max(right.length, wrong.length);
  return { wholes, right: padded(right, wholes), given: padded(wrong, wholes), amount };
}

/** The right amount as wholes, and the result before it is simplified. */
export function getSolution(question: Question): readonly [readonly Whole[], Fraction] {
  if (question.type !== 'multiply') {
    const { results, result } = createQuestionCakes(question);
    return [results, result];
  }
  const product = multiplyFractions(question.first, question.second);
  return [splitIntoWholes(product, LOOKS.both), product];
}

/** The two fractions of a product as vertical and horizontal cuts, and the product. */
export const getTray = ({ first, second }: OperationQuestion) => ({
  across: first,
  down: second,
  product: multiplyFractions(first, second),
});
