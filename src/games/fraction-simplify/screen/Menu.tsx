import type { ReactNode } from 'react';
import type { FractionSimplifyActor } from '../../../../machines/fraction-simplify/machine';
import { type Difficulty, kindOfRound } from '../../../../machines/fraction-simplify/rules';
import { QuizMenu } from '../../../play/quiz/QuizMenu';
import { asPicture } from '../../../stage/drawing';
import { game } from '../game';
import { cakePicture } from '../scene/pictures';
import { text } from '../text';
import { FractionHowTo } from './FractionHowTo';

interface Props {
  readonly actor: FractionSimplifyActor;
  readonly onStart: () => void;
}

const cake = (...of: Parameters<typeof cakePicture>): ReactNode => (
  <img className="fraction-card" src={asPicture(cakePicture(...of))} alt="" />
);

const PICTURES: Readonly<Record<Difficulty, ReactNode>> = {
  easy: cake(4, [[1, 'strawberry']]),
  medium: cake(8, [[3, 'lemon']]),
  hard: cake(16, [
    [5, 'strawberry'],
    [6, 'lemon'],
  ]),
};

/** The menu: a cake for each difficulty. */
export function Menu({ actor, onStart }: Props) {
  return (
    <QuizMenu
      actor={actor}
      text={text}
      pictures={PICTURES}
      kindOfRound={kindOfRound}
      game={game}
      HowTo={FractionHowTo}
      onStart={onStart}
    />
  );
}
