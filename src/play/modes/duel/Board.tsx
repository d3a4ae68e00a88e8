import { useSelector } from '@xstate/react';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { type ComponentType, useMemo, useRef, useState } from 'react';
import { DUEL_PACE, type DuelActor, isPlayerPaused, PLAYERS, type Player } from '../../../../machines/core/duel';
import { SharedFrameLoopContext, useSharedFrameLoop } from '../../../stage/shared-frames';
import type { PageStart } from '../../round/game-start';
import { ALONE, type PlayMode, PlayModeContext } from '../../round/play-mode';
import { HEROES } from './heroes';
import { HALF_KEYS } from './keys';
import { Rope } from './Rope';
import { PLAYER_NAMES, text } from './text';
import { usePressOnTouch } from './usePressOnTouch';

interface Props {
  readonly actor: DuelActor;
  readonly start: PageStart;
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
  const isPaused = useSelector(actor, (snapshot) => isPlayerPaused(snapshot, player));
  const mode = useMemo(
    (): PlayMode => ({
      ...ALONE,
      kind: 'half',
      start,
      pace: DUEL_PACE,
      keys: { choices: HALF_KEYS[player], heard: isPaused ? 'none' : 'choices' },
      onAnswer: (verdict) => actor.send({ type: 'ANSWERED', verdict, player }),
      stores: { progress: false, unfinishedRound: null },
      seat: { player, name: PLAYER_NAMES[player], avatar: HEROES[player], isPaused },
    }),
    [actor, player, start, isPaused],
  );
  return (
    <PlayModeContext value={mode}>
      <Screen />
    </PlayModeContext>
  );
}
