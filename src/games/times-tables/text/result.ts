import type { Practice } from '../../../../machines/times-tables/round';
import type { Size } from '../../../../machines/times-tables/rules';
import { formatSolvedTime } from '../format-time';
import type { ShareResult } from '../share';

const SIZE_NAMES: Readonly<Record<Size, string>> = { 3: '3 × 3', 4: '4 × 4' };

/** A solved puzzle, for sharing. */
interface Result {
  readonly size: Size;
  readonly seconds: number;
  readonly streak: number;
  readonly link: string;
}

export const resultText = {
  title: "Congratulations! You've solved the puzzle! 🎉",
  time: 'Your time',
  newBest: 'New best time!',
  bestOf: (size: Size, seconds: number) => `Best for ${SIZE_NAMES[size]}: ${formatSolvedTime(seconds)}`,
  praise: (checks: number) => (checks === 1 ? 'Right first time!' : "You didn't give up!"),
  solved: 'Puzzles solved',
  /** Below a number: "of 6 found". */
  found: 'found',
  wentWell: (size: Size, checks: number) =>
    checks === 1
      ? `You found all ${2 * size} numbers and needed no hint.`
      : `You found all ${2 * size} numbers with ${checks} checks.`,
  practiceNext: (practice: Practice | null, size: Size): string => {
    if (practice !== null) {
      const { factor, times, product } = practice;
      // Non-breaking spaces keep the fact on one line.
      const fact = `${factor} × ${times} = ${product}`.replaceAll(' ', '\u00A0');
      return `Say the ${factor} times table. ${fact}.`;
    }
    return size === 3 ? 'Try a 4 × 4 puzzle.' : 'Cover one row and work it out again in your head.';
  },
  lookAgain: 'Press a tile to see its rows of dots.',
  share: 'Share Results',
  shareNote: 'Share this puzzle with a friend.',
  shareNow: 'Share',
  byHand: 'Copy this text yourself:',
  shared: {
    shared: '',
    cancelled: '',
    copied: 'Results copied to clipboard!',
    failed: 'Failed to copy results',
  } satisfies Record<ShareResult, string>,
  shareText: ({ size, seconds, streak, link }: Result): string =>
    [
      'Times Tables Master',
      `I solved a ${SIZE_NAMES[size]} puzzle in ${formatSolvedTime(seconds)}.`,
      `Streak: ${streak}`,
      `Try it: ${link}`,
    ].join('\n'),
} as const;
