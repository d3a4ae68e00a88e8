import { TIME_SETTINGS } from '../../../machines/core/time-setting';
import { questionAt } from '../../../machines/math-warp/questions';
import { text } from '../../../src/games/math-warp/text';
import { choicesIn, heardQuestion, type Listener, valueOf } from '../../helpers/listener';

const isTrue = (equation: string): boolean => {
  const [sum = '', result] = equation.split(' equals ');
  return valueOf(sum) === Number(result);
};

export const listener: Listener = {
  starts: TIME_SETTINGS.map((time) => text.ear.start({ time })),
  questions: (seed) =>
    [1, 2, 4, 8].map((level) => {
      const question = questionAt(seed, seed % 30, level);
      return heardQuestion(text.ear.asked(question), question.answer);
    }),
  answer: (spoken) => {
    const [equation = ''] = spoken.split('?');
    return choicesIn(spoken).find((choice) => isTrue(equation.replace(/what/i, choice))) ?? null;
  },
};
