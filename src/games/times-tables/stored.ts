/* The part of a saved file for Times Tables Master, and how it is merged when a file is loaded. */
import { SIZES } from '../../../machines/times-tables/rules';
import type { OtherTimes, Stats } from '../../../machines/times-tables/stats';
import { minTime } from '../../device/merge-values';
import {
  countFact,
  createChoicePart,
  createProgressPart,
  type ProgressFact,
  type StoredPart,
} from '../../device/stored-part';
import { isAfterTomorrow } from '../../device/today';
import { formatSolvedTime } from './format-time';
import { game } from './game';
import { darkStore, otherTimesStore, statsStore } from './stats-store';
import { bestTimeLabel, puzzlesSolved } from './stored-text';

/** A date as stored by this version or earlier ones. */
const DAY = /^[\w ,:.+-]{1,40}$/;

/** Statistics reduced to the known fields and sizes. */
const knownStats = ({ streak, bestTime, gamesCompleted, lastCompleted, bestTimes }: Stats): Stats => ({
  streak,
  bestTime,
  gamesCompleted,
  lastCompleted:
    lastCompleted !== null && DAY.test(lastCompleted) && !isAfterTomorrow(new Date(lastCompleted))
      ? lastCompleted
      : null,
  bestTimes: Object.fromEntries(
    SIZES.flatMap((size) => (bestTimes[size] === undefined ? [] : [[size, bestTimes[size]]])),
  ),
});

export const summariseStats = ({ gamesCompleted, bestTime }: Stats): readonly ProgressFact[] => [
  ...countFact(puzzlesSolved, gamesCompleted),
  ...(bestTime === null ? [] : [{ label: bestTimeLabel, text: formatSolvedTime(bestTime) }]),
];

const laterDay = (one: string | null, other: string | null): string | null =>
  one === null || other === null ? (one ?? other) : one > other ? one : other;

/** The better or the later value, for each statistic. */
export const mergeStats = (here: Stats, loaded: Stats): Stats => ({
  ...loaded,
  ...here,
  streak: Math.max(here.streak, loaded.streak),
  bestTime: minTime(here.bestTime, loaded.bestTime),
  gamesCompleted: Math.max(here.gamesCompleted, loaded.gamesCompleted),
  lastCompleted: laterDay(here.lastCompleted, loaded.lastCompleted),
  bestTimes: mergedTimes(here.bestTimes, loaded.bestTimes),
});

const mergedTimes = (here: Stats['bestTimes'], loaded: Stats['bestTimes']): Stats['bestTimes'] => {
  const sizes = SIZES.flatMap((size) => {
    const best = minTime(here[size] ?? null, loaded[size] ?? null);
    return best === null ? [] : [[size, best]];
  });
  return { ...loaded, ...here, ...Object.fromEntries(sizes) };
};

export const mergeOtherTimes = (here: OtherTimes, loaded: OtherTimes): OtherTimes => ({
  longer: mergedTimes(here.longer, loaded.longer),
  none: mergedTimes(here.none, loaded.none),
});

export const stored: readonly StoredPart[] = [
  createProgressPart(game.id, { store: statsStore, merged: mergeStats, facts: summariseStats, known: knownStats }),
  createProgressPart(game.id, { store: otherTimesStore, merged: mergeOtherTimes, facts: () => [] }),
  createChoicePart(darkStore),
];
