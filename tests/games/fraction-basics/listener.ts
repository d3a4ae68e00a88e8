import { isAmountQuestion, questionAt } from '../../../machines/fraction-basics/questions';
import { QUESTION_TYPES, ROUND_TYPES } from '../../../machines/fraction-basics/rules';
import { text } from '../../../src/games/fraction-basics/text';
import { answerToFractions, fractionFrom, heardQuestion, type Listener, reducedText } from '../../helpers/listener';

/** The answer to "Half of 8 equals what?" or "3 quarters of 12 equals what?"; null for any other question. */
function answerToAmount(spoken: string): string | null {
  const [, part = '', amount] = /^(.*) of (\d+) equals what\?$/.exec(spoken) ?? [];
  if (amount === undefined) return null;
  const [top, bottom] = fractionFrom(part.replace(/^(?:A )?(?=half|quarter)/i, '1 ').toLowerCase()) ?? [0, 1];
  return String((Number(amount) / bottom) * top);
}

export const listener: Listener = {
  starts: ROUND_TYPES.map((type) => text.ear.start({ type })),
  questions: (seed) =>
    QUESTION_TYPES.map((type) => {
      const question = questionAt(seed, { type }, seed % 30);
      const { numerator, denominator } = question.answer;
      const answer = isAmountQuestion(question) ? numerator : `${numerator}/${denominator}`;
      return heardQuestion(text.ear.asked(question), answer);
    }),
  answer: (spoken) => {
    const amount = answerToAmount(spoken);
    if (amount !== null) return amount;
    const [, decimal] = /^Write (\d\.\d\d) as a fraction\.$/.exec(spoken) ?? [];
    return decimal === undefined ? answerToFractions(spoken) : reducedText(Math.round(Number(decimal) * 100), 100);
  },
};
