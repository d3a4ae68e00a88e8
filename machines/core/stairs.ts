/*
 * Which difficulty to suggest after a round. From 90 percent right it is the next one, and up to 40 percent the one
 * before: most answers should be right, but not all of them. As for stars, a round counts as at least ten questions on
 * the way up. On the way down a few answers are enough, because a game with lives may ask no more.
 */
import { correctRatio, type Tally } from './stars';

export const STAIRS = { up: 0.9, down: 0.4, minAnswersDown: 3 } as const;

/** 1 for a harder round, -1 for an easier one, 0 for another like this. `questions` is set if their number is fixed. */
export function getStep(tally: Tally, questions?: number): -1 | 0 | 1 {
  if (correctRatio(tally, questions) >= STAIRS.up) return 1;
  return tally.answers >= STAIRS.minAnswersDown && tally.right <= STAIRS.down * tally.answers ? -1 : 0;
}
