import { setMusicStreak } from '../../device/music';

/** C, D, E, G, A and the next C, in semitones: during a streak, each right answer sounds higher than the last. */
const STEPS = [0, 2, 4, 7, 9, 12] as const;

/** Playback rate for a right answer that makes a streak of this length. */
export const pitchOfStreak = (streak: number): number => 2 ** ((STEPS[Math.min(streak, STEPS.length) - 1] ?? 0) / 12);

const ENDS: ReadonlySet<string> = new Set(['incorrect', 'timedOut', 'landed', 'finished']);

/** Right answers in a row in the current round. */
let inARow = 0;

/** Updates the streak after an event, also for the music, and returns it. */
export function updateStreak(event: string): number {
  if (event === 'correct') inARow += 1;
  else if (ENDS.has(event)) inARow = 0;
  else return inARow;
  setMusicStreak(inARow);
  return inARow;
}

export function resetStreak(): void {
  inARow = 0;
  setMusicStreak(inARow);
}
