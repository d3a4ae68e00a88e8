import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { GameClock } from '../../../machines/core/clock';
import type { TimeSetting } from '../../../machines/core/time-setting';
import { usePrefersReducedMotion } from '../../device/reduced-motion';
import { applyScanParameter, scanningStore } from '../../device/scanning';
import { settingsStore } from '../../device/settings';
import { mutePage } from '../../device/sound';
import { readUrlOptions } from '../../device/url-options';
import { useStore } from '../../ui/page-store';
import { dealFirstRound, setDealingFromUrl } from './dealing';
import type { GameStart, PageStart } from './game-start';
import { usePlayMode } from './play-mode';

function readStart(): PageStart {
  const switches = readUrlOptions(location.search);
  applyScanParameter(location.search);
  return {
    switches,
    clock: new GameClock(switches.speed),
    dealing: dealFirstRound(switches),
    // No time limit while scanning, because waiting for an item to be highlighted takes time.
    time: scanningStore.read() === null ? (switches.time ?? settingsStore.read().time) : 'none',
  };
}

/**
 * Reads the URL of a game page once and creates the game's clock, unless the mode has its own start. `isMixable` is
 * false in games where everyone gets the same questions.
 */
export function useGameStart(isMixable = true): GameStart {
  const prefersReducedMotion = usePrefersReducedMotion();
  const { start: given } = usePlayMode();
  const [start] = useState(() => given ?? readStart());
  useLayoutEffect(() => {
    if (given === null) setDealingFromUrl(start.switches, isMixable);
  }, [given, start, isMixable]);
  const { isMuted, reducedMotion } = start.switches;
  useEffect(() => {
    if (isMuted) mutePage();
  }, [isMuted]);
  return { ...start, reducedMotion: prefersReducedMotion || reducedMotion };
}

/** A game whose time setting can be changed outside its menu. */
interface TimedActor {
  send(event: { readonly type: 'CHOOSE_TIME'; readonly time: TimeSetting }): void;
}

/**
 * Sends the time setting to the game when the player changes it in the sheet "How I play" or in another tab. A game
 * that cannot change it in the middle of a round gets it again in its menu. Modes that start rounds themselves also set
 * their time.
 */
export function useFollowTimeSetting(actor: TimedActor, isMenu: boolean, isTimed = true): void {
  const { start } = usePlayMode();
  const { time } = useStore(settingsStore);
  /** The setting that the game is known to have, or to override because of its link. */
  const known = useRef<TimeSetting | null>(time);
  useEffect(() => {
    if (!isTimed || start !== null || known.current === time) return;
    known.current = isMenu ? time : null;
    actor.send({ type: 'CHOOSE_TIME', time });
  }, [actor, start, time, isMenu, isTimed]);
}

/** Remembers the time setting on the device when it is changed in the menu. A setting from a link is not remembered. */
export function useRememberTimeSetting(time: TimeSetting | undefined): void {
  const last = useRef(time);
  useEffect(() => {
    if (time === undefined || last.current === time) return;
    last.current = time;
    // Then it is not the player's choice.
    if (scanningStore.read() !== null) return;
    settingsStore.update((known) => ({ ...known, time }));
  }, [time]);
}
