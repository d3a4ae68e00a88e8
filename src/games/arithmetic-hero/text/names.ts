import type { AchievementId } from '../../../../machines/arithmetic-hero/achievements';
import type { LevelId } from '../../../../machines/arithmetic-hero/levels';

interface Named {
  readonly name: string;
  readonly description: string;
}

export const levelText: Readonly<Record<LevelId, Named>> = {
  1: { name: 'Rookie Hero', description: 'Adding with small numbers' },
  2: { name: 'Rising Star', description: 'Adding and taking away' },
  3: { name: 'Math Defender', description: 'Bigger numbers and times tables' },
  4: { name: 'Number Captain', description: 'All four, with dividing' },
  5: { name: 'Arithmetic Master', description: 'All four, with minus numbers' },
};

export const achievementText: Readonly<Record<AchievementId, Named>> = {
  'first-zap': { name: 'First Zap!', description: 'Solve your first sum' },
  'on-fire': { name: 'On Fire!', description: 'Solve 10 sums in a row' },
  'lightning-fingers': { name: 'Lightning Fingers', description: 'Solve 20 sums in a row' },
  'rising-star': { name: 'Rising Star', description: 'Open level 2' },
  'math-defender': { name: 'Math Defender', description: 'Open level 3' },
  'number-captain': { name: 'Number Captain', description: 'Open level 4' },
  'arithmetic-master': { name: 'Arithmetic Master', description: 'Open level 5' },
  'century-club': { name: 'Century Club', description: 'Solve 100 sums in all' },
  'big-brain': { name: 'Big Brain', description: 'Solve 500 sums in all' },
};
