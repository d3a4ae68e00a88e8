import { describe, expect, it } from 'vitest';
import type { Board } from '../../machines/target-takedown/board';
import type { Miss, RoundEvent } from '../../machines/target-takedown/round';
import { text } from '../../src/games/target-takedown/text';
import { announcements, mistakeText } from '../../src/games/target-takedown/text/announcements';
import { resultText } from '../../src/games/target-takedown/text/result';
import { reactionTo } from '../../src/play/feedback/round-events';

const BOARD: Board = {
  number: 0,
  difficulty: 4,
  target: 38,
  tiles: [17, 9, 24, 4, 21, 13].map((value, id) => ({ id, value })),
  solution: [4, 0],
};
const THREE: Board = { ...BOARD, solution: [4, 5, 3] };
const miss = (kind: Miss['kind'], chosen: readonly number[], board = BOARD): Miss => ({ kind, board, chosen });

const afterMisses = (...misses: readonly Miss[]) => {
  const times = (kind: Miss['kind']) => misses.filter((one) => one.kind === kind).length;
  return resultText.practiceNext({ misses, missed: { overshoot: times('overshoot'), timeUp: times('timeUp') } }, 3);
};

describe('The explanation after a miss', () => {
  it.each([
    ['too much', miss('overshoot', [0, 2]), '17 + 24 = 41. That is 3 too many.'],
    ['too much by three tiles', miss('overshoot', [0, 1, 5]), '17 + 9 + 13 = 39. That is 1 too many.'],
    ['nothing chosen in time', miss('timeUp', []), 'Start with 21. 17 more makes 38.'],
    ['one tile in time', miss('timeUp', [0]), 'You had 17. 21 more makes 38.'],
    ['two tiles in time', miss('timeUp', [0, 1]), 'You had 17 + 9 = 26. 12 more makes 38.'],
  ])('after %s shows one way to reach the target, and explains it', (_, missedOne, why) => {
    expect(mistakeText(missedOne)).toEqual({ answered: '21 + 17 = 38', why });
  });

  it('goes step by step if more than two tiles make the target', () => {
    expect(mistakeText(miss('timeUp', [], THREE))).toEqual({
      answered: '21 + 13 + 4 = 38',
      why: 'Start with 21. 13 more makes 34. 4 more makes 38.',
    });
  });
});

/** A snapshot with these tiles chosen. */
const after = (chosen: readonly number[]) => ({ context: { round: { board: BOARD, chosen } } });
const said = (event: RoundEvent, chosen: readonly number[] = []) =>
  reactionTo<RoundEvent, ReturnType<typeof after>, string>(announcements, event)?.(event, after(chosen));

describe('Screen readers', () => {
  it.each([
    [
      { type: 'correct', board: BOARD, chosen: [4, 0], points: 1088, streak: 1 } as const,
      'Hit! 21 + 17 = 38. 1,088 points.',
    ],
    [{ type: 'levelUp', level: 2 } as const, 'Level 2!'],
    [
      { type: 'incorrect', miss: miss('overshoot', [0, 2]), livesLeft: null } as const,
      '17 + 24 = 41. That is 3 too many. One way: 21 + 17 = 38.',
    ],
    [
      { type: 'timedOut', miss: miss('timeUp', []), livesLeft: 1 } as const,
      'Time is up. Start with 21. 17 more makes 38. One way: 21 + 17 = 38. 1 life left.',
    ],
    [
      { type: 'timedOut', miss: miss('timeUp', []), livesLeft: 0 } as const,
      'Time is up. Start with 21. 17 more makes 38. One way: 21 + 17 = 38. 0 lives left.',
    ],
  ] satisfies [RoundEvent, string][])('announce %j', (event, sentence) => {
    expect(said(event)).toBe(sentence);
  });

  it.each([
    [{ type: 'picked', tile: 0, sum: 17 } as const, [0], '17. Target 38.'],
    [{ type: 'picked', tile: 1, sum: 26 } as const, [0, 1], '17 + 9 = 26. Target 38.'],
    [{ type: 'putBack', tile: 0, sum: 0 } as const, [], 'No tiles chosen. Target 38.'],
    [{ type: 'cleared' } as const, [], 'No tiles chosen. Target 38.'],
  ] satisfies [RoundEvent, readonly number[], string][])(
    'announce what is chosen after %j',
    (event, chosen, sentence) => {
      expect(said(event, chosen)).toBe(sentence);
    },
  );

  it.each([
    [12, 'Make 38. Tiles: 17, 9, 24, 4, 21, 13.'],
    [4, 'Make 38. Row 1: 17, 9, 24, 4. Row 2: 21, 13.'],
  ])('announce the target with the tiles, %i to a row', (columns, sentence) => {
    expect(text.ear.asked(BOARD, columns)).toBe(sentence);
  });

  it('announce how to explore a board with too many tiles to remember', () => {
    const tiles = Array.from({ length: 24 }, (_, id) => ({ id, value: id + 1 }));
    expect(text.ear.asked({ target: 90, tiles }, 8)).toBe(
      'Make 90. 24 tiles in rows of 8. Explore them with the arrow keys.',
    );
  });
});

describe('The suggestion for practice', () => {
  it('addresses the more frequent kind of mistake', () => {
    const [over, late] = [miss('overshoot', [0, 2]), miss('timeUp', [])];
    expect(afterMisses(over, late, late)).toBe('Start with a big tile. For 38, start with 21.');
    expect(afterMisses(over, late, over)).toBe('Add up in your head before you tap the last tile.');
    expect(afterMisses(late, over)).toBe('Add up in your head before you tap the last tile.');
    expect(afterMisses(over, late)).toBe('Start with a big tile. For 38, start with 21.');
  });
});
