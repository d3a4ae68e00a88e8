/* What the bars show before and after an answer. Pure functions, so the tests can check them against the numbers. */
import { type Fraction, fraction, toCommonDenominator } from '../../../../machines/core/fraction';
import { type GivenAnswer, type TypedAmount, toFraction } from '../../../../machines/fraction-basics/answer';
import { type FractionQuestion, isAmountQuestion, type Question } from '../../../../machines/fraction-basics/questions';
import type { Piece, PieceLook, Whole } from '../../../stage/fractions/pieces';
import { formatHundredths } from '../hundredths';
import { amountStory } from './amount-story';
import type { AnswerPiece, Asked, BarLabel, QuestionBar, Story } from './story-shape';
import { createPieces, filled } from './wholes';

/** Parts smaller than a hundredth are not drawn individually. */
const SMALLEST_PART = 100;

const ofFraction = (part: Fraction): BarLabel => ({ kind: 'fraction', whole: 0, part });
const ofEntry = ({ wholes, part }: TypedAmount): BarLabel =>
  part === null ? { kind: 'line', text: String(wholes) } : { kind: 'fraction', whole: wholes, part };

const inWhole = ({ numerator, denominator }: Fraction, look: PieceLook): Whole => filled(denominator, numerator, look);

/** A wrong answer as wholes. Null if it is below 0 or more than two wholes, in which case a sentence explains it. */
function givenStory({ verdict, entry }: GivenAnswer, answer: Fraction): Story['given'] {
  const { numerator, denominator } = toFraction(entry);
  if (verdict === 'right' || numerator < 0 || numerator > 2 * denominator) return null;
  const inFirst = Math.min(numerator, denominator);
  // Below an answer of two wholes, two wholes are always drawn, even if the second is empty, so that
  // they can be compared.
  const isLong = numerator > denominator || answer.numerator > answer.denominator;
  const counts = isLong ? [inFirst, numerator - inFirst] : [inFirst];
  return { wholes: counts.map((count) => oneGiven(count, denominator)), label: ofEntry(entry) };
}

/** One whole of a wrong answer. If its parts are too small to see, it is drawn as one filled and one empty section. */
function oneGiven(count: number, parts: number): Whole {
  if (parts <= SMALLEST_PART) return filled(parts, count, 'lemon');
  const runs: readonly Piece[] = [
    { from: 0, count, look: 'lemon' },
    { from: count, count: parts - count, look: 'empty' },
  ];
  return { parts, pieces: runs.filter((run) => run.count > 0) };
}

/** One amount on one bar, and below it the same amount in the answer's parts. */
function ofOne(whole: Whole, label: BarLabel, answer: Fraction): Asked {
  const { numerator, denominator } = answer;
  return {
    questionBars: [{ before: whole, after: whole, labels: { before: label, after: label } }],
    sign: null,
    parts: denominator,
    shared: null,
    answerPieces: createPieces(denominator, 0, numerator, 'strawberry').map((piece) => ({
      column: 0,
      piece,
      bar: 0,
      from: piece.from / denominator,
    })),
    wholes: numerator / denominator,
    label: denominator === 1 ? { kind: 'line', text: String(numerator) } : ofFraction(answer),
  };
}

const askedBar = (asked: Fraction, common: Fraction, look: PieceLook): QuestionBar => ({
  before: inWhole(asked, look),
  after: inWhole(common, look),
  labels: { before: ofFraction(asked), after: ofFraction(common) },
});

/**
 * Both amounts end to end, or the second taken from the end of the first. The part that is taken away stays
 * visible.
 */
function ofTwo(type: 'add' | 'subtract', first: Fraction, second: Fraction): Asked {
  const [one, other] = toCommonDenominator(first, second);
  const parts = one.denominator;
  const isSum = type === 'add';
  const lookAt = (index: number): PieceLook => {
    if (isSum) return index < one.numerator ? 'chocolate' : 'strawberry';
    return index < one.numerator - other.numerator ? 'chocolate' : 'taken';
  };
  const laid = Array.from(
    { length: isSum ? one.numerator + other.numerator : one.numerator },
    (_, index): AnswerPiece => {
      const isOfFirst = index < one.numerator;
      return {
        column: index < parts ? 0 : 1,
        piece: { from: index % parts, count: 1, look: lookAt(index) },
        bar: isOfFirst ? 0 : 1,
        from: (isOfFirst ? index : index - one.numerator) / parts,
      };
    },
  );
  const top = isSum ? one.numerator + other.numerator : one.numerator - other.numerator;
  return {
    questionBars: [askedBar(first, one, 'chocolate'), askedBar(second, other, 'strawberry')],
    sign: isSum ? '+' : '−',
    parts,
    shared: null,
    answerPieces: laid,
    wholes: top / parts,
    label: ofFraction(fraction(top, parts)),
  };
}

function askedStory(question: FractionQuestion): Asked {
  switch (question.type) {
    case 'convert': {
      const text = formatHundredths(question.hundredths);
      return ofOne(filled(100, question.hundredths, 'chocolate'), { kind: 'line', text }, question.answer);
    }
    case 'simplify':
      return ofOne(inWhole(question.asked, 'chocolate'), ofFraction(question.asked), question.answer);
    case 'add':
    case 'subtract':
      return ofTwo(question.type, question.first, question.second);
  }
}

export function createStory(question: Question, given: GivenAnswer | null): Story {
  if (isAmountQuestion(question)) return amountStory(question, given);
  const asked = askedStory(question);
  const wrong = given === null ? null : givenStory(given, question.answer);
  // A wrong answer of more than one whole needs a second column, so all bars become shorter.
  const columns = asked.questionBars.length === 2 || (wrong?.wholes.length ?? 0) > 1 ? 2 : 1;
  return { ...asked, given: wrong, arrangement: { rows: wrong === null ? 2 : 3, columns } };
}
