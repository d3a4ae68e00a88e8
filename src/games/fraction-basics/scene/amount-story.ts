/* What the bars show before and after an answer to a question about an amount. */
import { type AmountProblem, groupSizeOf } from '../../../../machines/fraction-basics/amounts';
import { type GivenAnswer, toFraction } from '../../../../machines/fraction-basics/answer';
import type { AmountQuestion } from '../../../../machines/fraction-basics/questions';
import type { Piece } from '../../../stage/fractions/pieces';
import { formatNumber } from '../../../ui/format';
import type { AnswerPiece, Asked, BarLabel, Story } from './story-shape';
import { filled } from './wholes';

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

export function amountStory(question: AmountQuestion, given: GivenAnswer | null): Story {
  const asked = ofAmount(question);
  const count = given && givenCount(given, question);
  return {
    ...asked,
    shared: asked.shared && { ...asked.shared, given: count },
    given: count === null ? null : { wholes: [filled(question.amount, count, 'lemon')], label: ofNumber(count) },
    arrangement: { rows: count === null ? 2 : 3, columns: 1 },
  };
}
