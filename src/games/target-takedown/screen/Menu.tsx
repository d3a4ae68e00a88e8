import { useSelector } from '@xstate/react';
import Heart from 'lucide-react/icons/heart';
import Leaf from 'lucide-react/icons/leaf';
import Timer from 'lucide-react/icons/timer';
import type { ReactNode } from 'react';
import type { TargetTakedownActor } from '../../../../machines/target-takedown/machine';
import type { Mode } from '../../../../machines/target-takedown/rules';
import { type MenuProps, RoundMenu } from '../../../play/menu/RoundMenu';
import { game } from '../game';
import { text } from '../text';
import { demo } from './demo';
import { howTo } from './how-to';

const PICTURES: Readonly<Record<Mode, ReactNode>> = {
  classic: <Timer aria-hidden className="icon" />,
  survival: <Heart aria-hidden className="icon" />,
  chill: <Leaf aria-hidden className="icon" />,
};

/** The game's menu: the mode, the time setting, and the player's best score in that mode. */
export function Menu(props: MenuProps<TargetTakedownActor>) {
  const settings = useSelector(props.actor, ({ context }) => context.settings);
  return (
    <RoundMenu {...props} game={game} text={text} demo={demo} howTo={howTo} pictures={PICTURES}>
      {/* For screens on which a card only has room for its name. Screen readers get this text from the card. */}
      <p className="-mt-2 hidden font-semibold text-text-soft phone:block" aria-hidden>
        {text.menu.choices.mode[settings.mode].hint(settings)}
      </p>
    </RoundMenu>
  );
}
