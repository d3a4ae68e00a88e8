import { followStreak } from '../device/music';

/** C, D, E, G, A and the next C, in half steps: what a right answer sounds like rises by them in a row of right answers. */
const STEPS = [0, 2, 4, 7, 9, 12] as const;

/** How much higher the sound of a right answer is, for so many right answers in a row, this one among them. */
export const pitchOfStreak = (streak: number): number => 2 ** ((STEPS[Math.min(streak, STEPS.length) - 1] ?? 0) / 12);

const ENDS: ReadonlySet<string> = new Set(['incorrect', 'timedOut', 'landed', 'finished']);

/** The right answers in a row after an event, of which the music hears. */
export function streakAfter(streak: number, event: string): number {
  const now = event === 'correct' ? streak + 1 : ENDS.has(event) ? 0 : streak;
  if (now !== streak) followStreak(now);
  return now;
}
