import type { TimeSetting } from '../core/time-setting';
import type { Size } from './rules';

/** The best time for each size, in whole seconds. */
type Times = Readonly<Partial<Record<Size, number>>>;

/** A player's achievements on this device, in the shape in which they are stored. Times are for the normal setting. */
export interface Stats {
  /** Puzzles solved in a row. Puzzles cannot be lost, so this never goes back to 0. */
  readonly streak: number;
  /** The best time over all sizes; null before the first solved puzzle. */
  readonly bestTime: number | null;
  readonly gamesCompleted: number;
  /** The date of the last solved puzzle, in the format that the page writes; null before the first. */
  readonly lastCompleted: string | null;
  readonly bestTimes: Times;
}

/** The best times with the settings "longer" and "none", separately for each. */
export type OtherTimes = Readonly<Record<Exclude<TimeSetting, 'normal'>, Times>>;

export const NO_OTHER_TIMES: OtherTimes = { longer: {}, none: {} };

export interface Reached {
  readonly stats: Stats;
  readonly otherTimes: OtherTimes;
}

export const NO_STATS: Stats = {
  streak: 0,
  bestTime: null,
  gamesCompleted: 0,
  lastCompleted: null,
  bestTimes: {},
};

/** A solved puzzle: its size, time setting, whole seconds, and date. */
export interface Completion {
  readonly size: Size;
  readonly time: TimeSetting;
  readonly seconds: number;
  readonly today: string;
}

/** The whole seconds that a puzzle took, at least 1. */
export const secondsTaken = (seconds: number): number => Math.max(1, seconds);

const faster = (seconds: number, best: number | null): number => (best === null ? seconds : Math.min(seconds, best));

const withTime = (times: Times, { size, seconds }: Completion): Times => ({
  ...times,
  [size]: faster(seconds, times[size] ?? null),
});

/** The stats after another puzzle. Every puzzle counts, but only times with the normal setting are recorded here. */
export function withCompleted<Stored extends Stats>(stats: Stored, completion: Completion): Stored {
  const { seconds, time, today } = completion;
  const solved = {
    ...stats,
    streak: stats.streak + 1,
    gamesCompleted: stats.gamesCompleted + 1,
    lastCompleted: today,
  };
  if (time !== 'normal') return solved;
  return {
    ...solved,
    bestTime: faster(seconds, stats.bestTime),
    bestTimes: withTime(stats.bestTimes, completion),
  };
}

/** The best times of the other settings after another puzzle. */
export const withOtherTime = (times: OtherTimes, completion: Completion): OtherTimes =>
  completion.time === 'normal' ? times : { ...times, [completion.time]: withTime(times[completion.time], completion) };

const timesOf = ({ stats, otherTimes }: Reached, time: TimeSetting): Times =>
  time === 'normal' ? stats.bestTimes : otherTimes[time];

/** The best time for a size with this setting; null if there is none. */
export const bestOfSize = (reached: Reached, time: TimeSetting, size: Size): number | null =>
  timesOf(reached, time)[size] ?? null;

/** The best time over all sizes with this setting; null if there is none. */
export function bestOfAll(reached: Reached, time: TimeSetting): number | null {
  if (time === 'normal') return reached.stats.bestTime;
  const times = Object.values(timesOf(reached, time));
  return times.length === 0 ? null : Math.min(...times);
}

/** The time that a puzzle of this size has to beat; null if any time would be a best. */
export function bestBefore(reached: Reached, time: TimeSetting, size: Size): number | null {
  const { bestTime, bestTimes } = reached.stats;
  // Early visitors have a best time without a size.
  if (time === 'normal' && Object.keys(bestTimes).length === 0) return bestTime;
  return bestOfSize(reached, time, size);
}

export const isBestTime = (seconds: number, before: number | null): boolean => before === null || seconds < before;
