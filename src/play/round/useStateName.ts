import { useMemo } from 'react';
import type { Readable } from '../../ui/page-store';

interface Named<Snapshot> {
  getSnapshot(): Snapshot;
  subscribe(listener: () => void): { unsubscribe(): void };
}

/** Name of a game's state, as a store, so that only the frame re-renders when it changes. */
export const useStateName = <Snapshot>(
  actor: Named<Snapshot>,
  nameOf: (snapshot: Snapshot) => string,
): Readable<string> =>
  useMemo(
    () => ({
      read: () => nameOf(actor.getSnapshot()),
      subscribe: (listener) => {
        const following = actor.subscribe(listener);
        return () => following.unsubscribe();
      },
    }),
    [actor, nameOf],
  );
