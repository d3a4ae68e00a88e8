/*
 * Whether the site is used with one switch, by scanning: as chosen on this device, or as a link asks for until its page
 * is closed. `src/scan` does the scanning.
 */
import { createStore, type Readable } from '../ui/page-store';
import { requestScanner } from './scan-request';
import { SCAN_MS_RANGE, settingsStore } from './settings';

/** A link's choice: the period in milliseconds, or that there is no scanning; null if it has none. */
const linkedStore = createStore<number | 'off' | null>(null);

/** The time that each item is lit, in milliseconds; null while the site is not scanned. */
export const scanningStore: Readable<number | null> = {
  read: () => {
    const linked = linkedStore.read();
    if (linked !== null) return linked === 'off' ? null : linked;
    const { control, scanMs } = settingsStore.read();
    return control === 'switch' ? scanMs : null;
  },
  subscribe: (listener) => {
    const leaves = [linkedStore.subscribe(listener), settingsStore.subscribe(listener)];
    return () => {
      for (const leave of leaves) leave();
    };
  },
};

/** Reads the parameter `scan` of a link, in seconds: "2", "1.5" or "off". Without one, nothing changes. */
export function applyScanParameter(search: string): void {
  const scan = new URLSearchParams(search).get('scan');
  if (scan === 'off') linkedStore.set('off');
  if (scan === null || !/^\d{1,2}(\.\d{1,3})?$/.test(scan)) return;
  const ms = 1000 * Number(scan);
  if (ms < SCAN_MS_RANGE.min || ms > SCAN_MS_RANGE.max) return;
  linkedStore.set(ms);
  requestScanner();
}

/** Ends scanning, for this page and on this device. */
export function stopScanning(): void {
  linkedStore.set(null);
  settingsStore.update((known) => (known.control === 'switch' ? { ...known, control: 'any' } : known));
}
