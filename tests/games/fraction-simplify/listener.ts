import { TIME_SETTINGS } from '../../../machines/core/time-setting';
import { questionAt } from '../../../machines/fraction-simplify/questions';
import { DIFFICULTIES } from '../../../machines/fraction-simplify/rules';
import { text } from '../../../src/games/fraction-simplify/text';
import { answerToFractions, heardQuestion, type Listener } from '../../helpers/listener';

export const listener: Listener = {
  starts: TIME_SETTINGS.map((time) => text.ear.start({ time })),
  questions: (seed) =>
    DIFFICULTIES.map((difficulty) => {
      const question = questionAt(seed, { difficulty }, seed % 10);
      const { numerator, denominator } = question.result;
      return heardQuestion(text.ear.asked(question), `${numerator}/${denominator}`);
    }),
  answer: answerToFractions,
};
