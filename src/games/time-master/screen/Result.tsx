import { useSelector } from '@xstate/react';
import type { TimeMasterActor } from '../../../../machines/time-master/machine';
import { practiceTopic } from '../../../../machines/time-master/practice';
import { kindOfRound } from '../../../../machines/time-master/rules';
import { QuizOver } from '../../../play/quiz/QuizOver';
import { game } from '../game';
import { text, words } from '../text';

interface Props {
  readonly actor: TimeMasterActor;
  readonly onAgain: () => void;
}

/** What a round has brought. */
export function Result({ actor, onAgain }: Props) {
  const difficulty = useSelector(actor, ({ context }) => context.settings.difficulty);
  const score = useSelector(actor, ({ context }) => context.round.score);
  const { over } = text;
  return (
    <QuizOver
      actor={actor}
      words={words}
      title={over.title(score)}
      praise={over.praise}
      practiceNext={(mistakes) =>
        over.practiceNext(practiceTopic(mistakes.map(({ question }) => question.asked)), score)
      }
      kindOfRound={kindOfRound}
      game={game}
      onAgain={onAgain}
    >
      <p className="time-badge">{over.badge(difficulty)}</p>
    </QuizOver>
  );
}
