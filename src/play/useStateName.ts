import { useMemo } from 'react';
import type { Readable } from '../device/page-store';

/** What names the state of a game. */
interface Named<Snapshot> {
  getSnapshot(): Snapshot;
  subscribe(listener: () => void): { unsubscribe(): void };
}

/** The name of a game's state, for the frame alone: a round goes through many, and nothing else is drawn anew for them. */
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
