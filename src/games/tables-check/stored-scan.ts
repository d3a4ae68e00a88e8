import * as v from 'valibot';
import { openChoicesStore } from '../../device/choices';
import { settingsStore } from '../../device/settings';
import { readStored } from '../../device/stored-strings';
import { game } from './game';

/** The seconds for each key, from when the check had a scanner of its own. */
const storedScan = v.object({ data: v.object({ scan: v.picklist(['1', '2', '3', '5']) }) });

/**
 * Lets the whole site be scanned if this game was, with the same period. Writing the choices again leaves the old
 * choice out, so this happens only once.
 */
export function adoptStoredScan(): void {
  const store = openChoicesStore(game);
  const stored = store && v.safeParse(storedScan, readStored(store.key));
  if (!store || !stored?.success) return;
  const scanMs = 1000 * Number(stored.output.data.scan);
  settingsStore.update((known) => ({ ...known, control: 'switch', scanMs }));
  store.update((known) => ({ ...known }));
}
