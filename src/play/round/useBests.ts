import { useEffect } from 'react';
import { type Bests, updateBests } from '../../../machines/core/bests';
import type { BestReached } from '../../../machines/core/events';
import type { Store } from '../../device/device-store';
import { usePlayMode } from './play-mode';

/** Sent when another tab has set a best score. */
interface BestsElsewhere {
  readonly type: 'BESTS_ELSEWHERE';
  readonly bests: Bests;
}

interface WithBests {
  on(type: '*', listener: (event: { readonly type: string }) => void): { unsubscribe(): void };
  send(event: BestsElsewhere): void;
}

const isBestReached = (event: { readonly type: string }): event is BestReached => event.type === 'bestReached';

/**
 * Stores the best scores of a game as soon as they are reached, so that none are lost when the page is left, if the
 * mode stores progress.
 */
export function useBests(actor: WithBests, store: Store<Bests>): void {
  const { progress: isStored } = usePlayMode().stores;
  useEffect(() => {
    if (!isStored) return undefined;
    const subscription = actor.on('*', (event) => {
      if (isBestReached(event)) store.update((bests) => updateBests(bests, event.kind, event.best));
    });
    const leave = store.subscribe((bests, origin) => {
      if (origin === 'elsewhere') actor.send({ type: 'BESTS_ELSEWHERE', bests });
    });
    return () => {
      leave();
      subscription.unsubscribe();
    };
  }, [actor, store, isStored]);
}
