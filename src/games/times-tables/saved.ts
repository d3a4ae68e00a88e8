import * as v from 'valibot';
import { NO_STATS } from '../../../machines/times-tables/stats';
import { readStats } from '../../../machines/times-tables/stored';
import { bareStore } from '../../device/device-store';

/** What the player has reached on this device. */
export const statsStore = bareStore('timesTablesMasterStats', { fallback: NO_STATS, parse: readStats });

/** Whether the page of this game is dark; null until the player has chosen: then it is as the site is. */
export const darkStore = bareStore<boolean | null>('timesTablesDarkMode', {
  fallback: null,
  parse: (stored) => (v.is(v.boolean(), stored) ? stored : null),
  isWrittenAtOnce: false,
});

/** Keeps whether the page is dark. */
export const keepDark = (isDark: boolean): void => darkStore.update(() => isDark);
