import { useSelector } from '@xstate/react';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { type ComponentType, useMemo, useRef, useState } from 'react';
import { DUEL_PACE, type DuelActor, isHalfPaused, PLAYERS, type Player } from '../../../../machines/core/duel';
import { SharedFrameLoopContext, useSharedFrameLoop } from '../../../stage/shared-frames';
import type { GameStart } from '../../round/game-start';
import { HALF_KEYS, type Half, HalfContext } from './half';
import { HEROES } from './heroes';
import { Rope } from './Rope';
import { PLAYER_NAMES, text } from './text';
import { usePressOnTouch } from './usePressOnTouch';

interface Props {
  readonly actor: DuelActor;
  readonly start: Omit<GameStart, 'reducedMotion'>;
  /** Screen of the game, rendered once for each player. */
  readonly Screen: ComponentType;
}

/** Board of two players: the rope, and a half for each player. */
export function Board({ actor, start, Screen }: Props) {
  const loop = useSharedFrameLoop(start.clock, PLAYERS.length);
  const board = useRef<HTMLDivElement>(null);
  usePressOnTouch(board);
  const [isTurned, setTurned] = useState(false);
  return (
    <div className="duel-room">
      <div ref={board} className="duel" data-turned={isTurned}>
        <Rope actor={actor} />
        <button
          type="button"
          className="frame-button duel-turn"
          aria-label={text.turn}
          aria-pressed={isTurned}
          onClick={() => setTurned(!isTurned)}
        >
          <RotateCw aria-hidden className="icon" />
        </button>
        <SharedFrameLoopContext value={loop}>
          {PLAYERS.map((player) => (
            <PlayedHalf key={player} actor={actor} player={player} start={start} Screen={Screen} />
          ))}
        </SharedFrameLoopContext>
      </div>
    </div>
  );
}

function PlayedHalf({ actor, player, start, Screen }: Props & { readonly player: Player }) {
  const isPaused = useSelector(actor, (snapshot) => isHalfPaused(snapshot, player));
  const half = useMemo(
    (): Half => ({
      player,
      name: PLAYER_NAMES[player],
      avatar: HEROES[player],
      start,
      pace: DUEL_PACE,
      keys: HALF_KEYS[player],
      isPaused,
      onAnswer: (verdict) => actor.send({ type: verdict === 'right' ? 'RIGHT' : 'WRONG', player }),
    }),
    [actor, player, start, isPaused],
  );
  return (
    <HalfContext value={half}>
      <Screen />
    </HalfContext>
  );
}
