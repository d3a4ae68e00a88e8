import { useEffect } from 'react';
import { useThrowToBoundary } from '../../ui/useThrowToBoundary';

/** Parts of the page around a game. Errors caused by using them do not affect the round. */
const SITE_PARTS = '.nav-bar, footer, .toasts, .update-offer';

/** User events that can lead to errors. */
const USER_EVENTS = ['click', 'submit', 'keydown', 'keyup', 'input', 'change', 'pointerdown', 'pointerup'] as const;

/** Files named in the stack of an error. Not every browser includes them. */
const filesIn = (error: unknown): readonly string[] =>
  (error instanceof Error ? error.stack : undefined)?.match(/(?:https?|[a-z-]+extension):\/\/[^\s()]+/g) ?? [];

/**
 * Whether an error comes from this site, as far as can be determined, instead of an extension or another host's script.
 */
function isOurs(error: unknown): boolean {
  const files = filesIn(error);
  return files.length === 0 || files.some((file) => file.startsWith(`${location.origin}/`));
}

/**
 * Reports errors that React does not catch to the error boundary of the page: in events, timers, the machine and
 * promises. Errors in the navigation bar, the footer or a toast do not affect the round. That is not possible for
 * rejected promises, whose origin is unknown, so they count as the game's own; code around a game must handle its
 * promises itself.
 */
export function useGameErrors(): void {
  const breakWith = useThrowToBoundary();
  useEffect(() => {
    let userEvent: Event | null = null;
    const follow = (event: Event): void => {
      // One event may cause others. The first one shows where they started. Its phase is 0 once it is over.
      if (userEvent === null || userEvent.eventPhase === Event.NONE) userEvent = event;
    };
    const isInSiteParts = (): boolean =>
      userEvent !== null &&
      userEvent.eventPhase !== Event.NONE &&
      userEvent.target instanceof Element &&
      userEvent.target.closest(SITE_PARTS) !== null;
    const hear = ({ error, filename }: ErrorEvent): void => {
      // Browsers report layout loops, and scripts of other hosts, without an error object.
      if (
        error !== null &&
        error !== undefined &&
        !filename.includes('extension:') &&
        isOurs(error) &&
        !isInSiteParts()
      )
        breakWith(error);
    };
    const onRejection = ({ reason }: PromiseRejectionEvent): void => {
      if (reason instanceof Error && isOurs(reason)) breakWith(reason);
    };
    for (const name of USER_EVENTS) addEventListener(name, follow, true);
    addEventListener('error', hear);
    addEventListener('unhandledrejection', onRejection);
    return () => {
      for (const name of USER_EVENTS) removeEventListener(name, follow, true);
      removeEventListener('error', hear);
      removeEventListener('unhandledrejection', onRejection);
    };
  }, [breakWith]);
}
