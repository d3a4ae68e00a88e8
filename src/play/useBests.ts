import { useEffect } from 'react';
import type { ActorRef, Snapshot } from 'xstate';
import { type Bests, type Reached, withReached } from '../../machines/core/bests';
import type { Store } from '../memory';

/** What a machine is told when another tab has set a best. */
interface BestsElsewhere {
  readonly type: 'BESTS_ELSEWHERE';
  readonly bests: Bests;
}

/** Keeps the bests of a game on the device as they are reached, so that leaving the page loses none of them. */
export function useBests(actor: ActorRef<Snapshot<unknown>, BestsElsewhere, Reached>, store: Store<Bests>): void {
  useEffect(() => {
    const keeping = actor.on('REACHED', ({ kind, best }) => store.update((bests) => withReached(bests, kind, best)));
    const leave = store.subscribe((bests, origin) => {
      if (origin === 'elsewhere') actor.send({ type: 'BESTS_ELSEWHERE', bests });
    });
    return () => {
      leave();
      keeping.unsubscribe();
    };
  }, [actor, store]);
}
