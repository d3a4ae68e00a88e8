import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { GameClock } from '../../../machines/core/clock';
import { isForGame, isInGame } from '../internal/restore-focus';
import { leaveConfirmationStore } from './leave-round';

export interface Pause {
  readonly isPaused: boolean;
  /** False in menus and results, where there is nothing to pause. */
  readonly isPossible: boolean;
  readonly pause: () => void;
  readonly resume: () => void;
}

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/**
 * Elements outside the game that may have the focus without pausing it: a message that can be closed, or the skip link.
 */
const canHaveFocus = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="status"], [role="region"], .skip-link') !== null;

export const useIsPaused = (clock: GameClock): boolean =>
  useSyncExternalStore(
    (listener) => clock.subscribe(listener),
    () => clock.isPaused,
  );

/**
 * Pauses game time when the player asks (Escape anywhere, P outside text fields), when the page is hidden, and when the
 * player turns to a dialog or menu outside the game. It never resumes by itself.
 */
export function usePause(clock: GameClock, isPossible: boolean): Pause {
  const isPaused = useIsPaused(clock);
  const pause = useCallback(() => clock.pause(), [clock]);
  const resume = useCallback(() => clock.resume(), [clock]);

  // A round that ends while paused must not leave the clock paused.
  useEffect(() => {
    if (!isPossible) clock.resume();
  }, [clock, isPossible]);

  // Removes the question whether to leave once the game continues or its page is left.
  useEffect(() => (isPaused ? () => leaveConfirmationStore.set(null) : undefined), [isPaused]);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isShortcut = event.key.toLowerCase() === 'p' && !isTextField(event.target) && isForGame(event.target);
    const isRequested = event.key === 'Escape' || (isShortcut && !event.ctrlKey && !event.metaKey && !event.altKey);
    if (!isPossible || !isRequested || event.defaultPrevented || event.repeat) return;
    event.preventDefault();
    if (clock.isPaused) clock.resume();
    else clock.pause();
  });
  const onHidden = useEffectEvent(() => {
    if (isPossible && document.hidden) clock.pause();
  });
  const onElsewhere = useEffectEvent((event: Event) => {
    if (isPossible && !isInGame(event.target) && !canHaveFocus(event.target)) clock.pause();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    document.addEventListener('visibilitychange', onHidden);
    document.addEventListener('focusin', onElsewhere);
    // In Safari a touched button does not take the focus.
    document.addEventListener('pointerdown', onElsewhere);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('visibilitychange', onHidden);
      document.removeEventListener('focusin', onElsewhere);
      document.removeEventListener('pointerdown', onElsewhere);
    };
  }, []);

  return { isPaused: isPaused && isPossible, isPossible, pause, resume };
}
