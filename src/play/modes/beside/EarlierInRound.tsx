import { shallowEqual, useSelector } from '@xstate/react';
import type { GameClock } from '../../../../machines/core/clock';
import type { Game } from '../../../catalogue/define-game';
import PlayerHeroPicture from '../../hero/PlayerHeroPicture';
import type { CurrentRound } from '../../round/play-mode';
import { getRoundParameters } from '../../round/round';
import { Companion } from '../friend/Companion';
import type { EarlierRounds } from './earlier-rounds';
import { text } from './text';

interface Props {
  readonly game: Game;
  readonly rounds: EarlierRounds;
  readonly actor: CurrentRound;
  readonly clock: GameClock;
}

/** The earlier round next to this one; nothing in practice, or if there is none with these settings. */
export function EarlierInRound({ game, rounds, actor, clock }: Props) {
  const round = useSelector(
    actor,
    ({ context: { seed, settings, practice = null, begunMs, tally } }) => ({
      seed,
      settings,
      practice,
      begunMs,
      tally,
    }),
    shallowEqual,
  );
  const { seed, settings, practice, begunMs, tally } = round;
  if (practice !== null || settings === undefined || begunMs === undefined || tally === undefined) return null;
  const timeline = rounds.beside(seed, getRoundParameters(game, settings, seed));
  if (timeline === null) return null;
  return (
    <Companion
      key={begunMs}
      name={text.earlier}
      hero={
        <span className="friend-hero block h-full">
          <PlayerHeroPicture pose="standing" />
        </span>
      }
      timeline={timeline}
      clock={clock}
      begunMs={begunMs}
      own={tally}
    />
  );
}
