import { useEffect } from 'react';
import type { PersonalBestReached } from '../../../machines/core/events';
import { type PersonalBests, updatePersonalBests } from '../../../machines/core/personal-bests';
import type { Store } from '../../device/device-store';
import { usePlayMode } from './play-mode';

/** Sent when another tab has set a best score. */
interface BestsElsewhere {
  readonly type: 'BESTS_ELSEWHERE';
  readonly bests: PersonalBests;
}

interface WithBests {
  on(type: '*', listener: (event: { readonly type: string }) => void): { unsubscribe(): void };
  send(event: BestsElsewhere): void;
}

const isBestReached = (event: { readonly type: string }): event is PersonalBestReached => event.type === 'bestReached';

/**
 * Stores the best scores of a game as soon as they are reached, so that none are lost when the page is left, if the
 * mode stores progress.
 */
export function useSavePersonalBests(actor: WithBests, store: Store<PersonalBests>): void {
  const { progress: isStored } = usePlayMode().stores;
  useEffect(() => {
    if (!isStored) return undefined;
    const subscription = actor.on('*', (event) => {
      if (isBestReached(event)) store.update((bests) => updatePersonalBests(bests, event.kind, event.best));
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
