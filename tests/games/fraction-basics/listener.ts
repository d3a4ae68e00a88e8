import { questionAt } from '../../../machines/fraction-basics/questions';
import { QUESTION_TYPES, ROUND_TYPES } from '../../../machines/fraction-basics/rules';
import { text } from '../../../src/games/fraction-basics/text';
import { answerToFractions, heardQuestion, type Listener, reducedText } from '../../helpers/listener';

export const listener: Listener = {
  starts: ROUND_TYPES.map((type) => text.ear.start({ type })),
  questions: (seed) =>
    QUESTION_TYPES.map((type) => {
      const question = questionAt(seed, { type }, seed % 30);
      const { numerator, denominator } = question.answer;
      return heardQuestion(text.ear.asked(question), `${numerator}/${denominator}`);
    }),
  answer: (spoken) => {
    const [, decimal] = /^Write (\d\.\d\d) as a fraction\.$/.exec(spoken) ?? [];
    return decimal === undefined ? answerToFractions(spoken) : reducedText(Math.round(Number(decimal) * 100), 100);
  },
};
