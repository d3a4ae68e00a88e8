import { shallowEqual } from '@xstate/react';
import { useCallback } from 'react';
import { useStableCallback } from '../internal/useStableCallback';

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
 * change nothing in it. The returned function stays the same when only `viewOf` changes, because a new one would build
 * the scene again.
 */
export function useView<Snapshot, Seen extends object>(actor: Watched<Snapshot>, viewOf: (snapshot: Snapshot) => Seen) {
  const select = useStableCallback(viewOf);
  return useCallback(
    (listener: (seen: Seen) => void) => {
      let last: Seen | null = null;
      return watchActor(actor, select, (seen) => {
        if (last !== null && shallowEqual(last, seen)) return;
        last = seen;
        listener(seen);
      });
    },
    [actor, select],
  );
}
