import { followStreak } from '../device/music';

/** C, D, E, G, A and the next C, in half steps: what a right answer sounds like rises by them in a row of right answers. */
const STEPS = [0, 2, 4, 7, 9, 12] as const;

/** How much higher the sound of a right answer is, for so many right answers in a row, this one among them. */
export const pitchOfStreak = (streak: number): number => 2 ** ((STEPS[Math.min(streak, STEPS.length) - 1] ?? 0) / 12);

const ENDS: ReadonlySet<string> = new Set(['incorrect', 'timedOut', 'landed', 'finished']);

/** Right answers in a row in the round of this page. */
let inARow = 0;

/** The right answers in a row after an event, of which the music hears. */
export function streakAfter(event: string): number {
  if (event === 'correct') inARow += 1;
  else if (ENDS.has(event)) inARow = 0;
  else return inARow;
  followStreak(inARow);
  return inARow;
}

/** Begins to count anew: another round, or another game. */
export function forgetStreak(): void {
  inARow = 0;
  followStreak(inARow);
}
