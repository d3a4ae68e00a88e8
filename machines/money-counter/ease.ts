import { combineHeaps, countPieces } from './coins';
import type { Question } from './questions';

/** The most coins that children who are learning to count can count without losing their place. */
const GENTLE_PIECES = 6;

/** Whether a question is easy enough for this child: for the youngest, only a few coins, and no change. */
export const isEasy = ({ asked }: Question, ease: 'gentle' | 'easy'): boolean =>
  ease === 'easy' ||
  (asked.type !== 'makeChange' &&
    countPieces(asked.type === 'countCoins' ? asked.heap : combineHeaps(...asked.heaps)) <= GENTLE_PIECES);
