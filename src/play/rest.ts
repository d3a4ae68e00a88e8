import { useEffect, useState } from 'react';

/** After so much play a rest is offered, once; then play is counted anew. */
const REST_AFTER_MS = 10 * 60_000;

/** How long was played in this tab, and since when somebody plays now. */
let playedMs = 0;
let playingSince: number | null = null;

const playedNow = (): number => playedMs + (playingSince === null ? 0 : performance.now() - playingSince);

/** Counts how long is played, without what is paused. */
export function usePlayTime(isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning) return undefined;
    playingSince = performance.now();
    return () => {
      playedMs = playedNow();
      playingSince = null;
    };
  }, [isRunning]);
}

/** Whether so much was played that a rest may be offered: decided once, when a round is over. */
export function useRestOffer(): boolean {
  const [isOffered] = useState(() => playedNow() >= REST_AFTER_MS);
  useEffect(() => {
    if (isOffered) playedMs = 0;
  }, [isOffered]);
  return isOffered;
}
