import { useSelector } from '@xstate/react';
import type { TimeMasterActor } from '../../../../machines/time-master/machine';
import { practiceTopic } from '../../../../machines/time-master/practice';
import { QuizResult } from '../../../play/quiz/QuizResult';
import type { ResultProps } from '../../../play/result/RoundResult';
import { game } from '../game';
import { quizText } from '../quiz';
import { text } from '../text';

export function Result({ actor, onAgain }: ResultProps<TimeMasterActor>) {
  const difficulty = useSelector(actor, ({ context }) => context.settings.difficulty);
  const score = useSelector(actor, ({ context }) => context.round.score);
  const { over } = text;
  return (
    <QuizResult
      actor={actor}
      quizText={quizText}
      title={over.title(score)}
      praise={over.praise}
      practiceNext={(mistakes) =>
        over.practiceNext(practiceTopic(mistakes.map(({ question }) => question.asked)), score)
      }
      game={game}
      onAgain={onAgain}
    >
      <p className="result-badge">{over.badge(difficulty)}</p>
    </QuizResult>
  );
}
