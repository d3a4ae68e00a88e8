import { questionAt } from '../../../machines/mental-maths/questions';
import { text } from '../../../src/games/mental-maths/text';
import { amongChoices, hear, type Listener, valueOf } from '../../helpers/listener';

export const listener: Listener = {
  questions: (seed) => {
    const question = questionAt(seed, seed % 25);
    return [hear(text.ear.asked(question), question.equation.answer)];
  },
  answer: (spoken) => amongChoices(spoken, valueOf(spoken)),
};
