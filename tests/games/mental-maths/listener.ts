import { TIME_SETTINGS } from '../../../machines/core/time-setting';
import { questionAt } from '../../../machines/mental-maths/questions';
import { text } from '../../../src/games/mental-maths/text';
import { amongChoices, heardQuestion, type Listener, valueOf } from '../../helpers/listener';

export const listener: Listener = {
  starts: TIME_SETTINGS.map((time) => text.ear.start({ time })),
  questions: (seed) => {
    const question = questionAt(seed, seed % 25);
    return [heardQuestion(text.ear.asked(question), question.equation.answer)];
  },
  answer: (spoken) => amongChoices(spoken, valueOf(spoken)),
};
