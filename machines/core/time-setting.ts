/** How much time the player wants: as specified, twice as much, or no limits and no falls at all. */
export type TimeSetting = 'normal' | 'longer' | 'none';

/** The settings in the order of the menu. */
export const TIME_SETTINGS = ['normal', 'longer', 'none'] as const satisfies readonly TimeSetting[];

/** What the setting multiplies every limit and fall by; null where there is none. */
export const TIME_FACTOR = { normal: 1, longer: 2, none: null } as const satisfies Record<TimeSetting, number | null>;

/** A limit (any unit) under the player's time setting; null where there is no limit. */
export function stretched(limit: number, time: TimeSetting): number | null {
  const factor = TIME_FACTOR[time];
  return factor === null ? null : limit * factor;
}

/** Whether the game waits after a mistake until the player goes on: those who want more time read why in their own. */
export const waitsAfterMistake = (time: TimeSetting): boolean => time !== 'normal';
