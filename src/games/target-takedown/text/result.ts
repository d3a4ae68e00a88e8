import { getTileValues } from '../../../../machines/target-takedown/board';
import type { Round } from '../../../../machines/target-takedown/round';
import type { Settings } from '../../../../machines/target-takedown/rules';
import { formatNumber } from '../../../ui/format';

const GREAT_STREAK = 3;

type RoundMisses = Pick<Round, 'misses' | 'missed'>;

/** Advice after misses, about the more frequent kind, with the latest remembered example. */
function practiceTopic({ misses, missed }: RoundMisses): string | null {
  const newest = misses.at(-1);
  if (newest === undefined) return null;
  const isMoreOver =
    missed.overshoot === missed.timeUp ? newest.kind === 'overshoot' : missed.overshoot > missed.timeUp;
  if (isMoreOver) return 'Add up in your head before you tap the last tile.';
  const { board } = [...misses].reverse().find(({ kind }) => kind === 'timeUp') ?? newest;
  const [largest = 0] = getTileValues(board, board.solution);
  return `Start with a big tile. For ${board.target}, start with ${largest}.`;
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
    return hits === 1 ? 'You hit a target.' : `You hit ${formatNumber(hits)} targets.`;
  },
  practiceNext: (missed: RoundMisses, hits: number): string =>
    practiceTopic(missed) ?? (hits === 0 ? 'Try just one target next time.' : 'Try for a longer streak.'),
} as const;
