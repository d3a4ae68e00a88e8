/* The part of a saved file for Times Tables Master, and how it is merged when a file is loaded. */
import { SIZES } from '../../../machines/times-tables/rules';
import type { OtherTimes, Stats } from '../../../machines/times-tables/stats';
import { faster } from '../../device/join';
import { choice, counted, type Fact, progress, type StoredPart } from '../../device/stored-part';
import { isAfterTomorrow } from '../../device/today';
import { game } from './game';
import { darkStore, otherTimesStore, statsStore } from './saved';
import { takenText } from './text/time';

/** A day as this version and earlier ones have stored it. */
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

export const factsOfStats = ({ gamesCompleted, bestTime }: Stats): readonly Fact[] => [
  ...counted('Puzzles solved', gamesCompleted),
  ...(bestTime === null ? [] : [{ label: 'Best time', text: takenText(bestTime) }]),
];

const laterDay = (one: string | null, other: string | null): string | null =>
  one === null || other === null ? (one ?? other) : one > other ? one : other;

/** The better or later of both, for each statistic. */
export const mergedStats = (here: Stats, loaded: Stats): Stats => ({
  ...loaded,
  ...here,
  streak: Math.max(here.streak, loaded.streak),
  bestTime: faster(here.bestTime, loaded.bestTime),
  gamesCompleted: Math.max(here.gamesCompleted, loaded.gamesCompleted),
  lastCompleted: laterDay(here.lastCompleted, loaded.lastCompleted),
  bestTimes: mergedTimes(here.bestTimes, loaded.bestTimes),
});

const mergedTimes = (here: Stats['bestTimes'], loaded: Stats['bestTimes']): Stats['bestTimes'] => {
  const sizes = SIZES.flatMap((size) => {
    const best = faster(here[size] ?? null, loaded[size] ?? null);
    return best === null ? [] : [[size, best]];
  });
  return { ...loaded, ...here, ...Object.fromEntries(sizes) };
};

export const mergedOtherTimes = (here: OtherTimes, loaded: OtherTimes): OtherTimes => ({
  longer: mergedTimes(here.longer, loaded.longer),
  none: mergedTimes(here.none, loaded.none),
});

export const stored: readonly StoredPart[] = [
  progress(game.id, { store: statsStore, merged: mergedStats, facts: factsOfStats, known: knownStats }),
  progress(game.id, { store: otherTimesStore, merged: mergedOtherTimes, facts: () => [] }),
  choice(darkStore),
];
