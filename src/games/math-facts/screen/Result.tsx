import { practiceTopic } from '../../../../machines/core/sum-practice';
import type { MathFactsActor, MathFactsSnapshot } from '../../../../machines/math-facts/machine';
import { mistakesIn } from '../../../../machines/math-facts/round';
import { accuracyOf } from '../../../../machines/math-facts/rules';
import { Sentences } from '../../../play/feedback/Sentences';
import { type ResultProps, RoundOver, type RoundSummary } from '../../../play/result/RoundOver';
import { accuracyStat } from '../../../play/score/StatList';
import { game } from '../game';
import { text } from '../text';

const { over } = text;

const summaryOf = ({ round: { right, streak, history }, settings }: MathFactsSnapshot['context']): RoundSummary => ({
  ...over,
  title: over.title(right),
  praise: over.praise(right),
  wentWell: over.wentWell(right, streak.longest),
  practiceNext: over.practiceNext(practiceTopic(mistakesIn(history)), history.length, settings),
  roundKind: <p className="result-badge">{over.badge(settings.mode, settings.difficulty)}</p>,
  stats: [
    accuracyStat(accuracyOf(right, history.length)),
    { name: 'progress', label: over.answered, value: history.length },
    { name: 'best-streak', label: over.bestStreak, value: streak.longest },
  ],
  answers: {
    title: over.history,
    nothing: over.nothing,
    questions: history.map((entry) => ({
      key: entry.question.number,
      isCorrect: entry.isCorrect,
      answered: over.equation(entry),
      explanation: <Sentences text={`${over.wrong(entry)} ${over.why(entry)}`} />,
    })),
  },
});

export const Result = (props: ResultProps<MathFactsActor>) => (
  <RoundOver {...props} game={game} summaryOf={summaryOf} />
);
