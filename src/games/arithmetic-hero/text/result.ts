import { type AccuracyGrade, countFlames, type ScoreGrade } from '../../../../machines/arithmetic-hero/rules';
import type { Operation, Sum } from '../../../../machines/core/arithmetic';
import { plural } from '../../../locale/grammar';
import { formatNumber, formatSum } from '../../../ui/format';

const PRACTISE: Readonly<Record<Operation, string>> = {
  '+': 'Adding',
  '−': 'Taking away',
  '×': 'Multiplying',
  '÷': 'Dividing',
};

/** A round without mistakes: the number of sums solved, and the next level if the player can play it. */
interface Faultless {
  readonly solved: number;
  readonly openLevel: number | null;
}

function withoutMistakes({ solved, openLevel }: Faultless): string {
  if (solved === 0) return 'Try just one sum next time.';
  return openLevel === null ? 'Try for a longer streak.' : `Try level ${openLevel}, or a longer streak.`;
}

export const overText = {
  title: 'Game Over',
  praise: {
    incredible: 'Incredible!',
    amazing: 'Amazing!',
    outstanding: 'Outstanding!',
    great: 'Great job!',
    well: 'Well done!',
    good: 'Good effort!',
  } satisfies Record<ScoreGrade, string>,
  onAccuracy: {
    perfect: 'Perfect precision!',
    excellent: 'Excellent accuracy!',
    great: 'Great accuracy!',
    good: 'Good accuracy!',
    practising: 'Keep practicing!',
  } satisfies Record<AccuracyGrade, string>,
  score: 'Score',
  bestStreak: 'Best streak',
  accuracy: 'Accuracy',
  percent: (percent: number) => `${percent}%`,
  solved: 'Total solved',
  newLevel: 'New Level Unlocked!',
  reached: (level: number) => `You've reached level ${level}!`,
  toGo: (level: number) => `To unlock Level ${level}`,
  ofGoal: (score: number, goal: number) =>
    `${formatNumber(score)} of ${formatNumber(goal)}: ${formatNumber(goal - score)} to go`,
  achievements: 'Achievements Unlocked!',
  playLevel: (level: number) => `Play level ${level}`,
  again: 'Play Again',
  menu: 'Main Menu',
  wentWell: (solved: number, streak: number) =>
    countFlames(streak) > 0
      ? `${formatNumber(streak)} right in a row!`
      : solved > 0
        ? plural(solved, 'You zapped a sum.', `You zapped ${formatNumber(solved)} sums.`)
        : 'Brave try!',
  practiceNext: (missed: Sum | null, round: Faultless) =>
    missed === null ? withoutMistakes(round) : `${PRACTISE[missed.operation]}, like ${formatSum(missed)}.`,
} as const;
