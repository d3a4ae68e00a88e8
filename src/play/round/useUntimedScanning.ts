import { useEffect } from 'react';
import type { AnyActorRef } from 'xstate';
import type { TimeSetting } from '../../../machines/core/time-setting';
import { scanningStore } from '../../device/scanning';
import { useStore } from '../../ui/page-store';

/**
 * Removes the time limits of the next round if scanning begins while a menu is open. `time` is undefined where nothing
 * can be chosen.
 */
export function useUntimedScanning(actor: Pick<AnyActorRef, 'send'>, time: TimeSetting | undefined): void {
  const isScanned = useStore(scanningStore) !== null;
  useEffect(() => {
    if (!isScanned || time === undefined || time === 'none') return;
    // A game knows one of these two events, and ignores the other.
    actor.send({ type: 'CHOOSE', chosen: { time: 'none' } });
    actor.send({ type: 'CHOOSE_TIME', time: 'none' });
  }, [actor, isScanned, time]);
}
