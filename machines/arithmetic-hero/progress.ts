/*
 * A player's progress and how it changes. `Progress` still has the shape in which the first version stored it, so that
 * returning visitors keep everything. Best scores with longer or no time are stored under a separate key.
 */
import { type Avatar, DEFAULT_AVATAR } from '../core/hero';
import type { TimeSetting } from '../core/time-setting';
import { ACHIEVEMENTS, type AchievementIcon, type AchievementId, getEarnedAchievements } from './achievements';
import { COSMETIC_TYPES, type Cosmetic, itemKey, wearItem } from './cosmetics';
import { getLevel, getNextLevel, LEVELS, type LevelId } from './levels';
import type { AnswerMode, Mode } from './rules';

/** An achievement in its stored form. */
export interface Achievement {
  readonly id: AchievementId;
  readonly name: string;
  readonly description: string;
  readonly isUnlocked: boolean;
  readonly icon: AchievementIcon;
}

/** The best scores: one for each arcade level, and one for the challenge. */
export interface HighScores {
  readonly arcade: readonly number[];
  readonly challenge: number;
}

/** Stored under `arithmeticHeroProgress`. */
export interface Progress {
  readonly highScores: HighScores;
  readonly unlockedLevels: number;
  readonly totalCorrectAnswers: number;
  readonly longestStreak: number;
  readonly achievements: readonly Achievement[];
  readonly pendingAchievements: readonly Achievement[];
  readonly avatarItems: Avatar;
  readonly unlockedItems: readonly string[];
}

/** The best scores with the time settings "longer" and "none", and of rounds in which answers are chosen. */
export interface OtherHighScores {
  readonly longer: HighScores;
  readonly none: HighScores;
  /** Absent before the first such round. */
  readonly choice?: Readonly<Record<TimeSetting, HighScores>>;
}

/** Everything that the game stores on the device. */
export interface SavedProgress {
  readonly progress: Progress;
  readonly otherBests: OtherHighScores;
}

export const NO_SCORES: HighScores = { arcade: LEVELS.map(() => 0), challenge: 0 };

/** All nine achievements in their stored form, unlocked or not. */
export const createAchievements = (isUnlocked: (id: AchievementId) => boolean): Achievement[] =>
  ACHIEVEMENTS.map(({ id, name, description, icon }) => ({ id, name, description, isUnlocked: isUnlocked(id), icon }));

const NO_CHOICE_SCORES = { normal: NO_SCORES, longer: NO_SCORES, none: NO_SCORES } as const;

export const NEW_PROGRESS: Progress = {
  highScores: NO_SCORES,
  unlockedLevels: 1,
  totalCorrectAnswers: 0,
  longestStreak: 0,
  achievements: createAchievements(() => false),
  pendingAchievements: [],
  avatarItems: DEFAULT_AVATAR,
  unlockedItems: COSMETIC_TYPES.map((type) => itemKey({ type, id: DEFAULT_AVATAR[type] })),
};

export const NO_OTHER_HIGH_SCORES: OtherHighScores = { longer: NO_SCORES, none: NO_SCORES };

/** A round whose score can be a best score. */
export interface ScoredRound {
  readonly mode: Exclude<Mode, 'practice'>;
  readonly level: LevelId;
  readonly time: TimeSetting;
  /** Absent if answers are typed. */
  readonly answers?: AnswerMode;
  readonly score: number;
}

/** A change to a player's progress. It can also be applied to newer progress that another tab has stored. */
export type ProgressChange =
  | { readonly kind: 'solved'; readonly count: number; readonly longestStreak: number }
  | { readonly kind: 'scored'; readonly round: ScoredRound }
  | { readonly kind: 'pendingShown' }
  /** The hero puts on an item, which is unlocked from then on. */
  | { readonly kind: 'itemWorn'; readonly item: Pick<Cosmetic, 'type' | 'id'> };

