import { questionAt } from '../../../machines/fraction-simplify/questions';
import { DIFFICULTIES } from '../../../machines/fraction-simplify/rules';
import { createDiscussion, stepsOf } from '../../play/discuss/discussion';
import { fractionSlipsOf } from '../../play/discuss/fraction-slips';
import { PaperBars } from '../../play/paper/PaperBars';
import { settingOf } from '../../play/paper/paper';
import { quizText } from './text';

export const discussion = createDiscussion({
  dealAt: (seed, settings, { number }) =>
    questionAt(seed, { difficulty: settingOf(settings, 'difficulty', DIFFICULTIES) }, number),
  discuss: (question) => ({
    asked: quizText.question(question),
    picture: (
      <PaperBars amounts={question.type === 'simplify' ? [question.first] : [question.first, question.second]} />
    ),
    slips: fractionSlipsOf({ problem: question, answer: question.result }),
    steps: stepsOf(quizText.why(question)),
    answer: quizText.answered(question),
  }),
});
