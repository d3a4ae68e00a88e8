import { useEffect, useRef, useState } from 'react';
import { GameClock } from '../../../machines/core/clock';
import type { TimeSetting } from '../../../machines/core/time-setting';
import { usePrefersReducedMotion } from '../../device/reduced-motion';
import { settingsStore } from '../../device/settings';
import { silenceForThisPage } from '../../device/sound';
import { readSwitches } from '../../device/switches';
import { useHalf } from '../modes/duel/half';
import { useFriend } from '../modes/friend/friend';
import { useStorm } from '../modes/storm/storm';
import { firstDealing, setDealingFromAddress } from './dealing';
import type { GameStart } from './game-start';

function readStart(isMixable: boolean): Omit<GameStart, 'reducedMotion'> {
  const switches = readSwitches(location.search);
  setDealingFromAddress(switches, isMixable);
  return {
    switches,
    clock: new GameClock(switches.speed),
    dealing: firstDealing(),
    time: switches.time ?? settingsStore.read().time,
  };
}

/**
 * Reads the URL of a game page once and creates the game's clock. Half of a board, a friend's round or a class's voyage
 * provides its own start. `isMixable` is false in games where everyone gets the same questions.
 */
export function useGameStart(isMixable = true): GameStart {
  const prefersReducedMotion = usePrefersReducedMotion();
  const half = useHalf();
  const friend = useFriend();
  const storm = useStorm();
  const [start] = useState(() => (half ?? friend ?? storm)?.start ?? readStart(isMixable));
  const { isMuted, reducedMotion } = start.switches;
  useEffect(() => {
    if (isMuted) silenceForThisPage();
  }, [isMuted]);
  return { ...start, reducedMotion: prefersReducedMotion || reducedMotion };
}

/** Remembers the time setting on the device when it is changed in the menu. A setting from a link is not remembered. */
export function useRememberedTime(time: TimeSetting | undefined): void {
  const last = useRef(time);
  useEffect(() => {
    if (time === undefined || last.current === time) return;
    last.current = time;
    settingsStore.update((known) => ({ ...known, time }));
  }, [time]);
}
