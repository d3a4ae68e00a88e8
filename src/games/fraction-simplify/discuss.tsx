import { questionAt } from '../../../machines/fraction-simplify/questions';
import { DIFFICULTIES } from '../../../machines/fraction-simplify/rules';
import { fractionSlipsOf, fractionStepsOf } from '../../play/discuss/discuss-fraction';
import { createDiscussion } from '../../play/discuss/discussion';
import { PaperBars } from '../../play/paper/PaperBars';
import { settingOf } from '../../play/paper/paper';
import { quizText } from './quiz';

export const discussion = createDiscussion({
  dealAt: (seed, settings, { number }) =>
    questionAt(seed, { difficulty: settingOf(settings, 'difficulty', DIFFICULTIES) }, number),
  discuss: (question) => ({
    asked: question.type === 'simplify' ? quizText.question(question) : `${quizText.question(question)} = ?`,
    picture: (
      <PaperBars amounts={question.type === 'simplify' ? [question.first] : [question.first, question.second]} />
    ),
    slips: fractionSlipsOf({ problem: question, answer: question.result }),
    steps: fractionStepsOf(quizText.why(question), question.result),
    answer: quizText.answered(question),
  }),
});
