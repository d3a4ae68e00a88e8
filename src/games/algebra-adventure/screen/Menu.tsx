import { useSelector } from '@xstate/react';
import { Package, PackageOpen, Scale } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AlgebraAdventureActor } from '../../../../machines/algebra-adventure/machine';
import { DIFFICULTIES, kindOfRound, MODES, type Mode } from '../../../../machines/algebra-adventure/rules';
import { bestOf } from '../../../../machines/core/bests';
import { GameMenu } from '../../../play/GameMenu';
import { MenuSide } from '../../../play/MenuSide';
import { roundLink } from '../../../play/round-link';
import { ChoiceGroup } from '../../../ui/ChoiceGroup';
import { game } from '../game';
import { text } from '../text';
import { AlgebraHowTo } from './AlgebraHowTo';

interface Props {
  readonly actor: AlgebraAdventureActor;
  readonly onStart: () => void;
}

const MODE_PICTURES: Readonly<Record<Mode, ReactNode>> = {
  findX: <Package aria-hidden className="icon" />,
  balance: <Scale aria-hidden className="icon" />,
  substitute: <PackageOpen aria-hidden className="icon" />,
};

/** The menu: mode, difficulty and time, and what the player has reached with them. */
export function Menu({ actor, onStart }: Props) {
  const settings = useSelector(actor, ({ context }) => context.settings);
  const seed = useSelector(actor, ({ context }) => context.seed);
  const best = useSelector(actor, ({ context }) => bestOf(context.bests, kindOfRound(context.settings)));
  const { menu } = text;
  return (
    <GameMenu
      title={game.heading}
      tagline={text.tagline}
      side={<MenuSide game={game.id} best={best} />}
      beside={
        <ChoiceGroup
          label={menu.difficultyLabel}
          value={settings.difficulty}
          onChange={(difficulty) => actor.send({ type: 'CHOOSE', chosen: { difficulty } })}
          options={DIFFICULTIES.map((value) => ({ value, label: menu.difficulties[value] }))}
        />
      }
      time={settings.time}
      onTime={(time) => actor.send({ type: 'CHOOSE', chosen: { time } })}
      start={menu.start}
      onStart={onStart}
      link={roundLink(game, settings, seed)}
      howTo={<AlgebraHowTo time={settings.time} />}
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
          hint: menu.modes[mode].hint,
          picture: MODE_PICTURES[mode],
        }))}
      />
    </GameMenu>
  );
}
