import './friend.css';
import { type ComponentType, type ReactNode, useEffect, useMemo, useState } from 'react';
import { decodeFriend } from '../../../machines/core/friend-code';
import { mixOfPicks } from '../../../machines/learning/mix';
import { createStore } from '../../device/page-store';
import type { Game } from '../../games/define-game';
import { useExactTitle } from '../../ui/page-title';
import { GameFrame } from '../GameFrame';
import { roundLink } from '../round';
import { choicesFor } from '../useGame';
import { useGameStart } from '../useGameStart';
import { usePause } from '../usePause';
import { BothResults } from './BothResults';
import { Companion } from './Companion';
import { FriendCard } from './FriendCard';
import { aboutRound, type Friend, FriendContext } from './friend';

interface Props {
  readonly game: Game;
  /** The page of the game. */
  readonly Screen: ComponentType;
  /** The code in the address. */
  readonly code: string;
}

/** The page of a game that a friend has sent: a card that says who is there, and then the game beside that friend. */
export default function FriendRound({ game, Screen, code }: Props) {
  const { reducedMotion, ...start } = useGameStart();
  const { switches, clock } = start;
  const { seed } = start.dealing;
  const [round] = useState(() => {
    const settings = { ...choicesFor(game, switches), time: start.time };
    return decodeFriend(code, aboutRound(game, roundLink(game, settings, seed)));
  });
  const [time, setTime] = useState(start.time);
  const [state, setState] = useState(switches.startsAtOnce && round !== null ? 'begun' : 'waiting');
  const friend = useMemo((): Friend | null => {
    if (round === null) return null;
    const { timeline, picks } = round;
    const mix = picks.length > 0 ? mixOfPicks(picks) : null;
    const atOnce = { ...switches, startsAtOnce: true };
    return {
      seed,
      timeline,
      start: { switches: atOnce, clock, dealing: { seed, mix }, time },
      Companion,
      BothResults,
    };
  }, [round, switches, clock, seed, time]);
  // The round is seen from its top, and where the button that was pressed had the focus, the game has it.
  useEffect(() => {
    if (state !== 'begun') return;
    scrollTo({ top: 0, behavior: 'instant' });
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
  }, [state]);
  if (state === 'begun')
    return (
      <FriendContext value={friend}>
        <Screen />
      </FriendContext>
    );
  return (
    <Before game={game} clock={clock} reducedMotion={reducedMotion}>
      <FriendCard
        game={game}
        answers={round?.timeline.length ?? null}
        time={time}
        onTime={setTime}
        onStart={() => setState('begun')}
      />
    </Before>
  );
}

interface BeforeProps extends Pick<ReturnType<typeof useGameStart>, 'clock' | 'reducedMotion'> {
  readonly game: Game;
  readonly children: ReactNode;
}

const STATE = createStore('menu');

/** The frame of a game before its round. */
function Before({ game, clock, reducedMotion, children }: BeforeProps) {
  const pause = usePause(clock, false);
  useExactTitle(game.documentTitle);
  return (
    <GameFrame
      game={game.id}
      title={game.heading}
      state={STATE}
      form="page"
      pause={pause}
      reducedMotion={reducedMotion}
      pauseCard={null}
    >
      <div className="place-at-rest dark:brightness-50" aria-hidden>
        <img src={game.picture} alt="" />
      </div>
      {children}
    </GameFrame>
  );
}
