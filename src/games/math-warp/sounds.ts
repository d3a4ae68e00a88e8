import type { Happening } from '../../../machines/math-warp/round';
import { isWarp, RULES } from '../../../machines/math-warp/rules';
import type { SoundName } from '../../sound-sprites';

/** What is heard of a thing that happens. */
export function soundsOf(happening: Happening): readonly SoundName[] {
  switch (happening.kind) {
    case 'opening':
      return ['portalOpen'];
    case 'right':
      return ['correct', 'fly'];
    case 'wrong':
    case 'warpOn':
    case 'warpOff':
      return [happening.kind];
    case 'over':
      return [happening.isNewBest ? 'levelUp' : 'finish'];
    case 'opened':
    case 'levelUp':
      return [];
  }
}

/** Sounds rise by a little with every right answer in warp mode, up to half an octave. */
const RISE = { first: 1.1, each: 0.025, most: 1.4 } as const;

/** How much higher a sound is for a streak: 1 without warp mode. */
export const rateFor = (streak: number): number =>
  isWarp(streak) ? Math.min(RISE.most, RISE.first + (streak - RULES.warpFromStreak) * RISE.each) : 1;
