import { questionAt } from '../../../machines/math-facts/questions';
import { DIFFICULTIES, MODES } from '../../../machines/math-facts/rules';
import { text } from '../../../src/games/math-facts/text';
import { hear, type Listener, valueOf } from '../../helpers/listener';

export const listener: Listener = {
  questions: (seed) =>
    MODES.flatMap((mode) =>
      DIFFICULTIES.map((difficulty) => {
        const question = questionAt(seed, { mode, difficulty }, seed % 40);
        return hear(text.ear.asked(question), question.answer);
      }),
    ),
  answer: (spoken) => String(valueOf(spoken)),
};
