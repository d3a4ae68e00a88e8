import type { AchievementId } from '../../../../machines/arithmetic-hero/achievements';
import type { Named } from './names';

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
