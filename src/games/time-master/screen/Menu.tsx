import Clock3 from 'lucide-react/icons/clock-3';
import Clock7 from 'lucide-react/icons/clock-7';
import Clock12 from 'lucide-react/icons/clock-12';
import type { ReactNode } from 'react';
import type { TimeMasterActor } from '../../../../machines/time-master/machine';
import type { Difficulty } from '../../../../machines/time-master/rules';
import { type MenuProps, RoundMenu } from '../../../play/menu/RoundMenu';
import { formatQuizScore } from '../../../play/quiz/quiz';
import { game } from '../game';
import { text } from '../text';
import { demo } from './demo';
import { howTo } from './how-to';

const PICTURES: Readonly<Record<Difficulty, ReactNode>> = {
  easy: <Clock3 aria-hidden className="icon" />,
  medium: <Clock7 aria-hidden className="icon" />,
  hard: <Clock12 aria-hidden className="icon" />,
};

export const Menu = (props: MenuProps<TimeMasterActor>) => (
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
