import { useSelector } from '@xstate/react';
import Divide from 'lucide-react/icons/divide';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import Shuffle from 'lucide-react/icons/shuffle';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import type { MathFactsActor } from '../../../../machines/math-facts/machine';
import { hasLevels, type Mode } from '../../../../machines/math-facts/rules';
import { type MenuProps, RoundMenu } from '../../../play/menu/RoundMenu';
import { game } from '../game';
import { text } from '../text';
import { demo } from './demo';
import { howTo } from './how-to';

const PICTURES: Readonly<Record<Mode, ReactNode>> = {
  addition: <Plus aria-hidden className="icon" />,
  subtraction: <Minus aria-hidden className="icon" />,
  multiplication: <X aria-hidden className="icon" />,
  division: <Divide aria-hidden className="icon" />,
  mixed: <Shuffle aria-hidden className="icon" />,
};

export function Menu(props: MenuProps<MathFactsActor>) {
  const mode = useSelector(props.actor, ({ context }) => context.settings.mode);
  return (
    <RoundMenu
      {...props}
      game={game}
      text={text}
      demo={demo}
      howTo={howTo}
      pictures={PICTURES}
      className="race-modes"
      note={!hasLevels(mode) && <p className="mt-1.5 text-text-soft">{text.menu.sameTables}</p>}
    />
  );
}
