import { useEffect, useRef, useState } from 'react';
import { GameClock } from '../../machines/core/clock';
import type { Dealing } from '../../machines/core/session';
import type { TimeSetting } from '../../machines/core/time-setting';
import { usePrefersReducedMotion } from '../device/reduced-motion';
import { settingsStore } from '../device/settings';
import { silenceForThisPage } from '../device/sound';
import { readSwitches, type Switches } from '../device/switches';
import { dealAs, firstDealing } from './dealing';

/** What every game page begins with. */
export interface GameStart {
  /** What the address asks for, read once. */
  readonly switches: Switches;
  /** Game time, at the speed that the address asks for. */
  readonly clock: GameClock;
  /** The seed of the address, or one by chance, and what the first round is mixed by. */
  readonly dealing: Dealing & { readonly seed: number };
  /** The time setting of the address, or the one that this device remembers. */
  readonly time: TimeSetting;
  /** Less motion, as the device or the address asks. */
  readonly reducedMotion: boolean;
}

/** Reads the address of a game page once, and gives the game a clock of its own. `isMixable` is false where all are asked the same. */
export function useGameStart(isMixable = true): GameStart {
  const prefersReducedMotion = usePrefersReducedMotion();
  const [start] = useState(() => {
    const switches = readSwitches(location.search);
    dealAs(switches, isMixable);
    return {
      switches,
      clock: new GameClock(switches.speed),
      dealing: firstDealing(),
      time: switches.time ?? settingsStore.read().time,
    };
  });
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
