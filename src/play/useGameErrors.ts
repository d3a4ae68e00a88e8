import { useEffect } from 'react';
import { useBreaking } from '../ui/useBreaking';

/** What stands around a game: what breaks while somebody uses it is no matter of the round. */
const AROUND = '.nav-bar, footer, .toasts, .update-offer';

/** What somebody does, in the course of which something may break. */
const DEEDS = ['click', 'submit', 'keydown', 'keyup', 'input', 'change', 'pointerdown', 'pointerup'] as const;

/** The files that the stack of an error names; not every browser writes one. */
const filesIn = (error: unknown): readonly string[] =>
  (error instanceof Error ? error.stack : undefined)?.match(/(?:https?|[a-z-]+extension):\/\/[^\s()]+/g) ?? [];

/** Whether an error comes from this site, as far as can be told: not from an extension, nor from another host's script. */
function isOurs(error: unknown): boolean {
  const files = filesIn(error);
  return files.length === 0 || files.some((file) => file.startsWith(`${location.origin}/`));
}

/**
 * Hands to the boundary around the page what breaks in a game where React sees nothing: in its events, its timers, its
 * machine and its promises. What breaks in the navigation bar, the footer or a message beside it leaves the round alone,
 * but for promises: what is refused does not say where it was begun, and so it is taken for the game's own. What stands
 * around a game has to look after its promises itself.
 */
export function useGameErrors(): void {
  const breakWith = useBreaking();
  useEffect(() => {
    let deed: Event | null = null;
    const follow = (event: Event): void => {
      // One deed may bring about others: the first of them says where it was done. Its phase is 0 once it is over.
      if (deed === null || deed.eventPhase === Event.NONE) deed = event;
    };
    const isAround = (): boolean =>
      deed !== null &&
      deed.eventPhase !== Event.NONE &&
      deed.target instanceof Element &&
      deed.target.closest(AROUND) !== null;
    const hear = ({ error, filename }: ErrorEvent): void => {
      // Browsers tell of layouts, and of scripts of other hosts, without an error.
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
