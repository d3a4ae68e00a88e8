import type { ReactNode } from 'react';
import type { Piece } from '../../../../machines/money-counter/coins';
import type { MoneyCounterActor } from '../../../../machines/money-counter/machine';
import { type Difficulty, kindOfRound } from '../../../../machines/money-counter/rules';
import { QuizMenu } from '../../../play/quiz/QuizMenu';
import { game } from '../game';
import { text } from '../text';
import { MoneyHowTo } from './MoneyHowTo';
import { PIECE_PICTURES } from './pictures';

interface Props {
  readonly actor: MoneyCounterActor;
  readonly onStart: () => void;
}

const pieces = (...shown: readonly Piece[]): ReactNode => (
  <span className="money-card-pieces" aria-hidden>
    {shown.map((piece) => (
      <img key={piece} src={PIECE_PICTURES[piece]} alt="" data-piece={piece} />
    ))}
  </span>
);

/** The pieces that each difficulty is known by. */
const PICTURES: Readonly<Record<Difficulty, ReactNode>> = {
  easy: pieces(1, 5),
  medium: pieces(1, 5, 10),
  hard: pieces(10, 25, 100),
};

/** The menu: the pieces of each difficulty. */
export function Menu({ actor, onStart }: Props) {
  return (
    <QuizMenu
      actor={actor}
      text={text}
      pictures={PICTURES}
      kindOfRound={kindOfRound}
      game={game}
      HowTo={MoneyHowTo}
      onStart={onStart}
    />
  );
}
