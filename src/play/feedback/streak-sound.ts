import { setMusicStreak } from '../../device/music';
import type { NamedEvent } from './round-events';

/** C, D, E, G, A and the next C, in semitones: during a streak, each right answer sounds higher than the last. */
const STEPS = [0, 2, 4, 7, 9, 12] as const;

/** Playback rate for a right answer that makes a streak of this length. */
export const getStreakPitch = (streak: number): number => 2 ** ((STEPS[Math.min(streak, STEPS.length) - 1] ?? 0) / 12);

const ENDS: ReadonlySet<string> = new Set(['incorrect', 'timedOut', 'finished']);

/** Adds the stems of a streak to the music after an answer. */
export function setMusicAfter({ type, streak = 0 }: NamedEvent): void {
  if (type === 'correct') setMusicStreak(streak);
  else if (ENDS.has(type)) setMusicStreak(0);
}
