/* Asks before a button press would throw a round away, if there is something to lose. */
import type { GameClock } from '../../machines/core/clock';
import { createStore } from '../device/page-store';

export interface Leaving {
  readonly title: string;
  readonly text: string;
  /** Label of the button that leaves. */
  readonly yes: string;
  readonly go: () => void;
}

/** The question on the pause card; null once the game goes on. */
export const leavingStore = createStore<Leaving | null>(null);

/** Leaves at once if nothing was answered yet; otherwise pauses and asks. */
export function leaveRound(clock: GameClock, isPlayed: boolean, leaving: Leaving): void {
  if (!isPlayed) {
    leaving.go();
    return;
  }
  leavingStore.set(leaving);
  clock.pause();
}
