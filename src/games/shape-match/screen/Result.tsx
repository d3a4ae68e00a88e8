import type { ShapeMatchActor, ShapeMatchSnapshot } from '../../../../machines/shape-match/machine';
import { practiceTopic } from '../../../../machines/shape-match/practice';
import { endlessRoundText } from '../../../play/internal/shared-text';
import { type ResultProps, RoundResult, type RoundSummary } from '../../../play/result/RoundResult';
import { Button } from '../../../ui/Button';
import { game } from '../game';
import { answeredText, explanationText, text } from '../text';

interface Props extends ResultProps<ShapeMatchActor> {
  readonly onReset: () => void;
}

const { over, play } = text;

const summarise = ({ round }: ShapeMatchSnapshot['context']): RoundSummary => ({
  ...over,
  ...endlessRoundText(over.scene, round, practiceTopic(round.mistakes), over.tip),
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
  <RoundResult {...props} game={game} summarise={summarise}>
    <Button onClick={onReset}>{play.reset}</Button>
  </RoundResult>
);
