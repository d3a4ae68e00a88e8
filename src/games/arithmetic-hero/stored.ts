/* Arithmetic Hero's part of a saved file, and how it is merged when a file is loaded. */
import { COSMETIC_TYPES, COSMETICS, type Cosmetic, itemKey } from '../../../machines/arithmetic-hero/cosmetics';
import { LEVELS } from '../../../machines/arithmetic-hero/levels';
import type { Achievement, HighScores, OtherHighScores, Progress } from '../../../machines/arithmetic-hero/progress';
import { DEFAULT_AVATAR } from '../../../machines/core/hero';
import type { TimeSetting } from '../../../machines/core/time-setting';
import { mergeLists } from '../../device/merge-values';
import {
  countFact,
  createChoicePart,
  createProgressPart,
  type ProgressFact,
  type StoredPart,
} from '../../device/stored-part';
import { game } from './game';
import { answersStore, otherHighScoresStore, progressStore } from './progress-stores';
import { achievementsEarned, countOf, levelsUnlocked, sumsSolved } from './stored-text';

const ITEMS: ReadonlySet<string> = new Set(
  COSMETIC_TYPES.flatMap((type): readonly Cosmetic[] => COSMETICS[type]).map(itemKey),
);

/** The progress without fields and items that this version does not know. */
const knownProgress = (progress: Progress): Progress => ({
  highScores: progress.highScores,
  unlockedLevels: progress.unlockedLevels,
  totalCorrectAnswers: progress.totalCorrectAnswers,
  longestStreak: progress.longestStreak,
  achievements: progress.achievements,
  pendingAchievements: progress.pendingAchievements,
  avatarItems: progress.avatarItems,
  unlockedItems: progress.unlockedItems.filter((item) => ITEMS.has(item)),
});

const isUntouched = ({ totalCorrectAnswers, longestStreak, unlockedLevels }: Progress): boolean =>
  totalCorrectAnswers === 0 && longestStreak === 0 && unlockedLevels === 1;

/** The lines that describe the progress in a saved file. */
function summariseProgress(progress: Progress): readonly ProgressFact[] {
  if (isUntouched(progress)) return [];
  const { achievements, totalCorrectAnswers, unlockedLevels } = progress;
  const earned = achievements.filter(({ isUnlocked }) => isUnlocked).length;
  return [
    ...countFact(sumsSolved, totalCorrectAnswers),
    { label: levelsUnlocked, text: countOf(unlockedLevels, LEVELS.length) },
    { label: achievementsEarned, text: countOf(earned, achievements.length) },
  ];
}

const mergedScores = (here: HighScores, loaded: HighScores): HighScores => ({
  arcade: here.arcade.map((score, index) => Math.max(score, loaded.arcade[index] ?? 0)),
  challenge: Math.max(here.challenge, loaded.challenge),
});

function mergedChoice(here: OtherHighScores['choice'], loaded: OtherHighScores['choice']) {
  const choice = here ?? loaded;
  if (choice === undefined) return {};
  const merged = (time: TimeSetting) => mergedScores(choice[time], (loaded ?? choice)[time]);
  return { choice: { normal: merged('normal'), longer: merged('longer'), none: merged('none') } };
}

export const mergeOtherHighScores = (here: OtherHighScores, loaded: OtherHighScores): OtherHighScores => ({
  longer: mergedScores(here.longer, loaded.longer),
  none: mergedScores(here.none, loaded.none),
  ...mergedChoice(here.choice, loaded.choice),
});

/** The stages of an achievement: not earned, earned but not yet shown to the player, shown. */
const STEPS = ['locked', 'waiting', 'shown'] as const;

function stepOf({ achievements, pendingAchievements }: Progress, id: Achievement['id']): number {
  if (pendingAchievements.some((one) => one.id === id)) return STEPS.indexOf('waiting');
  const isUnlocked = achievements.some((one) => one.id === id && one.isUnlocked);
  return STEPS.indexOf(isUnlocked ? 'shown' : 'locked');
}

/**
 * Merges this device's progress with that of a file. The hero keeps the clothes it wears on this device, unless
 * those are only the defaults.
 */
export function mergeProgress(here: Progress, loaded: Progress): Progress {
  const steps = here.achievements.map(({ id }) => STEPS[Math.max(stepOf(here, id), stepOf(loaded, id))]);
  const achievements = here.achievements.map((one, index) => ({ ...one, isUnlocked: steps[index] !== 'locked' }));
  const isUndressed = COSMETIC_TYPES.every((type) => here.avatarItems[type] === DEFAULT_AVATAR[type]);
  return {
    // Keeps fields that this version does not know. This device takes precedence.
    ...loaded,
    ...here,
    highScores: mergedScores(here.highScores, loaded.highScores),
    unlockedLevels: Math.max(here.unlockedLevels, loaded.unlockedLevels),
    totalCorrectAnswers: Math.max(here.totalCorrectAnswers, loaded.totalCorrectAnswers),
    longestStreak: Math.max(here.longestStreak, loaded.longestStreak),
    achievements,
    pendingAchievements: achievements.filter((_, index) => steps[index] === 'waiting'),
    avatarItems: isUndressed ? loaded.avatarItems : here.avatarItems,
    unlockedItems: mergeLists(here.unlockedItems, loaded.unlockedItems),
  };
}

export const stored: readonly StoredPart[] = [
  createProgressPart(game.id, {
    store: progressStore,
    merged: mergeProgress,
    facts: summariseProgress,
    known: knownProgress,
  }),
  createProgressPart(game.id, { store: otherHighScoresStore, merged: mergeOtherHighScores, facts: () => [] }),
  createChoicePart(answersStore),
];
