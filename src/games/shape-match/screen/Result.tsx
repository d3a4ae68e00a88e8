import type { ShapeMatchActor, ShapeMatchSnapshot } from '../../../../machines/shape-match/machine';
import { practiceTopic } from '../../../../machines/shape-match/practice';
import { openRoundText } from '../../../play/internal/shared-text';
import { type ResultProps, RoundOver, type RoundSummary } from '../../../play/result/RoundOver';
import { Button } from '../../../ui/Button';
import { game } from '../game';
import { answeredText, explanationText, text } from '../text';

interface Props extends ResultProps<ShapeMatchActor> {
  readonly onReset: () => void;
}

const { over, play } = text;

const summaryOf = ({ round }: ShapeMatchSnapshot['context']): RoundSummary => ({
  ...over,
  ...openRoundText(over.scene, round, practiceTopic(round.mistakes), over.tip),
  stats: [
    { name: 'best-streak', label: over.bestStreak, value: round.streak.longest },
    { name: 'level', label: over.difficulty, ...over.level(round.difficulty) },
    { name: 'progress', label: over.answered, value: round.answers },
  ],
  missed: round.mistakes.map(({ question }) => ({
    key: question.number,
    answered: answeredText(question),
    why: explanationText(question),
  })),
});

export const Result = ({ onReset, ...props }: Props) => (
  <RoundOver {...props} game={game} summaryOf={summaryOf}>
    <Button onClick={onReset}>{play.reset}</Button>
  </RoundOver>
);
