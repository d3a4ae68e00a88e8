/*
 * What a child has played of its weeks. Nothing in it says how well. A week that nobody has opened for a while is
 * forgotten.
 */
import { isFutureDay } from '../learning/days';
import type { ClassChild } from './class-code';
import type { Week, WeekLeg } from './week-link';

/** What has been played on one island of a week. Neither number ever falls. */
export interface LegPlay {
  /** Finished rounds. */
  readonly rounds: number;
  readonly ms: number;
  /** The day on which the island was finished, from 1 January 1970; null before. */
  readonly doneOn: number | null;
}

export interface WeekPlay {
  /** The text of the week's link. */
  readonly text: string;
  /** The last day on which it was opened or played. */
  readonly lastDay: number;
  readonly legs: readonly LegPlay[];
  /** How the child appears on the board; null before the week is finished. */
  readonly child: ClassChild | null;
}

/** The weeks of a child, the one opened last at the end. */
export type WeekLog = readonly WeekPlay[];

export const WEEK_LOG = { maxWeeks: 4, daysUntilForgotten: 28 } as const;

export const NO_WEEKS: WeekLog = [];

export const NO_PLAY: LegPlay = { rounds: 0, ms: 0, doneOn: null };

const MINUTE_MS = 60_000;

export const findWeek = (log: WeekLog, text: string): WeekPlay | null => log.find((week) => week.text === text) ?? null;

/** What has been played on an island. */
export const getLegPlay = (play: WeekPlay | null, index: number): LegPlay => play?.legs[index] ?? NO_PLAY;

/** How much of a leg is done, from 0 to 1. */
export function getLegProgress({ length: { unit, count } }: WeekLeg, { rounds, ms }: LegPlay): number {
  return Math.min(1, (unit === 'rounds' ? rounds : ms / MINUTE_MS) / count);
}

export const isLegDone = (leg: WeekLeg, play: LegPlay): boolean => getLegProgress(leg, play) === 1;

/** The minutes that are left of a leg, rounded up; 0 if it counts rounds. */
export const getMinutesLeft = ({ length: { unit, count } }: WeekLeg, { ms }: LegPlay): number =>
  unit === 'minutes' ? Math.max(0, Math.ceil(count - ms / MINUTE_MS)) : 0;

/** Forgets weeks that were not opened for a while. A day in the future was written by a wrong clock. */
const removeOldWeeks = (log: WeekLog, day: number): WeekLog =>
  log
    .map((week) => (isFutureDay(week.lastDay, day) ? { ...week, lastDay: day } : week))
    .filter(({ lastDay }) => day - lastDay < WEEK_LOG.daysUntilForgotten);

/** Puts a week at the end, where it is not forgotten. */
function withWeek(log: WeekLog, text: string, day: number, change: (play: WeekPlay) => WeekPlay): WeekLog {
  const known = findWeek(log, text) ?? { text, lastDay: day, legs: [], child: null };
  const others = removeOldWeeks(log, day).filter((week) => week.text !== text);
  return [...others, change({ ...known, lastDay: day })].slice(-WEEK_LOG.maxWeeks);
}

/** After a week's link has been opened. */
export const openWeek = (log: WeekLog, text: string, day: number): WeekLog => {
  const last = log.at(-1);
  return last?.text === text && last.lastDay === day ? log : withWeek(log, text, day, (play) => play);
};

interface Played {
  readonly text: string;
  readonly week: Week;
  readonly index: number;
  readonly day: number;
}

function addPlay(log: WeekLog, { text, week, index, day }: Played, add: (play: LegPlay) => LegPlay): WeekLog {
  const leg = week.legs[index];
  if (leg === undefined) return log;
  return withWeek(log, text, day, (play) => {
    const added = add(getLegPlay(play, index));
    const doneOn = added.doneOn ?? (isLegDone(leg, added) ? day : null);
    return {
      ...play,
      legs: week.legs.map((_, at) => (at === index ? { ...added, doneOn } : getLegPlay(play, at))),
    };
  });
}

/** Adds the finished round of a turn, counted from 1. Playing the same turn again adds nothing. */
export const addRound = (log: WeekLog, played: Played, turn: number): WeekLog =>
  addPlay(log, played, (play) => ({ ...play, rounds: Math.max(play.rounds, turn) }));

/** Adds time that was played, in milliseconds. */
export const addTime = (log: WeekLog, played: Played, ms: number): WeekLog =>
  addPlay(log, played, (play) => ({ ...play, ms: play.ms + ms }));

/** Stores how the child appears on the board. */
export const setChild = (log: WeekLog, text: string, child: ClassChild): WeekLog =>
  log.map((play) => (play.text === text ? { ...play, child } : play));

const mergeLegs = (here: LegPlay, other: LegPlay): LegPlay => ({
  rounds: Math.max(here.rounds, other.rounds),
  ms: Math.max(here.ms, other.ms),
  doneOn: here.doneOn ?? other.doneOn,
});

/** Merges the weeks of two devices. */
export function mergeWeeks(here: WeekLog, other: WeekLog): WeekLog {
  const both = here.map((play) => {
    const same = findWeek(other, play.text);
    if (same === null) return play;
    const count = Math.max(play.legs.length, same.legs.length);
    return {
      ...play,
      lastDay: Math.max(play.lastDay, same.lastDay),
      legs: Array.from({ length: count }, (_, index) => mergeLegs(getLegPlay(play, index), getLegPlay(same, index))),
      child: play.child ?? same.child,
    };
  });
  return [...other.filter(({ text }) => findWeek(here, text) === null), ...both]
    .sort((one, another) => one.lastDay - another.lastDay)
    .slice(-WEEK_LOG.maxWeeks);
}
