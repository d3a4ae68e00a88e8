import type { ReactNode } from 'react';
import type { FractionSimplifyActor } from '../../../../machines/fraction-simplify/machine';
import type { Difficulty } from '../../../../machines/fraction-simplify/rules';
import { type MenuProps, RoundMenu } from '../../../play/menu/RoundMenu';
import { formatQuizScore } from '../../../play/quiz/quiz';
import { svgUrl } from '../../../stage/drawing';
import { game } from '../game';
import { drawCake } from '../scene/menu-pictures';
import { text } from '../text';
import { demo } from './demo';
import { howTo } from './how-to';

const cake = (...of: Parameters<typeof drawCake>): ReactNode => (
  <img className="h-28 w-auto" src={svgUrl(drawCake(...of))} alt="" />
);

const PICTURES: Readonly<Record<Difficulty, ReactNode>> = {
  easy: cake(4, [[1, 'strawberry']]),
  medium: cake(8, [[3, 'lemon']]),
  hard: cake(16, [
    [5, 'strawberry'],
    [6, 'lemon'],
  ]),
};

export const Menu = (props: MenuProps<FractionSimplifyActor>) => (
  <RoundMenu
    {...props}
    game={game}
    text={text}
    demo={demo}
    howTo={howTo}
    pictures={PICTURES}
    scoreText={formatQuizScore}
  />
);
