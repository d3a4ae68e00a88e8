import { useSelector } from '@xstate/react';
import { Divide, Minus, Plus, Shuffle, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { bestOf } from '../../../../machines/core/bests';
import type { MathFactsActor } from '../../../../machines/math-facts/machine';
import { DIFFICULTIES, hasLevels, kindOfRound, MODES, type Mode } from '../../../../machines/math-facts/rules';
import { GameMenu } from '../../../play/GameMenu';
import { MenuSide } from '../../../play/MenuSide';
import { roundLink } from '../../../play/round-link';
import { ChoiceGroup } from '../../../ui/ChoiceGroup';
import { game } from '../game';
import { text } from '../text';
import { RaceHowTo } from './RaceHowTo';

interface Props {
  readonly actor: MathFactsActor;
  readonly onStart: () => void;
}

const MODE_PICTURES: Readonly<Record<Mode, ReactNode>> = {
  addition: <Plus aria-hidden className="icon" />,
  subtraction: <Minus aria-hidden className="icon" />,
  multiplication: <X aria-hidden className="icon" />,
  division: <Divide aria-hidden className="icon" />,
  mixed: <Shuffle aria-hidden className="icon" />,
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
        <div>
          <ChoiceGroup
            label={menu.difficultyLabel}
            value={settings.difficulty}
            onChange={(difficulty) => actor.send({ type: 'CHOOSE', chosen: { difficulty } })}
            options={DIFFICULTIES.map((value) => ({ value, label: menu.difficulties[value] }))}
          />
          {!hasLevels(settings.mode) && <p className="race-same-tables">{menu.sameTables}</p>}
        </div>
      }
      time={settings.time}
      onTime={(time) => actor.send({ type: 'CHOOSE', chosen: { time } })}
      start={menu.start}
      onStart={onStart}
      link={roundLink(game, settings, seed)}
      howTo={<RaceHowTo time={settings.time} />}
    >
      <ChoiceGroup
        label={menu.modeLabel}
        isLabelHidden
        layout="cards"
        className="menu-cards race-modes"
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
