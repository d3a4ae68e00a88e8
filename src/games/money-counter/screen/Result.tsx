import { useSelector } from '@xstate/react';
import type { MoneyCounterActor } from '../../../../machines/money-counter/machine';
import { practiceTopic } from '../../../../machines/money-counter/practice';
import { QuizResult } from '../../../play/quiz/QuizResult';
import type { ResultProps } from '../../../play/result/RoundResult';
import { game } from '../game';
import { practiceText } from '../practice';
import { quizText } from '../question';
import { text } from '../text';

export function Result({ actor, onAgain }: ResultProps<MoneyCounterActor>) {
  const difficulty = useSelector(actor, ({ context }) => context.settings.difficulty);
  return (
    <QuizResult
      actor={actor}
      quizText={quizText}
      title={text.over.title}
      praise={text.over.praise}
      practiceNext={(mistakes, score) => practiceText(practiceTopic(mistakes.map(({ question }) => question)), score)}
      game={game}
      onAgain={onAgain}
    >
      <p className="result-badge">{text.menu.difficulty[difficulty]}</p>
    </QuizResult>
  );
}
