import { shallowEqual } from '@xstate/react';
import { useCallback } from 'react';

interface Watched<Snapshot> {
  getSnapshot(): Snapshot;
  subscribe(listener: (snapshot: Snapshot) => void): { unsubscribe(): void };
}

/**
 * Calls `listener` with the selected value, immediately and after every change, until the returned function is called.
 */
export function watchActor<Snapshot, Seen>(
  actor: Watched<Snapshot>,
  select: (snapshot: Snapshot) => Seen,
  listener: (seen: Seen) => void,
): () => void {
  listener(select(actor.getSnapshot()));
  const watching = actor.subscribe((snapshot) => listener(select(snapshot)));
  return () => watching.unsubscribe();
}

/**
 * An actor's view, for its scene to show. Listeners are called only if the view has changed, because most clock ticks
 * change nothing in it.
 */
export const useView = <Snapshot, Seen extends object>(
  actor: Watched<Snapshot>,
  viewOf: (snapshot: Snapshot) => Seen,
) =>
  useCallback(
    (listener: (seen: Seen) => void) => {
      let last: Seen | null = null;
      return watchActor(actor, viewOf, (seen) => {
        if (last !== null && shallowEqual(last, seen)) return;
        last = seen;
        listener(seen);
      });
    },
    [actor, viewOf],
  );
