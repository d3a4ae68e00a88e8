import { useSelector } from '@xstate/react';
import type { MoneyCounterActor } from '../../../../machines/money-counter/machine';
import { practiceTopic } from '../../../../machines/money-counter/practice';
import { kindOfRound } from '../../../../machines/money-counter/rules';
import { QuizOver } from '../../../play/quiz/QuizOver';
import { game } from '../game';
import { practiceText, text, words } from '../text';

interface Props {
  readonly actor: MoneyCounterActor;
  readonly onAgain: () => void;
}

/** What a round has brought. */
export function Result({ actor, onAgain }: Props) {
  const difficulty = useSelector(actor, ({ context }) => context.settings.difficulty);
  return (
    <QuizOver
      actor={actor}
      words={words}
      title={text.over.title}
      praise={text.over.praise}
      practiceNext={(mistakes, score) => practiceText(practiceTopic(mistakes.map(({ question }) => question)), score)}
      kindOfRound={kindOfRound}
      game={game}
      onAgain={onAgain}
    >
      <p className="money-badge">{text.menu.difficulties[difficulty].name}</p>
    </QuizOver>
  );
}
