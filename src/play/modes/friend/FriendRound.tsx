import './friend.css';
import { type ComponentType, useEffect, useMemo, useState } from 'react';
import { decodeFriend } from '../../../../machines/core/friend-code';
import { repeatPicks } from '../../../../machines/learning/mix';
import type { Game } from '../../../catalogue/define-game';
import { createStore } from '../../../ui/page-store';
import { CardPage } from '../../frame/CardPage';
import { restoreFocus } from '../../internal/restore-focus';
import { roundParameters } from '../../round/round';
import { useGameStart } from '../../round/useGameStart';
import { initialChoices } from '../../useGame';
import { BothResults } from './BothResults';
import { Companion } from './Companion';
import { FriendCard } from './FriendCard';
import { type Friend, FriendContext, roundIdentity } from './friend';

interface Props {
  readonly game: Game;
  readonly Screen: ComponentType;
  readonly code: string;
}

const STATE = createStore('menu');

/** The page of a round that a friend has shared: first a card, then the game with the friend's hero. */
export default function FriendRound({ game, Screen, code }: Props) {
  const { reducedMotion, ...start } = useGameStart();
  const { switches, clock } = start;
  const { seed } = start.dealing;
  const [round] = useState(() => {
    const settings = { ...initialChoices(game, switches), time: start.time };
    return decodeFriend(code, roundIdentity(game, roundParameters(game, settings, seed)));
  });
  const [time, setTime] = useState(start.time);
  const [state, setState] = useState(switches.startsAtOnce && round !== null ? 'begun' : 'waiting');
  const friend = useMemo((): Friend | null => {
    if (round === null) return null;
    const { timeline, picks } = round;
    const mix = picks.length > 0 ? repeatPicks(picks) : null;
    const atOnce = { ...switches, startsAtOnce: true };
    return {
      seed,
      timeline,
      start: { switches: atOnce, clock, dealing: { seed, mix }, time },
      Companion,
      BothResults,
    };
  }, [round, switches, clock, seed, time]);
  // Starts at the top of the page. The start button had the focus, so the game takes it.
  useEffect(() => {
    if (state !== 'begun') return undefined;
    scrollTo({ top: 0, behavior: 'instant' });
    return restoreFocus(document.getElementById('main'));
  }, [state]);
  if (state === 'begun')
    return (
      <FriendContext value={friend}>
        <Screen />
      </FriendContext>
    );
  return (
    <CardPage game={game} clock={clock} reducedMotion={reducedMotion} state={STATE}>
      <FriendCard
        game={game}
        answers={round?.timeline.length ?? null}
        time={time}
        onTime={setTime}
        onStart={() => setState('begun')}
      />
    </CardPage>
  );
}
