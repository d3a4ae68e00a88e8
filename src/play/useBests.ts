import { useEffect } from 'react';
import { type Bests, withReached } from '../../machines/core/bests';
import type { BestReached } from '../../machines/core/events';
import type { Store } from '../device/device-store';
import { useIsForOne } from './useIsForOne';

/** What a machine is told when another tab has set a best. */
interface BestsElsewhere {
  readonly type: 'BESTS_ELSEWHERE';
  readonly bests: Bests;
}

/** A game that emits its bests. */
interface WithBests {
  on(type: '*', listener: (event: { readonly type: string }) => void): { unsubscribe(): void };
  send(event: BestsElsewhere): void;
}

const isBestReached = (event: { readonly type: string }): event is BestReached => event.type === 'bestReached';

/**
 * Keeps the bests of a game on the device as they are reached, so that leaving the page loses none of them; of more players
 * than one, none.
 */
export function useBests(actor: WithBests, store: Store<Bests>): void {
  const isForOne = useIsForOne();
  useEffect(() => {
    if (!isForOne) return undefined;
    const subscription = actor.on('*', (event) => {
      if (isBestReached(event)) store.update((bests) => withReached(bests, event.kind, event.best));
    });
    const leave = store.subscribe((bests, origin) => {
      if (origin === 'elsewhere') actor.send({ type: 'BESTS_ELSEWHERE', bests });
    });
    return () => {
      leave();
      subscription.unsubscribe();
    };
  }, [actor, store, isForOne]);
}
