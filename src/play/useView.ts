import { shallowEqual } from '@xstate/react';
import { useCallback } from 'react';

/** What of an actor can be followed. */
interface Watched<Snapshot> {
  getSnapshot(): Snapshot;
  subscribe(listener: (snapshot: Snapshot) => void): { unsubscribe(): void };
}

/** Calls `listener` with what `select` takes of an actor, at once and after every change, until the given function is called. */
export function watch<Snapshot, Seen>(
  actor: Watched<Snapshot>,
  select: (snapshot: Snapshot) => Seen,
  listener: (seen: Seen) => void,
): () => void {
  listener(select(actor.getSnapshot()));
  const watching = actor.subscribe((snapshot) => listener(select(snapshot)));
  return () => watching.unsubscribe();
}

/** What of an actor a scene shows, as a stage follows it: a second that passes changes most views in nothing. */
export const useView = <Snapshot, Seen extends object>(
  actor: Watched<Snapshot>,
  viewOf: (snapshot: Snapshot) => Seen,
) =>
  useCallback(
    (listener: (seen: Seen) => void) => {
      let last: Seen | null = null;
      return watch(actor, viewOf, (seen) => {
        if (last !== null && shallowEqual(last, seen)) return;
        last = seen;
        listener(seen);
      });
    },
    [actor, viewOf],
  );
