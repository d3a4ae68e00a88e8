import type { ReactNode } from 'react';
import type { Piece } from '../../../../machines/money-counter/coins';
import type { MoneyCounterActor } from '../../../../machines/money-counter/machine';
import type { Difficulty } from '../../../../machines/money-counter/rules';
import { type MenuProps, RoundMenu } from '../../../play/menu/RoundMenu';
import { outOfQuestions } from '../../../play/quiz/quiz';
import { game } from '../game';
import { text } from '../text';
import { demo } from './demo';
import { howTo } from './how-to';
import { PIECE_PICTURE_URLS } from './pictures';

const pieces = (...shown: readonly Piece[]): ReactNode => (
  <span
    className="inline-flex max-w-full flex-wrap items-center justify-center gap-1 [--coin:0.1rem] phone:[--coin:0.065rem]"
    aria-hidden
  >
    {shown.map((piece) => (
      <img key={piece} src={PIECE_PICTURE_URLS[piece]} alt="" className="money-piece" data-piece={piece} />
    ))}
  </span>
);

const PICTURES: Readonly<Record<Difficulty, ReactNode>> = {
  easy: pieces(1, 5),
  medium: pieces(1, 5, 10),
  hard: pieces(10, 25, 100),
};

export const Menu = (props: MenuProps<MoneyCounterActor>) => (
  <RoundMenu
    {...props}
    game={game}
    text={text}
    demo={demo}
    howTo={howTo}
    pictures={PICTURES}
    scoreText={outOfQuestions}
  />
);
