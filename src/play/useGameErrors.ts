import { useEffect } from 'react';
import { useBreaking } from '../ui/useBreaking';

/** Parts of the page around a game. Errors while these are used do not concern the round. */
const AROUND = '.nav-bar, footer, .toasts, .update-offer';

/** User events that can lead to errors. */
const DEEDS = ['click', 'submit', 'keydown', 'keyup', 'input', 'change', 'pointerdown', 'pointerup'] as const;

/** Files named in the stack of an error. Not every browser writes them. */
const filesIn = (error: unknown): readonly string[] =>
  (error instanceof Error ? error.stack : undefined)?.match(/(?:https?|[a-z-]+extension):\/\/[^\s()]+/g) ?? [];

/** Whether an error comes from this site, as far as can be told, instead of an extension or another host's script. */
function isOurs(error: unknown): boolean {
  const files = filesIn(error);
  return files.length === 0 || files.some((file) => file.startsWith(`${location.origin}/`));
}

/**
 * Reports errors that React does not see to the error boundary of the page: in events, timers, the machine and
 * promises. Errors in the navigation bar, the footer or a toast leave the round alone. That is not possible for
 * rejected promises, which do not say where they started, so they count as the game's own; code around a game must
 * handle its promises itself.
 */
export function useGameErrors(): void {
  const breakWith = useBreaking();
  useEffect(() => {
    let deed: Event | null = null;
    const follow = (event: Event): void => {
      // One event may cause others. The first one says where it started. Its phase is 0 once it is over.
      if (deed === null || deed.eventPhase === Event.NONE) deed = event;
    };
    const isAround = (): boolean =>
      deed !== null &&
      deed.eventPhase !== Event.NONE &&
      deed.target instanceof Element &&
      deed.target.closest(AROUND) !== null;
    const hear = ({ error, filename }: ErrorEvent): void => {
      // Browsers report layout loops, and scripts of other hosts, without an error.
      if (error !== null && error !== undefined && !filename.includes('extension:') && isOurs(error) && !isAround())
        breakWith(error);
    };
    const hearRefusal = ({ reason }: PromiseRejectionEvent): void => {
      if (reason instanceof Error && isOurs(reason)) breakWith(reason);
    };
    for (const name of DEEDS) addEventListener(name, follow, true);
    addEventListener('error', hear);
    addEventListener('unhandledrejection', hearRefusal);
    return () => {
      for (const name of DEEDS) removeEventListener(name, follow, true);
      removeEventListener('error', hear);
      removeEventListener('unhandledrejection', hearRefusal);
    };
  }, [breakWith]);
}
