import type { LevelId } from '../../../../machines/arithmetic-hero/levels';

export interface Named {
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
