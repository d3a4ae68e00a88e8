import { useEffect, useRef, useState } from 'react';
import { GameClock } from '../../machines/core/clock';
import type { TimeSetting } from '../../machines/core/time-setting';
import { usePrefersReducedMotion } from '../device/reduced-motion';
import { settingsStore } from '../device/settings';
import { silenceForThisPage } from '../device/sound';
import { readSwitches } from '../device/switches';
import { dealAs, firstDealing } from './dealing';
import { useHalf } from './duel/half';
import { useFriend } from './friend/friend';
import type { GameStart } from './game-start';
import { useStorm } from './storm/storm';

function readStart(isMixable: boolean): Omit<GameStart, 'reducedMotion'> {
  const switches = readSwitches(location.search);
  dealAs(switches, isMixable);
  return {
    switches,
    clock: new GameClock(switches.speed),
    dealing: firstDealing(),
    time: switches.time ?? settingsStore.read().time,
  };
}

/**
 * Reads the address of a game page once, and gives the game a clock of its own; in a half of a board, what both halves have;
 * beside a friend, that friend's round; on a voyage, that of the class.
 * `isMixable` is false where all are asked the same.
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

/** Remembers on the device how much time the player wants, when the menu changes it; what a link chose is not kept. */
export function useRememberedTime(time: TimeSetting | undefined): void {
  const last = useRef(time);
  useEffect(() => {
    if (time === undefined || last.current === time) return;
    last.current = time;
    settingsStore.update((known) => ({ ...known, time }));
  }, [time]);
}
