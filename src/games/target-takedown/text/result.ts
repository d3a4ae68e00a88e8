import type { Round } from '../../../../machines/target-takedown/round';
import type { Settings } from '../../../../machines/target-takedown/rules';
import { plural } from '../../../locale/grammar';
import { formatNumber } from '../../../ui/format';
import { getAdvice } from '../miss-reason';

const GREAT_STREAK = 3;

type RoundMisses = Pick<Round, 'misses' | 'missed'>;

function adviceText(missed: RoundMisses): string | null {
  const advice = getAdvice(missed);
  if (advice === null) return null;
  return advice === 'addFirst'
    ? 'Add up in your head before you tap the last tile.'
    : `Start with a big tile. For ${advice.target}, start with ${advice.largest}.`;
}

export const resultText = {
  title: ({ mode, time }: Settings, { lives }: Pick<Round, 'lives'>): string => {
    // If no clock has run out and lives are left, the player has ended the round.
    if (lives !== 0 && (mode === 'chill' || time === 'none')) return 'Well played!';
    return mode === 'survival' ? '💀 Game Over!' : "⏰ Time's Up!";
  },
  praise: (hits: number, longest: number): string => {
    if (hits === 0) return 'Good effort!';
    return longest >= GREAT_STREAK ? 'Great job!' : 'Well done!';
  },
  points: 'Final Score',
  bestStreak: 'Best Streak',
  level: 'Level Reached',
  solved: 'Targets hit',
  again: '🔄 Play Again',
  menu: '🏠 Main Menu',
  wentWell: (hits: number, longest: number): string => {
    if (longest >= GREAT_STREAK) return `${formatNumber(longest)} hits in a row!`;
    if (hits === 0) return 'Brave try!';
    return plural(hits, 'You hit a target.', `You hit ${formatNumber(hits)} targets.`);
  },
  practiceNext: (missed: RoundMisses, hits: number): string =>
    adviceText(missed) ?? (hits === 0 ? 'Try just one target next time.' : 'Try for a longer streak.'),
} as const;
