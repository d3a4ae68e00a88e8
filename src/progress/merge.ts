/*
 * What becomes of what is on this device when a file is loaded: nothing that either of them holds is lost, and nothing is
 * counted twice. Loading a file again changes nothing more, and it does not matter which of two files comes first: of
 * each figure the better one is taken (totals too, since both may count the same answers), and of what was opened, earned
 * or watched, all of it.
 */
import { COSMETIC_TYPES } from '../../machines/arithmetic-hero/cosmetics';
import type { Achievement, HighScores, OtherBests, Progress } from '../../machines/arithmetic-hero/progress';
import { type Bests, withReached } from '../../machines/core/bests';
import { DEFAULT_AVATAR } from '../../machines/core/hero';
import type { Stats } from '../../machines/times-tables/stats';
import { tickedIn, type Viewing } from '../videos/viewing';

/** The lesser of two times; null stands for none. */
const faster = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

/** Of two lists all that is in either, each thing once. */
const together = <Item>(one: readonly Item[], other: readonly Item[]): Item[] => [...new Set([...one, ...other])];

/** Of each kind of round the best score and the longest streak. */
export const mergedBests = (here: Bests, loaded: Bests): Bests =>
  Object.entries(loaded).reduce((bests, [kind, best]) => withReached(bests, kind, best), here);

const mergedScores = (here: HighScores, loaded: HighScores): HighScores => ({
  arcade: here.arcade.map((score, index) => Math.max(score, loaded.arcade[index] ?? 0)),
  challenge: Math.max(here.challenge, loaded.challenge),
});

/** The best scores of rounds with longer or no time. */
export const mergedOtherBests = (here: OtherBests, loaded: OtherBests): OtherBests => ({
  longer: mergedScores(here.longer, loaded.longer),
  none: mergedScores(here.none, loaded.none),
});

/** How far an achievement has come: not earned, earned but not yet shown to the player, shown. */
const STEPS = ['locked', 'waiting', 'shown'] as const;

function stepOf({ achievements, pendingAchievements }: Progress, id: Achievement['id']): number {
  if (pendingAchievements.some((one) => one.id === id)) return STEPS.indexOf('waiting');
  const isUnlocked = achievements.some((one) => one.id === id && one.isUnlocked);
  return STEPS.indexOf(isUnlocked ? 'shown' : 'locked');
}

/** The progress of Arithmetic Hero. The hero goes on wearing what it wears here, unless it was never dressed. */
export function mergedProgress(here: Progress, loaded: Progress): Progress {
  const steps = here.achievements.map(({ id }) => STEPS[Math.max(stepOf(here, id), stepOf(loaded, id))]);
  const achievements = here.achievements.map((one, index) => ({ ...one, isUnlocked: steps[index] !== 'locked' }));
  const isUndressed = COSMETIC_TYPES.every((type) => here.avatarItems[type] === DEFAULT_AVATAR[type]);
  return {
    // Fields that we do not know are kept, those of this device first.
    ...loaded,
    ...here,
    highScores: mergedScores(here.highScores, loaded.highScores),
    unlockedLevels: Math.max(here.unlockedLevels, loaded.unlockedLevels),
    totalCorrectAnswers: Math.max(here.totalCorrectAnswers, loaded.totalCorrectAnswers),
    longestStreak: Math.max(here.longestStreak, loaded.longestStreak),
    achievements,
    pendingAchievements: achievements.filter((_, index) => steps[index] === 'waiting'),
    avatarItems: isUndressed ? loaded.avatarItems : here.avatarItems,
    unlockedItems: together(here.unlockedItems, loaded.unlockedItems),
  };
}

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
  const sizes = ([3, 4] as const).flatMap((size) => {
    const best = faster(here[size] ?? null, loaded[size] ?? null);
    return best === null ? [] : [[size, best]];
  });
  return { ...loaded, ...here, ...Object.fromEntries(sizes) };
};

/** What was watched in the hubs; what was opened last stays what it is here, in each hub. */
export const mergedViewing = (here: Viewing, loaded: Viewing): Viewing => ({
  watched: {
    ...here.watched,
    ...Object.fromEntries(
      Object.entries(loaded.watched).map(([hub, ids]) => [hub, together(tickedIn(here, hub), ids)]),
    ),
  },
  last: { ...loaded.last, ...here.last },
});

/** Whether two values say the same, whatever the order of their fields. */
export const isSame = (one: unknown, other: unknown): boolean => inOrder(one) === inOrder(other);

const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
