import type { ShapeMatchActor, ShapeMatchSnapshot } from '../../../../machines/shape-match/machine';
import { practiceTopic } from '../../../../machines/shape-match/practice';
import { type ResultProps, RoundOver, type RoundSummary } from '../../../play/RoundOver';
import { Button } from '../../../ui/Button';
import { game } from '../game';
import { answeredText, text, whyText } from '../text';

interface Props extends ResultProps<ShapeMatchActor> {
  readonly onReset: () => void;
}

const { over, play } = text;

const summaryOf = ({
  round: { score, streak, answers, difficulty, mistakes },
}: ShapeMatchSnapshot['context']): RoundSummary => ({
  ...over,
  title: over.title(score, answers),
  praise: over.praise(score, answers),
  wentWell: over.wentWell(score, streak.longest, answers),
  practiceNext: over.practiceNext(practiceTopic(mistakes), answers),
  stats: [
    { name: 'best-streak', label: over.bestStreak, value: streak.longest },
    { name: 'level', label: over.difficulty, ...over.level(difficulty) },
    { name: 'progress', label: over.answered, value: answers },
  ],
  missed: mistakes.map(({ question }) => ({
    key: question.number,
    answered: answeredText(question),
    why: whyText(question),
  })),
});

/** What a round has brought. */
export const Result = ({ onReset, ...props }: Props) => (
  <RoundOver {...props} game={game} summaryOf={summaryOf}>
    <Button onClick={onReset}>{play.reset}</Button>
  </RoundOver>
);
