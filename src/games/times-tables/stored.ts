/* What of Times Tables Master a saved file holds, and what becomes of it when a file is loaded. */
import { SIZES } from '../../../machines/times-tables/rules';
import type { OtherTimes, Stats } from '../../../machines/times-tables/stats';
import { faster } from '../../device/join';
import { choice, counted, type Fact, progress, type StoredPart } from '../../device/stored-part';
import { isAfterTomorrow } from '../../device/today';
import { game } from './game';
import { darkStore, otherTimesStore, statsStore } from './saved';
import { takenText } from './text/time';

/** A day as this page and older ones have written it. */
const DAY = /^[\w ,:.+-]{1,40}$/;

/** What was reached in Times Tables Master, in the fields and sizes that there are. */
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

/** What is told of it. */
export const factsOfStats = ({ gamesCompleted, bestTime }: Stats): readonly Fact[] => [
  ...counted('Puzzles solved', gamesCompleted),
  ...(bestTime === null ? [] : [{ label: 'Best time', text: takenText(bestTime) }]),
];

const laterDay = (one: string | null, other: string | null): string | null =>
  one === null || other === null ? (one ?? other) : one > other ? one : other;

/** What was reached in Times Tables Master. */
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

/** The better of both, for each time setting. */
export const mergedOtherTimes = (here: OtherTimes, loaded: OtherTimes): OtherTimes => ({
  longer: mergedTimes(here.longer, loaded.longer),
  none: mergedTimes(here.none, loaded.none),
});

/** All that this device keeps of the game. */
export const stored: readonly StoredPart[] = [
  progress(game.id, { store: statsStore, merged: mergedStats, facts: factsOfStats, known: knownStats }),
  progress(game.id, { store: otherTimesStore, merged: mergedOtherTimes, facts: () => [] }),
  choice(darkStore),
];
