import { practiceTopic } from '../../../../machines/core/sum-practice';
import type { MentalMathsActor, MentalMathsSnapshot } from '../../../../machines/mental-maths/machine';
import { getMistakes } from '../../../../machines/mental-maths/round';
import { RULES, toPercentage } from '../../../../machines/mental-maths/rules';
import { Sentences } from '../../../play/feedback/Sentences';
import { clockTip, wentWellText } from '../../../play/internal/shared-text';
import { type ResultProps, RoundResult, type RoundSummary } from '../../../play/result/RoundResult';
import { accuracyItem } from '../../../play/score/StatList';
import { formatEquation } from '../../../ui/format';
import { game } from '../game';
import { text } from '../text';

const { over } = text;

const summarise = ({ round: { score, streak, log }, questions }: MentalMathsSnapshot['context']): RoundSummary => ({
  ...over,
  title: over.title(score, log.length, questions),
  praise: over.praise(score),
  wentWell: wentWellText({ right: score, streak: streak.longest }),
  practiceNext: clockTip(log) ?? over.practiceNext(practiceTopic(getMistakes(log)), log.length, questions),
  questions: RULES.questions,
  stats: [
    { ...accuracyItem(toPercentage(score, questions)), label: over.percentage },
    { name: 'best-streak', label: over.bestStreak, value: streak.longest },
  ],
  answers: {
    title: over.log,
    nothing: over.nothing,
    questions: log.map(({ question, given }) => ({
      key: question.number,
      isCorrect: given.verdict === 'right',
      answered: formatEquation(question.equation),
      explanation: <Sentences text={`${over.given(given.choice)} ${over.why(question.equation)}`} />,
    })),
  },
});

/** The result: score, percentage, one thing to practise next, and every question with its answer. */
export const Result = (props: ResultProps<MentalMathsActor>) => (
  <RoundResult {...props} game={game} summarise={summarise} />
);
