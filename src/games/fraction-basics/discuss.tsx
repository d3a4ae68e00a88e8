import { listAmountMistakes } from '../../../machines/fraction-basics/amounts';
import {
  type AmountQuestion,
  type FractionQuestion,
  isAmountQuestion,
  questionAt,
  toFractionProblem,
} from '../../../machines/fraction-basics/questions';
import { ROUND_TYPES } from '../../../machines/fraction-basics/rules';
import { fractionSlipsOf, fractionStepsOf } from '../../play/discuss/discuss-fraction';
import { chooseSlips, createDiscussion, type DiscussedQuestion, stepsOf } from '../../play/discuss/discussion';
import { PaperBars } from '../../play/paper/PaperBars';
import { settingOf } from '../../play/paper/paper';
import { formatNumber } from '../../ui/format';
import { explanationText } from './explanation';
import { answeredText, questionText } from './lines';
import { PaperBuns } from './PaperBuns';
import { amountMistakeText } from './text/amounts';

function amountsOf(question: FractionQuestion) {
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

type Discussed = Pick<DiscussedQuestion, 'picture' | 'slips' | 'steps'>;

function discussFraction(question: FractionQuestion): Discussed {
  const amounts = amountsOf(question);
  return {
    ...(amounts && { picture: <PaperBars amounts={amounts} /> }),
    slips: fractionSlipsOf({ problem: toFractionProblem(question), answer: question.answer }),
    steps: fractionStepsOf(explanationText(question), question.answer),
  };
}

/** The first step has the groups as a picture. */
function discussAmount(question: AmountQuestion): Discussed {
  const picture = (
    <div className="paper-picture">
      <PaperBuns problem={question} isShared />
    </div>
  );
  return {
    picture: <PaperBuns problem={question} />,
    slips: chooseSlips(
      listAmountMistakes(question).map(([mistake, given]) => ({
        answer: formatNumber(given),
        why: amountMistakeText(mistake, question),
      })),
    ),
    steps: stepsOf(explanationText(question)).map((step, index) => (index === 0 ? { ...step, picture } : step)),
  };
}

export const discussion = createDiscussion({
  dealAt: (seed, settings, { number }) => questionAt(seed, { type: settingOf(settings, 'type', ROUND_TYPES) }, number),
  discuss: (question) => ({
    asked: questionText(question),
    ...(isAmountQuestion(question) ? discussAmount(question) : discussFraction(question)),
    answer: answeredText(question),
  }),
});
