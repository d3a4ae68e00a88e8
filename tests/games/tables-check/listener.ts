import { TIME_SETTINGS } from '../../../machines/core/time-setting';
import { createCheckQuestions, createWarmUpQuestions } from '../../../machines/tables-check/check-questions';
import { text } from '../../../src/games/tables-check/text';
import { heardQuestion, type Listener, valueOf } from '../../helpers/listener';

export const listener: Listener = {
  starts: TIME_SETTINGS.map((time) => text.ear.start({ time })),
  questions: (seed) =>
    [...createWarmUpQuestions(seed), ...createCheckQuestions(seed)].map((question) =>
      heardQuestion(text.ear.asked(question), question.answer),
    ),
  answer: (spoken) => String(valueOf(spoken)),
};
