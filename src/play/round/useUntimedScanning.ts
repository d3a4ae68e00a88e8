import { useEffect } from 'react';
import type { AnyActorRef } from 'xstate';
import type { TimeSetting } from '../../../machines/core/time-setting';
import { scanningStore } from '../../device/scanning';
import { useStore } from '../../ui/page-store';

/**
 * Removes the time limit of the next round if scanning is switched on while a menu is open. `time` is undefined if no
 * menu is open.
 */
export function useUntimedScanning(actor: Pick<AnyActorRef, 'send'>, time: TimeSetting | undefined): void {
  const isScanned = useStore(scanningStore) !== null;
  useEffect(() => {
    if (!isScanned || time === undefined || time === 'none') return;
    // Each game handles one of these events and ignores the other.
    actor.send({ type: 'CHOOSE', chosen: { time: 'none' } });
    actor.send({ type: 'CHOOSE_TIME', time: 'none' });
  }, [actor, isScanned, time]);
}
