import type { Size } from './rules';

/** What a player has reached on this device, in the shape in which it is stored. Times are whole seconds. */
export interface Stats {
  /** Puzzles solved in a row: no puzzle can be lost, so it never begins again. */
  readonly streak: number;
  /** The best of all sizes; null where no puzzle was solved. */
  readonly bestTime: number | null;
  readonly gamesCompleted: number;
  /** The day of the last puzzle solved, as the page writes days; null where there is none. */
  readonly lastCompleted: string | null;
  /** The best of each size. */
  readonly bestTimes: Readonly<Partial<Record<Size, number>>>;
}

/** What everybody begins with. */
export const NO_STATS: Stats = {
  streak: 0,
  bestTime: null,
  gamesCompleted: 0,
  lastCompleted: null,
  bestTimes: {},
};

/** A puzzle that was solved: its size, its time in whole seconds, and the day. */
export interface Completion {
  readonly size: Size;
  readonly seconds: number;
  readonly today: string;
}

const faster = (seconds: number, best: number | null): number => (best === null ? seconds : Math.min(seconds, best));

/** What is reached after one more puzzle. */
export const withCompleted = <Stored extends Stats>(stats: Stored, { size, seconds, today }: Completion): Stored => ({
  ...stats,
  streak: stats.streak + 1,
  bestTime: faster(seconds, stats.bestTime),
  gamesCompleted: stats.gamesCompleted + 1,
  lastCompleted: today,
  bestTimes: { ...stats.bestTimes, [size]: faster(seconds, stats.bestTimes[size] ?? null) },
});

/** What a puzzle of this size has to beat; null where anything is a best time. */
export function bestBefore({ bestTime, bestTimes }: Stats, size: Size): number | null {
  // A visitor of long ago has a best time whose size nobody knows.
  if (Object.keys(bestTimes).length === 0) return bestTime;
  return bestTimes[size] ?? null;
}

/** Whether this is a new best time. */
export const isBestTime = (seconds: number, before: number | null): boolean => before === null || seconds < before;
