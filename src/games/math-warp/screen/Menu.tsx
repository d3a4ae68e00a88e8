import { useSelector } from '@xstate/react';
import { bestOf } from '../../../../machines/core/bests';
import type { MathWarpActor } from '../../../../machines/math-warp/machine';
import { kindOfRound } from '../../../../machines/math-warp/rules';
import { GameMenu } from '../../../play/GameMenu';
import { MenuSide } from '../../../play/MenuSide';
import { roundLink } from '../../../play/round-link';
import { game } from '../game';
import { text } from '../text';
import { WarpHowTo } from './WarpHowTo';

interface Props {
  readonly actor: MathWarpActor;
  readonly onStart: () => void;
}

/** The menu: what the game is about, the time, and what the player has reached with it. */
export function Menu({ actor, onStart }: Props) {
  const settings = useSelector(actor, ({ context }) => context.settings);
  const seed = useSelector(actor, ({ context }) => context.seed);
  const bests = useSelector(actor, ({ context }) => context.bests);
  const best = bestOf(bests, kindOfRound(settings));
  const { menu } = text;
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
      howTo={<WarpHowTo time={settings.time} />}
    />
  );
}
