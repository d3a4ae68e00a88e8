/*
 * Reads what is stored on the device, whoever wrote it: an older version of the game, another tab or a curious child. Missing
 * or damaged fields fall back to their defaults one by one; unknown fields are kept.
 */
import * as v from 'valibot';
import { foreignFields, MAX_COUNT } from '../core/stored-shape';
import { SIZES } from './rules';
import { NO_STATS, type Stats } from './stats';

/** A whole number as a person would read it: 83.5 is 83, and "12" is 12. */
const whole = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))]),
  v.finite(),
  v.transform(Math.floor),
);
const count = v.fallback(v.pipe(whole, v.minValue(0), v.maxValue(MAX_COUNT)), 0);
/** Up to eleven days. A puzzle that took less than a second was stored as 0, so 0 is valid. */
const seconds = v.pipe(whole, v.minValue(0), v.maxValue(1_000_000));
/** A date as this page and older ones have written it. */
const day = v.pipe(v.string(), v.maxLength(64));

const SIZE_NAMES = SIZES.map(String);

/** The best times of the known sizes. Unknown keys are kept. */
const bestTimes = v.fallback(
  v.pipe(
    v.looseObject({}),
    v.transform((times): Stats['bestTimes'] =>
      Object.assign(
        foreignFields(times, SIZE_NAMES),
        Object.fromEntries(
          SIZE_NAMES.flatMap((size) => {
            const { success, output } = v.safeParse(seconds, times[size]);
            return success ? [[size, output]] : [];
          }),
        ),
      ),
    ),
  ),
  NO_STATS.bestTimes,
);

const stats = v.object({
  streak: v.optional(count, 0),
  bestTime: v.fallback(v.nullish(seconds, null), null),
  gamesCompleted: v.optional(count, 0),
  lastCompleted: v.fallback(v.nullish(day, null), null),
  bestTimes: v.optional(bestTimes, {}),
});

/** Reads stored stats; null if the value is not stats at all. */
export function readStats(stored: unknown): Stats | null {
  const { success, output } = v.safeParse(stats, stored);
  if (!success || Array.isArray(stored)) return null;
  return { ...foreignFields(Object(stored), Object.keys(stats.entries)), ...output };
}
