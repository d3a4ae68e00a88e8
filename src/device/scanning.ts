/*
 * Whether the site is scanned with one switch. This is a setting of the device, which a link can override until its page
 * is closed. `src/scan` does the scanning.
 */
import { createStore, type Readable } from '../ui/page-store';
import { requestScanner } from './scan-request';
import { SCAN_MS_RANGE, settingsStore } from './settings';

/** The link's `scan` parameter: the period in milliseconds, or `off`; null if it has none. */
const linkStore = createStore<number | 'off' | null>(null);

/** How long each item is highlighted, in milliseconds; null if scanning is off. */
export const scanningStore: Readable<number | null> = {
  read: () => {
    const fromLink = linkStore.read();
    if (fromLink !== null) return fromLink === 'off' ? null : fromLink;
    const { control, scanMs } = settingsStore.read();
    return control === 'switch' ? scanMs : null;
  },
  subscribe: (listener) => {
    const unsubscribers = [linkStore.subscribe(listener), settingsStore.subscribe(listener)];
    return () => {
      for (const unsubscribe of unsubscribers) unsubscribe();
    };
  },
};

/** Applies a link's `scan` parameter: seconds, such as "2" or "1.5", or "off". Ignores invalid values. */
export function applyScanParameter(search: string): void {
  const scan = new URLSearchParams(search).get('scan');
  if (scan === 'off') linkStore.set('off');
  if (scan === null || !/^\d{1,2}(\.\d{1,3})?$/.test(scan)) return;
  const ms = 1000 * Number(scan);
  if (ms < SCAN_MS_RANGE.min || ms > SCAN_MS_RANGE.max) return;
  linkStore.set(ms);
  requestScanner();
}

/** Follows the device's settings again. */
export const forgetScanParameter = (): void => linkStore.set(null);

/** Switches scanning off, on this page and in the device's settings. */
export function stopScanning(): void {
  linkStore.set(null);
  settingsStore.update((known) => (known.control === 'switch' ? { ...known, control: 'any' } : known));
}
