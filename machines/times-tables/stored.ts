/*
 * Reading what is stored on the device, whoever wrote it: an older version of the game, another tab, or a curious child.
 * What is missing or damaged becomes its default, field by field; fields that we do not know are kept.
 */
import * as v from 'valibot';
import { SIZES } from './rules';
import { NO_STATS, type Stats } from './stats';

/** A whole number as a person would read it: 83.5 is 83, and "12" is 12. */
const whole = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))]),
  v.finite(),
  v.transform(Math.floor),
);
const count = v.fallback(v.pipe(whole, v.minValue(0)), 0);
/** A puzzle that took less than a second took 0: that is a time too. */
const seconds = v.pipe(whole, v.minValue(0));

const isKnown = (size: string): boolean => SIZES.map(String).includes(size);

/** The best times of the sizes that there are; what else stands there is kept. */
const bestTimes = v.fallback(
  v.pipe(
    v.looseObject({}),
    v.transform((times): Stats['bestTimes'] =>
      Object.fromEntries(
        Object.entries(times).flatMap(([size, time]) => {
          if (!isKnown(size)) return [[size, time]];
          const { success, output } = v.safeParse(seconds, time);
          return success ? [[size, output]] : [];
        }),
      ),
    ),
  ),
  NO_STATS.bestTimes,
);

const stats = v.looseObject({
  streak: v.optional(count, 0),
  bestTime: v.fallback(v.nullish(seconds, null), null),
  gamesCompleted: v.optional(count, 0),
  lastCompleted: v.fallback(v.nullish(v.string(), null), null),
  bestTimes: v.optional(bestTimes, {}),
});

/** What is stored of the stats; null where it is nothing of the kind. */
export function readStats(stored: unknown): Stats | null {
  const { success, output } = v.safeParse(stats, stored);
  return success && !Array.isArray(stored) ? output : null;
}