/** The stored data after a change. */
export function applyChange(saved: SavedProgress, change: ProgressChange): SavedProgress {
  const { progress, otherBests } = saved;
  switch (change.kind) {
    case 'solved':
      return {
        otherBests,
        progress: withEarned({
          ...progress,
          totalCorrectAnswers: progress.totalCorrectAnswers + change.count,
          longestStreak: Math.max(progress.longestStreak, change.longestStreak),
        }),
      };
    case 'scored':
      return scored(saved, change.round);
    case 'pendingShown':
      return { otherBests, progress: { ...progress, pendingAchievements: [] } };
    case 'itemWorn': {
      const unlockedItems = [...new Set([...progress.unlockedItems, itemKey(change.item)])];
      const avatarItems = wearItem(progress.avatarItems, change.item);
      return { otherBests, progress: { ...progress, unlockedItems, avatarItems } };
    }
  }
}

/** The best scores for a time setting and a way to answer. */
function highScoresOf(
  { progress, otherBests }: SavedProgress,
  { time, answers }: Pick<ScoredRound, 'time' | 'answers'>,
): HighScores {
  if (answers === 'choice') return (otherBests.choice ?? NO_CHOICE_SCORES)[time];
  return time === 'normal' ? progress.highScores : otherBests[time];
}

/** The best score so far for the mode, level, time setting and way to answer of this round. */
export function getHighScore(saved: SavedProgress, round: Omit<ScoredRound, 'score'>): number {
  const { mode, level } = round;
  const bests = highScoresOf(saved, round);
  return mode === 'challenge' ? bests.challenge : (bests.arcade[level - 1] ?? 0);
}

/** The level that this round unlocks, or null. */
export function findUnlockedLevel({ unlockedLevels }: Progress, { mode, level, score }: ScoredRound): LevelId | null {
  const next = getNextLevel(level);
  const isOpened =
    mode === 'arcade' && next !== null && next > unlockedLevels && score >= getLevel(level).unlockThreshold;
  return isOpened ? next : null;
}

function scored(saved: SavedProgress, round: ScoredRound): SavedProgress {
  const { progress, otherBests } = saved;
  const better = withBest(highScoresOf(saved, round), round);
  const opened = findUnlockedLevel(progress, round);
  const next = withEarned({ ...progress, unlockedLevels: opened ?? progress.unlockedLevels });
  if (round.answers === 'choice')
    return {
      progress: next,
      otherBests: { ...otherBests, choice: { ...(otherBests.choice ?? NO_CHOICE_SCORES), [round.time]: better } },
    };
  return round.time === 'normal'
    ? { otherBests, progress: { ...next, highScores: better } }
    : { progress: next, otherBests: { ...otherBests, [round.time]: better } };
}

const withBest = ({ arcade, challenge }: HighScores, { mode, level, score }: ScoredRound): HighScores =>
  mode === 'challenge'
    ? { arcade, challenge: Math.max(challenge, score) }
    : { arcade: arcade.map((best, index) => (index === level - 1 ? Math.max(best, score) : best)), challenge };

/** Adds every achievement that this progress has earned. New ones wait to be shown. */
function withEarned(progress: Progress): Progress {
  const earned = getEarnedAchievements(progress);
  const fresh = progress.achievements.filter(({ id, isUnlocked }) => !isUnlocked && earned.includes(id));
  if (fresh.length === 0) return progress;
  return {
    ...progress,
    achievements: progress.achievements.map((one) => (fresh.includes(one) ? { ...one, isUnlocked: true } : one)),
    pendingAchievements: [...progress.pendingAchievements, ...fresh.map((one) => ({ ...one, isUnlocked: true }))],
  };
}

/** The achievements unlocked in `after` but not in `before`, in gallery order. */
export const findNewAchievements = (before: Progress, after: Progress): readonly Achievement[] =>
  after.achievements.filter((one, index) => one.isUnlocked && !before.achievements[index]?.isUnlocked);
