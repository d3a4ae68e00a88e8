import { Clock3, Clock7, Clock12 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TimeMasterActor } from '../../../../machines/time-master/machine';
import { type Difficulty, kindOfRound } from '../../../../machines/time-master/rules';
import { QuizMenu } from '../../../play/quiz/QuizMenu';
import { game } from '../game';
import { text } from '../text';
import { TimeHowTo } from './TimeHowTo';

interface Props {
  readonly actor: TimeMasterActor;
  readonly onStart: () => void;
}

const PICTURES: Readonly<Record<Difficulty, ReactNode>> = {
  easy: <Clock3 aria-hidden className="icon" />,
  medium: <Clock7 aria-hidden className="icon" />,
  hard: <Clock12 aria-hidden className="icon" />,
};

/** The menu: a clock for each difficulty. */
export function Menu({ actor, onStart }: Props) {
  return (
    <QuizMenu
      actor={actor}
      text={text}
      pictures={PICTURES}
      kindOfRound={kindOfRound}
      game={game}
      HowTo={TimeHowTo}
      onStart={onStart}
    />
  );
}
