import { practiceTopic } from '../../../../machines/core/sum-practice';
import type { MentalMathsActor, MentalMathsSnapshot } from '../../../../machines/mental-maths/machine';
import { mistakesIn } from '../../../../machines/mental-maths/round';
import { percentageOf, RULES } from '../../../../machines/mental-maths/rules';
import { Sentences } from '../../../play/feedback/Sentences';
import { wentWell } from '../../../play/internal/shared-text';
import { type ResultProps, RoundOver, type RoundSummary } from '../../../play/result/RoundOver';
import { accuracyStat } from '../../../play/score/StatList';
import { equationText } from '../../../ui/format';
import { game } from '../game';
import { text } from '../text';

const { over } = text;

const summaryOf = ({ round: { score, streak, log } }: MentalMathsSnapshot['context']): RoundSummary => ({
  ...over,
  title: over.title(score, log.length),
  praise: over.praise(score),
  wentWell: wentWell({ right: score, streak: streak.longest }),
  practiceNext: over.practiceNext(practiceTopic(mistakesIn(log)), log.length),
  questions: RULES.questions,
  stats: [
    { ...accuracyStat(percentageOf(score)), label: over.percentage },
    { name: 'best-streak', label: over.bestStreak, value: streak.longest },
  ],
  answers: {
    title: over.log,
    nothing: over.nothing,
    questions: log.map(({ question, given }) => ({
      key: question.number,
      isCorrect: given.verdict === 'right',
      answered: equationText(question.equation),
      explanation: <Sentences text={`${over.given(given.choice)} ${over.why(question.equation)}`} />,
    })),
  },
});

/** The result: score, percentage, one thing to practise next, and every question with its answer. */
export const Result = (props: ResultProps<MentalMathsActor>) => (
  <RoundOver {...props} game={game} summaryOf={summaryOf} />
);
