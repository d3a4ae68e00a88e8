import type { ReactNode } from 'react';
import type { FractionSimplifyActor } from '../../../../machines/fraction-simplify/machine';
import { DIFFICULTIES, type Difficulty, kindOfRound } from '../../../../machines/fraction-simplify/rules';
import { QuizMenu } from '../../../play/quiz/QuizMenu';
import { asPicture } from '../../../stage/drawing';
import { linkOf } from '../link';
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
      game="fraction-simplify"
      text={text}
      difficulties={DIFFICULTIES}
      pictures={PICTURES}
      kindOfRound={kindOfRound}
      linkOf={linkOf}
      HowTo={FractionHowTo}
      onStart={onStart}
    />
  );
}
