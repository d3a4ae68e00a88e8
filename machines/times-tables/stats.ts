import type { TimeSetting } from '../core/time-setting';
import type { Size } from './rules';

/** The best time of each size, in whole seconds. */
type Times = Readonly<Partial<Record<Size, number>>>;

/** What a player has reached on this device, in the shape in which it is stored. Times are those of normal puzzles. */
export interface Stats {
  /** Puzzles solved in a row: no puzzle can be lost, so it never begins again. */
  readonly streak: number;
  /** The best of all sizes; null where no puzzle was solved. */
  readonly bestTime: number | null;
  readonly gamesCompleted: number;
  /** The day of the last puzzle solved, as the page writes days; null where there is none. */
  readonly lastCompleted: string | null;
  /** The best of each size. */
  readonly bestTimes: Times;
}

/** The best times of puzzles that were solved without a clock in sight, or with longer time: each setting has its own. */
export type OtherTimes = Readonly<Record<Exclude<TimeSetting, 'normal'>, Times>>;

/** Nothing was solved with another time setting yet. */
export const NO_OTHER_TIMES: OtherTimes = { longer: {}, none: {} };

/** All that was reached. */
export interface Reached {
  readonly stats: Stats;
  readonly otherTimes: OtherTimes;
}

/** What everybody begins with. */
export const NO_STATS: Stats = {
  streak: 0,
  bestTime: null,
  gamesCompleted: 0,
  lastCompleted: null,
  bestTimes: {},
};

/** A puzzle that was solved: its size and time setting, its time in whole seconds, and the day. */
export interface Completion {
  readonly size: Size;
  readonly time: TimeSetting;
  readonly seconds: number;
  readonly today: string;
}

/** The whole seconds that a puzzle took: no puzzle is solved in no time. */
export const secondsTaken = (seconds: number): number => Math.max(1, seconds);

const faster = (seconds: number, best: number | null): number => (best === null ? seconds : Math.min(seconds, best));

const withTime = (times: Times, { size, seconds }: Completion): Times => ({
  ...times,
  [size]: faster(seconds, times[size] ?? null),
});

/** The stats after one more puzzle. All puzzles count; of their times only those of the normal setting. */
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

/** The best times of the other settings after one more puzzle. */
export const withOtherTime = (times: OtherTimes, completion: Completion): OtherTimes =>
  completion.time === 'normal' ? times : { ...times, [completion.time]: withTime(times[completion.time], completion) };

const timesOf = ({ stats, otherTimes }: Reached, time: TimeSetting): Times =>
  time === 'normal' ? stats.bestTimes : otherTimes[time];

/** The best time of a size with this setting; null where there is none. */
export const bestOfSize = (reached: Reached, time: TimeSetting, size: Size): number | null =>
  timesOf(reached, time)[size] ?? null;

/** The best time of all sizes with this setting; null where there is none. */
export function bestOfAll(reached: Reached, time: TimeSetting): number | null {
  if (time === 'normal') return reached.stats.bestTime;
  const times = Object.values(timesOf(reached, time));
  return times.length === 0 ? null : Math.min(...times);
}

/** What a puzzle of this size has to beat; null where anything is a best time. */
export function bestBefore(reached: Reached, time: TimeSetting, size: Size): number | null {
  const { bestTime, bestTimes } = reached.stats;
  // A visitor of long ago has a best time whose size nobody knows.
  if (time === 'normal' && Object.keys(bestTimes).length === 0) return bestTime;
  return bestOfSize(reached, time, size);
}

/** Whether this is a new best time. */
export const isBestTime = (seconds: number, before: number | null): boolean => before === null || seconds < before;
