/** The player's choice of time limits: as specified, twice as long, or no limits and nothing that falls. */
export type TimeSetting = 'normal' | 'longer' | 'none';

export const TIME_SETTINGS = ['normal', 'longer', 'none'] as const satisfies readonly TimeSetting[];

/** The factor for every time limit and fall; null for no limit. */
export const TIME_FACTOR = { normal: 1, longer: 2, none: null } as const satisfies Record<TimeSetting, number | null>;

/** A limit (in any unit) under the player's time setting; null for no limit. */
export function applyTimeSetting(limit: number, time: TimeSetting): number | null {
  const factor = TIME_FACTOR[time];
  return factor === null ? null : limit * factor;
}

/** Whether a setting gives the player more time than another. */
export const isMoreTime = (time: TimeSetting, than: TimeSetting): boolean =>
  TIME_SETTINGS.indexOf(time) > TIME_SETTINGS.indexOf(than);

/**
 * Whether the game waits after a mistake until the player continues, so that anyone who wants more time can read the
 * explanation.
 */
export const waitsAfterMistake = (time: TimeSetting): boolean => time !== 'normal';
