import { seededRandom } from '../../../machines/core/random';
import { createTimeCandidates } from '../../../machines/time-master/candidates';
import { type Question, questionAt } from '../../../machines/time-master/questions';
import { DIFFICULTIES, ROUND_TYPES } from '../../../machines/time-master/rules';
import { chooseSlips, createDiscussion, type Slip, stepsOf } from '../../play/discuss/discussion';
import { settingOf } from '../../play/paper/paper';
import { clockOf } from './paper';
import { formatAnswer } from './question-text';
import { quizText } from './quiz';

const optionsOf = (question: Question): readonly number[] =>
  question.options ?? createTimeCandidates(seededRandom(question.answer, 'slips'), question);

const slipsOf = (question: Question): readonly Slip[] =>
  chooseSlips(
    optionsOf(question).flatMap((given) => {
      const why = quizText.explanation?.(question, given);
      return why ? [{ answer: formatAnswer(question.asked, given), why }] : [];
    }),
  );

export const discussion = createDiscussion({
  dealAt: (seed, settings, { number }) => {
    const difficulty = settingOf(settings, 'difficulty', DIFFICULTIES);
    return questionAt(seed, { difficulty, type: settingOf(settings, 'type', ROUND_TYPES) }, number);
  },
  discuss: (question) => ({
    asked: quizText.question(question),
    ...clockOf(question),
    ...(question.options !== null && {
      choices: question.options.map((option) => formatAnswer(question.asked, option)),
    }),
    slips: slipsOf(question),
    steps: stepsOf(quizText.why(question)),
    answer: quizText.answered(question),
  }),
});
