import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { GameClock } from '../../machines/core/clock';
import { leavingStore } from './leaving';
import { isForGame, isInGame } from './lost-focus';

/** The pause of a game, as its frame and its cards need it. */
export interface Pause {
  readonly isPaused: boolean;
  /** False in menus and results: there is nothing to stop. */
  readonly isPossible: boolean;
  readonly pause: () => void;
  readonly resume: () => void;
}

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Something outside the game that has the focus for good reason: a message that can be closed, or the way into the game. */
const isMessage = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="status"], [role="region"], .skip-link') !== null;

/** Whether a clock stands. */
export const useIsPaused = (clock: GameClock): boolean =>
  useSyncExternalStore(
    (listener) => clock.subscribe(listener),
    () => clock.isPaused,
  );

/**
 * Stops game time by the player's word (Escape anywhere, P outside text fields), when the page is hidden, and when the
 * player turns to a dialog or a menu outside the game. It never goes on by itself.
 */
export function usePause(clock: GameClock, isPossible: boolean): Pause {
  const isPaused = useIsPaused(clock);
  const pause = useCallback(() => clock.pause(), [clock]);
  const resume = useCallback(() => clock.resume(), [clock]);

  // A round that ends while it is paused leaves no pause behind.
  useEffect(() => {
    if (!isPossible) clock.resume();
  }, [clock, isPossible]);

  // What was asked before leaving is so no more once the game goes on, or its page is left.
  useEffect(() => (isPaused ? () => leavingStore.set(null) : undefined), [isPaused]);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isShortcut = event.key.toLowerCase() === 'p' && !isTextField(event.target) && isForGame(event.target);
    const isAsked = event.key === 'Escape' || (isShortcut && !event.ctrlKey && !event.metaKey && !event.altKey);
    if (!isPossible || !isAsked || event.defaultPrevented || event.repeat) return;
    event.preventDefault();
    if (clock.isPaused) clock.resume();
    else clock.pause();
  });
  const onHidden = useEffectEvent(() => {
    if (isPossible && document.hidden) clock.pause();
  });
  const onElsewhere = useEffectEvent((event: Event) => {
    if (isPossible && !isInGame(event.target) && !isMessage(event.target)) clock.pause();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    document.addEventListener('visibilitychange', onHidden);
    document.addEventListener('focusin', onElsewhere);
    // A button that is touched takes no focus in Safari.
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
