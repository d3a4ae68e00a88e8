import * as v from 'valibot';
import { parserOf } from '../../../machines/core/stored-shape';
import { SIZES } from '../../../machines/times-tables/rules';
import { NO_OTHER_TIMES, NO_STATS, type OtherTimes, type SavedTimes } from '../../../machines/times-tables/stats';
import { parseStats } from '../../../machines/times-tables/stored';
import { createBareStore, createEnvelopeStore } from '../../device/device-store';

export const statsStore = createBareStore('timesTablesMasterStats', { fallback: NO_STATS, parse: parseStats });

/** Limited, because no one spends eleven days on a puzzle. */
const seconds = v.fallback(
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000))),
  undefined,
);
const times = v.pipe(
  v.object({ 3: seconds, 4: seconds }),
  v.transform((known) =>
    Object.fromEntries(SIZES.flatMap((size) => (known[size] === undefined ? [] : [[size, known[size]]]))),
  ),
);
const storedTimes = v.object({ longer: times, none: times });

/** Best times for the other time settings. Those for the normal one have the key that the specification gives. */
export const otherTimesStore = createEnvelopeStore<OtherTimes>('numeria.times-tables.times', {
  version: 1,
  fallback: NO_OTHER_TIMES,
  parse: parserOf(storedTimes),
});

export const readProgress = (): SavedTimes => ({ stats: statsStore.read(), otherTimes: otherTimesStore.read() });

/** Whether this game's page is dark. It is null, and the page follows the site, until the player chooses. */
export const darkStore = createBareStore<boolean | null>('timesTablesDarkMode', {
  fallback: null,
  parse: (stored) => (v.is(v.boolean(), stored) ? stored : null),
  isWrittenAtOnce: false,
});

export const storeDark = (isDark: boolean): void => darkStore.update(() => isDark);
