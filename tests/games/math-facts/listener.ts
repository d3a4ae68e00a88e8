import { TIME_SETTINGS } from '../../../machines/core/time-setting';
import { questionAt } from '../../../machines/math-facts/questions';
import { DIFFICULTIES, MODES } from '../../../machines/math-facts/rules';
import { text } from '../../../src/games/math-facts/text';
import { heardQuestion, type Listener, valueOf } from '../../helpers/listener';

export const listener: Listener = {
  starts: MODES.flatMap((mode) => TIME_SETTINGS.map((time) => text.ear.start({ mode, time }))),
  questions: (seed) =>
    MODES.flatMap((mode) =>
      DIFFICULTIES.map((difficulty) => {
        const question = questionAt(seed, { mode, difficulty }, seed % 40);
        return heardQuestion(text.ear.asked(question), question.answer);
      }),
    ),
  answer: (spoken) => String(valueOf(spoken)),
};
