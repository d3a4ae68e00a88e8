/*
 * What a player has reached, and how it changes. `Progress` has the shape in which it has always been stored, so that
 * returning visitors keep theirs. Bests of rounds with longer or no time are kept apart, under a key of our own.
 */
import { type Avatar, DEFAULT_AVATAR } from '../core/hero';
import type { TimeSetting } from '../core/time-setting';
import { ACHIEVEMENTS, type AchievementIcon, type AchievementId, earnedBy } from './achievements';
import { COSMETIC_TYPES, type Cosmetic, itemKey } from './cosmetics';
import { LEVELS, type LevelId, levelOf, nextLevel } from './levels';
import type { Mode } from './rules';

/** An achievement as it is stored. */
export interface Achievement {
  readonly id: AchievementId;
  readonly name: string;
  readonly description: string;
  readonly isUnlocked: boolean;
  readonly icon: AchievementIcon;
}

/** The best scores: of the arcade one per level, and of the challenge. */
export interface HighScores {
  readonly arcade: readonly number[];
  readonly challenge: number;
}

/** What is stored under `arithmeticHeroProgress`. */
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

/** The best scores of the time settings that are not the specified one. */
export interface OtherBests {
  readonly longer: HighScores;
  readonly none: HighScores;
}

/** All that the game keeps on the device. */
export interface Saved {
  readonly progress: Progress;
  readonly otherBests: OtherBests;
}

/** Nothing scored yet. */
export const NO_SCORES: HighScores = { arcade: LEVELS.map(() => 0), challenge: 0 };

/** All nine as they are stored, unlocked or not. */
export const achievementsWith = (isUnlocked: (id: AchievementId) => boolean): Achievement[] =>
  ACHIEVEMENTS.map(({ id, name, description, icon }) => ({ id, name, description, isUnlocked: isUnlocked(id), icon }));

/** The progress of a new player. */
export const NEW_PROGRESS: Progress = {
  highScores: NO_SCORES,
  unlockedLevels: 1,
  totalCorrectAnswers: 0,
  longestStreak: 0,
  achievements: achievementsWith(() => false),
  pendingAchievements: [],
  avatarItems: DEFAULT_AVATAR,
  unlockedItems: COSMETIC_TYPES.map((type) => itemKey({ type, id: DEFAULT_AVATAR[type] })),
};

/** Nothing scored yet with longer or no time. */
export const NO_OTHER_BESTS: OtherBests = { longer: NO_SCORES, none: NO_SCORES };

/** A round whose score can be a best. */
export interface ScoredRound {
  readonly mode: Exclude<Mode, 'practice'>;
  readonly level: LevelId;
  readonly time: TimeSetting;
  readonly score: number;
}

/** One thing that happened to a player's progress. Applying it to newer progress (of another tab) is right as well. */
export type Change =
  | { readonly kind: 'solved'; readonly count: number; readonly longestStreak: number }
  | { readonly kind: 'scored'; readonly round: ScoredRound }
  | { readonly kind: 'pendingShown' }
  | { readonly kind: 'itemUnlocked'; readonly item: Pick<Cosmetic, 'type' | 'id'> }
  | { readonly kind: 'avatarSaved'; readonly avatar: Avatar };

/** What a change makes of all that is saved. */
export function changed(saved: Saved, change: Change): Saved {
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
    case 'itemUnlocked': {
      const unlockedItems = [...new Set([...progress.unlockedItems, itemKey(change.item)])];
      return { otherBests, progress: { ...progress, unlockedItems } };
    }
    case 'avatarSaved':
      return { otherBests, progress: { ...progress, avatarItems: change.avatar } };
  }
}

/** The best score so far of a round like this one: in its mode, level and time setting. */
export function bestFor({ progress, otherBests }: Saved, { mode, level, time }: Omit<ScoredRound, 'score'>): number {
  const bests = time === 'normal' ? progress.highScores : otherBests[time];
  return mode === 'challenge' ? bests.challenge : (bests.arcade[level - 1] ?? 0);
}

/** The level that this round opens, or null. */
export function levelOpenedBy({ unlockedLevels }: Progress, { mode, level, score }: ScoredRound): LevelId | null {
  const next = nextLevel(level);
  const isOpened =
    mode === 'arcade' && next !== null && next > unlockedLevels && score >= levelOf(level).unlockThreshold;
  return isOpened ? next : null;
}

function scored({ progress, otherBests }: Saved, round: ScoredRound): Saved {
  const better = (bests: HighScores): HighScores => withBest(bests, round);
  const opened = levelOpenedBy(progress, round);
  const next = withEarned({ ...progress, unlockedLevels: opened ?? progress.unlockedLevels });
  return round.time === 'normal'
    ? { otherBests, progress: { ...next, highScores: better(progress.highScores) } }
    : { progress: next, otherBests: { ...otherBests, [round.time]: better(otherBests[round.time]) } };
}

const withBest = ({ arcade, challenge }: HighScores, { mode, level, score }: ScoredRound): HighScores =>
  mode === 'challenge'
    ? { arcade, challenge: Math.max(challenge, score) }
    : { arcade: arcade.map((best, index) => (index === level - 1 ? Math.max(best, score) : best)), challenge };

/** Progress with every achievement that it has earned: newly unlocked ones wait to be shown. */
function withEarned(progress: Progress): Progress {
  const earned = earnedBy(progress);
  const fresh = progress.achievements.filter(({ id, isUnlocked }) => !isUnlocked && earned.includes(id));
  if (fresh.length === 0) return progress;
  return {
    ...progress,
    achievements: progress.achievements.map((one) => (fresh.includes(one) ? { ...one, isUnlocked: true } : one)),
    pendingAchievements: [...progress.pendingAchievements, ...fresh.map((one) => ({ ...one, isUnlocked: true }))],
  };
}

/** The achievements that `after` has and `before` had not, in the order of the gallery. */
export const newlyUnlocked = (before: Progress, after: Progress): readonly Achievement[] =>
  after.achievements.filter((one, index) => one.isUnlocked && !before.achievements[index]?.isUnlocked);
