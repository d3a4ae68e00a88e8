import { useSelector } from '@xstate/react';
import { Heart, Leaf, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { bestOf } from '../../../../machines/core/bests';
import type { TargetTakedownActor } from '../../../../machines/target-takedown/machine';
import { kindOfRound, MODES, type Mode } from '../../../../machines/target-takedown/rules';
import { GameMenu } from '../../../play/GameMenu';
import { MenuSide } from '../../../play/MenuSide';
import { roundLink } from '../../../play/round-link';
import { ChoiceGroup } from '../../../ui/ChoiceGroup';
import { game } from '../game';
import { text } from '../text';
import { TakedownHowTo } from './TakedownHowTo';

interface Props {
  readonly actor: TargetTakedownActor;
  readonly onStart: () => void;
}

const MODE_PICTURES: Readonly<Record<Mode, ReactNode>> = {
  classic: <Timer aria-hidden className="icon" />,
  survival: <Heart aria-hidden className="icon" />,
  chill: <Leaf aria-hidden className="icon" />,
};

/** The menu: the mode, the time, and what the player has reached in it. */
export function Menu({ actor, onStart }: Props) {
  const settings = useSelector(actor, ({ context }) => context.settings);
  const bests = useSelector(actor, ({ context }) => context.bests);
  const seed = useSelector(actor, ({ context }) => context.seed);
  const { menu } = text;
  const best = bestOf(bests, kindOfRound(settings));
  return (
    <GameMenu
      title={game.heading}
      tagline={text.tagline}
      side={<MenuSide game={game.id} best={best} />}
      time={settings.time}
      onTime={(time) => actor.send({ type: 'CHOOSE', chosen: { time } })}
      start={menu.start}
      onStart={onStart}
      link={roundLink(game, settings, seed)}
      howTo={<TakedownHowTo />}
    >
      <ChoiceGroup
        label={menu.modeLabel}
        isLabelHidden
        layout="cards"
        className="menu-cards"
        value={settings.mode}
        onChange={(mode) => actor.send({ type: 'CHOOSE', chosen: { mode } })}
        options={MODES.map((mode) => ({
          value: mode,
          label: menu.modes[mode].name,
          hint: menu.modes[mode].hint(settings),
          picture: MODE_PICTURES[mode],
        }))}
      />
      {/* Where the cards have room for a name only; the card itself says it to those who listen. */}
      <p className="takedown-mode" aria-hidden>
        {menu.modes[settings.mode].hint(settings)}
      </p>
    </GameMenu>
  );
}
