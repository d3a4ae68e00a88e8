/* What the bars show before and after an answer. Pure functions, so the tests can check them against the numbers. */
import { type Fraction, fraction, toCommonDenominator } from '../../../../machines/core/fraction';
import { type AmountProblem, groupSizeOf } from '../../../../machines/fraction-basics/amounts';
import { type GivenAnswer, type TypedAmount, toFraction } from '../../../../machines/fraction-basics/answer';
import {
  type AmountQuestion,
  type FractionQuestion,
  isAmountQuestion,
  type Question,
} from '../../../../machines/fraction-basics/questions';
import { MAX_PARTS, type Piece, type PieceLook, type Whole } from '../../../stage/fractions/pieces';
import { formatNumber } from '../../../ui/format';
import { formatDecimal } from '../text/steps';
import type { Arrangement } from './layout';

/** Parts smaller than a hundredth are not drawn individually. */
const SMALLEST_PART = 100;

/** The label of a bar: a fraction, with wholes before it if there are any, or a number on one line. */
export type BarLabel =
  | { readonly kind: 'fraction'; readonly whole: number; readonly part: Fraction }
  | { readonly kind: 'line'; readonly text: string };

/** An amount of the question on its own bar: as asked, and in the parts that the answer needs. */
export interface QuestionBar {
  readonly before: Whole;
  readonly after: Whole;
  readonly labels: { readonly before: BarLabel; readonly after: BarLabel };
}

/** Where a piece of the answer flies from: which bar of the question, and how far along it (0 to 1). */
export interface PieceOrigin {
  readonly bar: 0 | 1;
  readonly from: number;
}

/** A piece of the answer: the whole that it belongs to, its position there, and where it flies from. */
export interface AnswerPiece extends PieceOrigin {
  readonly column: 0 | 1;
  readonly piece: Piece;
}

/** A number of things in equal groups, some of which are taken. */
export interface SharedThings {
  readonly amount: number;
  readonly groups: number;
  readonly taken: number;
  /** A wrong number of them; null if none is drawn. */
  readonly given: number | null;
}

export interface Story {
  readonly arrangement: Arrangement;
  readonly questionBars: readonly QuestionBar[];
  readonly sign: '+' | '−' | null;
  /** The number of parts in each whole of the answer, the pieces in order, and the amount in wholes. */
  readonly parts: number;
  /** Null if the question is not about a number of things. */
  readonly shared: SharedThings | null;
  readonly answerPieces: readonly AnswerPiece[];
  readonly wholes: number;
  readonly label: BarLabel;
  /** A wrong answer as wholes, the last of which can be incomplete; null if none is drawn. */
  readonly given: { readonly wholes: readonly Whole[]; readonly label: BarLabel } | null;
}

const ofFraction = (part: Fraction): BarLabel => ({ kind: 'fraction', whole: 0, part });
const ofEntry = ({ wholes, part }: TypedAmount): BarLabel =>
  part === null ? { kind: 'line', text: String(wholes) } : { kind: 'fraction', whole: wholes, part };

/**
 * `count` parts starting at `from`. If there are too many to count, they are combined into tenths of the whole,
 * except for the parts of an incomplete tenth.
 */
export function createPieces(parts: number, from: number, count: number, look: PieceLook): readonly Piece[] {
  const step = parts > MAX_PARTS && parts % 10 === 0 ? parts / 10 : 1;
  const found: Piece[] = [];
  for (let at = from; at < from + count; ) {
    const isTenth = at % step === 0 && at + step <= from + count;
    const size = isTenth ? step : 1;
    found.push({ from: at, count: size, look });
    at += size;
  }
  return found;
}

/** Parts with the same look from the left end; the rest of the whole is empty. */
const filled = (parts: number, count: number, look: PieceLook): Whole => ({
  parts,
  pieces: [...createPieces(parts, 0, count, look), ...createPieces(parts, count, parts - count, 'empty')],
});

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

type Asked = Pick<Story, 'questionBars' | 'sign' | 'parts' | 'shared' | 'answerPieces' | 'wholes' | 'label'>;

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

const ofNumber = (value: number): BarLabel => ({ kind: 'line', text: formatNumber(value) });

/** A number of things on a bar with a part for each, and below it the same things in equal groups. */
function ofAmount(question: AmountQuestion): Asked {
  const { part, amount, answer } = question;
  const whole = filled(amount, amount, 'chocolate');
  const label = ofNumber(amount);
  const count = groupSizeOf(question);
  return {
    questionBars: [{ before: whole, after: whole, labels: { before: label, after: label } }],
    sign: null,
    parts: amount,
    shared: { amount, groups: part.denominator, taken: part.numerator, given: null },
    answerPieces: Array.from({ length: part.denominator }, (_, group): AnswerPiece => {
      const from = group * count;
      const piece: Piece = { from, count, look: group < part.numerator ? 'strawberry' : 'chocolate' };
      return { column: 0, piece, bar: 0, from: from / amount };
    }),
    wholes: part.numerator / part.denominator,
    label: ofNumber(answer.numerator),
  };
}

/** A wrong number of things. Null if there are not as many, or only parts of one. */
function givenCount({ verdict, entry }: GivenAnswer, { amount }: AmountProblem): number | null {
  const { numerator, denominator } = toFraction(entry);
  const count = numerator / denominator;
  return verdict === 'right' || !Number.isInteger(count) || count < 0 || count > amount ? null : count;
}

function amountStory(question: AmountQuestion, given: GivenAnswer | null): Story {
  const asked = ofAmount(question);
  const count = given && givenCount(given, question);
  return {
    ...asked,
    shared: asked.shared && { ...asked.shared, given: count },
    given: count === null ? null : { wholes: [filled(question.amount, count, 'lemon')], label: ofNumber(count) },
    arrangement: { rows: count === null ? 2 : 3, columns: 1 },
  };
}

function askedStory(question: FractionQuestion): Asked {
  switch (question.type) {
    case 'convert': {
      const text = formatDecimal(question.hundredths);
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
