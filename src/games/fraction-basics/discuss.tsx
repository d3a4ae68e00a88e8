import { type Question, questionAt, toFractionProblem } from '../../../machines/fraction-basics/questions';
import { ROUND_TYPES } from '../../../machines/fraction-basics/rules';
import { fractionSlipsOf, fractionStepsOf } from '../../play/discuss/discuss-fraction';
import { createDiscussion } from '../../play/discuss/discussion';
import { PaperBars } from '../../play/paper/PaperBars';
import { settingOf } from '../../play/paper/paper';
import { answeredText, explanationText, questionText } from './text/steps';

function amountsOf(question: Question) {
  switch (question.type) {
    case 'convert':
      return null;
    case 'simplify':
      return [question.asked];
    case 'add':
    case 'subtract':
      return [question.first, question.second];
  }
}

export const discussion = createDiscussion({
  dealAt: (seed, settings, { number }) => questionAt(seed, { type: settingOf(settings, 'type', ROUND_TYPES) }, number),
  discuss: (question) => {
    const amounts = amountsOf(question);
    return {
      asked: questionText(question),
      ...(amounts && { picture: <PaperBars amounts={amounts} /> }),
      slips: fractionSlipsOf({ problem: toFractionProblem(question), answer: question.answer }),
      steps: fractionStepsOf(explanationText(question), question.answer),
      answer: answeredText(question),
    };
  },
});
