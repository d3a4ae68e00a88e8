import { practiceTopic } from '../../../../machines/core/sum-practice';
import type { MathFactsActor, MathFactsSnapshot } from '../../../../machines/math-facts/machine';
import { getMistakes } from '../../../../machines/math-facts/round';
import { calculateAccuracy, hasLevels } from '../../../../machines/math-facts/rules';
import { Sentences } from '../../../play/feedback/Sentences';
import { type ResultProps, RoundResult, type RoundSummary } from '../../../play/result/RoundResult';
import { accuracyItem } from '../../../play/score/StatList';
import { game } from '../game';
import { text } from '../text';

const { over } = text;

const summarise = ({ round: { right, streak, history }, settings }: MathFactsSnapshot['context']): RoundSummary => ({
  ...over,
  title: over.title(right),
  praise: over.praise(right),
  wentWell: over.wentWell(right, streak.longest),
  practiceNext: over.practiceNext(practiceTopic(getMistakes(history)), history.length, settings),
  hasOneDifficulty: !hasLevels(settings.mode),
  roundKind: <p className="result-badge">{over.badge(settings.mode, settings.difficulty)}</p>,
  stats: [
    accuracyItem(calculateAccuracy(right, history.length)),
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
  <RoundResult {...props} game={game} summarise={summarise} />
);
