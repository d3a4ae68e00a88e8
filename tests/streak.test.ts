// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { pitchOfStreak, resetStreak, updateStreak } from '../src/play/feedback/streak';

beforeEach(resetStreak);

/** The semitones above the first pitch that each right answer plays after these events. */
const heard = (...events: readonly string[]): readonly number[] =>
  events.map((event) => Math.round(12 * Math.log2(pitchOfStreak(updateStreak(event)))));

it('climbs C, D, E, G, A and C with correct answers in a row, and stays there', () => {
  const right = Array.from({ length: 8 }, () => 'correct');
  expect(heard(...right)).toEqual([0, 2, 4, 7, 9, 12, 12, 12]);
});

it.each(['incorrect', 'timedOut', 'landed', 'finished'])(
  'starts again after %s, but not after events that do not end a streak',
  (end) => {
    expect(heard('correct', 'asked', 'correct', end, 'correct')).toEqual([0, 0, 2, 0, 0]);
  },
);

it('starts again in another round', () => {
  heard('correct', 'correct');
  resetStreak();
  expect(updateStreak('correct')).toBe(1);
});
