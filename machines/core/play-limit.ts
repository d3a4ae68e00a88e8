/*
 * The minutes of play that a grown-up has set for each day. Time is added as it is played, never read from a calendar,
 * and counts only for the day on which it was played. So a clock that jumps to another day opens the sea again, and
 * never closes it.
 */

/** What a grown-up can choose; 0 for no limit. */
export const LIMIT_MINUTES = [0, 10, 15, 20, 30, 45, 60] as const;

export interface PlayLimit {
  readonly minutes: (typeof LIMIT_MINUTES)[number];
  /** The last day on which time was counted, from 1 January 1970, and that time in milliseconds. */
  readonly day: number;
  readonly ms: number;
}

export const NO_PLAY_LIMIT: PlayLimit = { minutes: 0, day: 0, ms: 0 };

const MINUTE_MS = 60_000;

const playedMs = ({ day, ms }: PlayLimit, today: number): number => (day === today ? ms : 0);

/** Adds time that has been played. Without a limit, no time is counted. */
export const addPlay = (limit: PlayLimit, today: number, ms: number): PlayLimit =>
  limit.minutes === 0 ? limit : { ...limit, day: today, ms: playedMs(limit, today) + ms };

export const isLimitReached = (limit: PlayLimit, today: number): boolean =>
  limit.minutes > 0 && playedMs(limit, today) >= limit.minutes * MINUTE_MS;

/** Sets another limit. The time played today still counts, unless there is no limit any more. */
export const setLimitMinutes = (limit: PlayLimit, minutes: PlayLimit['minutes']): PlayLimit =>
  minutes === 0 ? NO_PLAY_LIMIT : { ...limit, minutes };
