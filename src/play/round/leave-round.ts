/* Asks before a button press would throw a round away, if answers would be lost. */
import type { GameClock } from '../../../machines/core/clock';
import { createStore } from '../../ui/page-store';

export interface LeaveConfirmation {
  readonly title: string;
  readonly text: string;
  /** Label of the button that leaves. */
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
}

/** The question on the pause card; null once the game continues. */
export const leaveConfirmationStore = createStore<LeaveConfirmation | null>(null);

/** Leaves immediately if nothing has been answered yet; otherwise pauses and asks. */
export function leaveRound(clock: GameClock, isPlayed: boolean, leaving: LeaveConfirmation): void {
  if (!isPlayed) {
    leaving.onConfirm();
    return;
  }
  leaveConfirmationStore.set(leaving);
  clock.pause();
}
