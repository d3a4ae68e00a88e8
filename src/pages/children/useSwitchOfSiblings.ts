import { useEffect } from 'react';
import { readSettingsOfAll } from '../../device/children';
import { applyScanParameter, forgetScanParameter, scanningStore } from '../../device/scanning';

/** Scans the page while the children are asked who is playing, if one of them plays with one switch. */
export function useSwitchOfSiblings(): void {
  useEffect(() => {
    const switched = readSettingsOfAll().find(({ control }) => control === 'switch');
    if (scanningStore.read() !== null || switched === undefined) return undefined;
    applyScanParameter(`?scan=${switched.scanMs / 1000}`);
    return forgetScanParameter;
  }, []);
}
