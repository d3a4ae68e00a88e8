import type { LevelId } from './levels';

/** The ids under which achievements are stored. */
export type AchievementId =
  | 'first-zap'
  | 'on-fire'
  | 'lightning-fingers'
  | 'rising-star'
  | 'math-defender'
  | 'number-captain'
  | 'arithmetic-master'
  | 'century-club'
  | 'big-brain';

export type AchievementIcon = 'zap' | 'fire' | 'lightning-bolt' | 'star' | 'shield' | 'award' | 'medal';

/** The player's statistics that achievements depend on. */
export interface PlayerTotals {
  readonly totalCorrectAnswers: number;
  readonly longestStreak: number;
  readonly unlockedLevels: number;
}

/** The statistic that an achievement depends on, and the value it must reach. */
interface Goal {
  readonly of: keyof PlayerTotals;
  readonly min: number;
}

export interface AchievementRule {
  readonly id: AchievementId;
  /** Stored with the progress since the first version, but never shown: players see the text of their language. */
  readonly name: string;
  readonly description: string;
  readonly icon: AchievementIcon;
  readonly goal: Goal;
}

const levelGoal = (level: LevelId): Goal => ({ of: 'unlockedLevels', min: level });

/** All nine achievements, in gallery order. */
export const ACHIEVEMENTS: readonly AchievementRule[] = [
  {
    id: 'first-zap',
    name: 'First Zap!',
    description: 'Solve your first sum',
    icon: 'zap',
    goal: { of: 'totalCorrectAnswers', min: 1 },
  },
  {
    id: 'on-fire',
    name: 'On Fire!',
    description: 'Solve 10 sums in a row',
    icon: 'fire',
    goal: { of: 'longestStreak', min: 10 },
  },
  {
    id: 'lightning-fingers',
    name: 'Lightning Fingers',
    description: 'Solve 20 sums in a row',
    icon: 'lightning-bolt',
    goal: { of: 'longestStreak', min: 20 },
  },
  { id: 'rising-star', name: 'Rising Star', description: 'Open level 2', icon: 'star', goal: levelGoal(2) },
  { id: 'math-defender', name: 'Math Defender', description: 'Open level 3', icon: 'shield', goal: levelGoal(3) },
  { id: 'number-captain', name: 'Number Captain', description: 'Open level 4', icon: 'award', goal: levelGoal(4) },
  {
    id: 'arithmetic-master',
    name: 'Arithmetic Master',
    description: 'Open level 5',
    icon: 'medal',
    goal: levelGoal(5),
  },
  {
    id: 'century-club',
    name: 'Century Club',
    description: 'Solve 100 sums in all',
    icon: 'award',
    goal: { of: 'totalCorrectAnswers', min: 100 },
  },
  {
    id: 'big-brain',
    name: 'Big Brain',
    description: 'Solve 500 sums in all',
    icon: 'medal',
    goal: { of: 'totalCorrectAnswers', min: 500 },
  },
];

/** The achievements that these statistics have earned, in gallery order. */
export const getEarnedAchievements = (feats: PlayerTotals): readonly AchievementId[] =>
  ACHIEVEMENTS.filter(({ goal }) => feats[goal.of] >= goal.min).map(({ id }) => id);
