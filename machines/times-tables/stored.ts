/*
 * Reads data stored on the device. It may come from an older version of the game, another tab or a curious child. Each
 * missing or damaged field falls back to its own default, and unknown fields are kept.
 */
import * as v from 'valibot';
import { getUnknownFields, MAX_COUNT } from '../core/stored-shape';
import { SIZES } from './rules';
import { NO_STATS, type Stats } from './stats';

/** A whole number, read as a person would: 83.5 is 83, and "12" is 12. */
const whole = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))]),
  v.finite(),
  v.transform(Math.floor),
);
const count = v.fallback(v.pipe(whole, v.minValue(0), v.maxValue(MAX_COUNT)), 0);
/** Up to eleven days. Zero is valid, because older versions stored it for a puzzle solved in less than a second. */
const seconds = v.pipe(whole, v.minValue(0), v.maxValue(1_000_000));
/** A date in the format of this version or an older one. */
const day = v.pipe(v.string(), v.maxLength(64));

const SIZE_NAMES = SIZES.map(String);

/** The best times for the known sizes. Unknown keys are kept. */
const bestTimes = v.fallback(
  v.pipe(
    v.looseObject({}),
    v.transform((times): Stats['bestTimes'] =>
      Object.assign(
        getUnknownFields(times, SIZE_NAMES),
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

/** Reads stored stats; null if the value does not contain stats at all. */
export function parseStats(stored: unknown): Stats | null {
  const { success, output } = v.safeParse(stats, stored);
  if (!success || Array.isArray(stored)) return null;
  return { ...getUnknownFields(Object(stored), Object.keys(stats.entries)), ...output };
}
