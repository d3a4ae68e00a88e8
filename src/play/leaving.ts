/* Whatever would throw a round away at one press asks first, where there is something to lose. */
import type { GameClock } from '../../machines/core/clock';
import { createStore } from '../device/page-store';

/** What is asked: the words, and what happens to the round after a yes. */
export interface Leaving {
  readonly title: string;
  readonly text: string;
  /** The button that says yes. */
  readonly yes: string;
  readonly go: () => void;
}

/** What the card of the pause asks at the moment; it asks nothing once the game goes on. */
export const leavingStore = createStore<Leaving | null>(null);

/** Leaves a round in which nothing was answered yet, and asks about any other while the game waits. */
export function leaveRound(clock: GameClock, isPlayed: boolean, leaving: Leaving): void {
  if (!isPlayed) {
    leaving.go();
    return;
  }
  leavingStore.set(leaving);
  clock.pause();
}
