import { describe, expect, it, vi } from 'vitest';
import { getDotGrid } from '../../machines/times-tables/dots';
import { type Factors, puzzleAt, SIZES, type Size, type Status } from '../../machines/times-tables/rules';
import {
  getSlotPosition,
  listSlots,
  nextEmptySlot,
  nextSlot,
  positionAfterKey,
} from '../../src/games/times-tables/board-keys';
import { formatBestTime, formatTime } from '../../src/games/times-tables/format-time';
import { game } from '../../src/games/times-tables/game';
import { toIsoDate } from '../../src/games/times-tables/iso-date';
import { puzzleLink } from '../../src/games/times-tables/link';
import { type ShareNavigator, share } from '../../src/games/times-tables/share';
import { text } from '../../src/games/times-tables/text';
import { formatOpenedTile } from '../../src/games/times-tables/view';
import { getRoundParameters } from '../../src/play/round/round';

const cell = { row: 0, column: 1, value: 42, status: 'default' } as const;
/** Tiles below each other with these marks. */
const cellsWith = (...statuses: readonly Status[]) => ({
  cells: statuses.map((status, index) => ({ ...cell, row: index, status })),
});
const shown = (one: typeof cell, solution: Factors | null): string =>
  formatOpenedTile(one, getDotGrid(one, solution), solution);
const SOLUTION = { row: [7, 1, 1], column: [1, 6, 1] } as const;

const clipboard = (works = true) => ({
  writeText: vi.fn<(text: string) => Promise<void>>(() =>
    works ? Promise.resolve() : Promise.reject(new Error('No')),
  ),
});
const sharing = (error: Error | null = null) =>
  vi.fn<NonNullable<ShareNavigator['share']>>(async () => {
    if (error !== null) throw error;
  });

const step = (x: number, y: number, direction: Parameters<typeof positionAfterKey>[1], size: Size = 3) => {
  const to = positionAfterKey({ x, y }, direction, size);
  return to && [to.x, to.y];
};

describe('The text in the specification', () => {
  it('is used word for word', () => {
    expect(text.over.title).toBe("Congratulations! You've solved the puzzle! 🎉");
    expect(text.play.keepTrying).toBe('Keep trying! Check the colored cells for hints.');
    expect(text.over.shared.copied).toBe('Results copied to clipboard!');
    expect(text.over.shared.failed).toBe('Failed to copy results');
    expect([game.heading, text.play.check, text.play.newPuzzle, text.over.share, text.header.howToPlay]).toEqual([
      'Times Tables Master',
      'Check Answers',
      'New Puzzle',
      'Share Results',
      'How to Play',
    ]);
    expect([text.header.streak, text.header.best]).toEqual(['Streak', 'Best']);
  });
});

describe('A time', () => {
  it.each([
    [1, '00:01'],
    [59, '00:59'],
    [60, '01:00'],
    [75, '01:15'],
    [3599, '59:59'],
    [3600, '60:00'],
    [6005, '100:05'],
  ])('of %i seconds is %s', (seconds, shown) => {
    expect(formatTime(seconds)).toBe(shown);
    expect(formatBestTime(seconds)).toBe(shown);
  });

  it('is never 00:00 for a puzzle: a stored time of 0 is shown as one second', () => {
    expect([formatTime(0), formatBestTime(0)]).toEqual(['00:00', '00:01']);
  });

  it('is dashes if there is none', () => {
    expect(formatBestTime(null)).toBe('--:--');
  });

  it("uses the device's local date", () => {
    expect(toIsoDate(new Date(2026, 0, 5, 23, 59, 59))).toBe('2026-01-05');
    expect(toIsoDate(new Date(2026, 11, 31, 0, 0, 0))).toBe('2026-12-31');
  });
});

describe('The text for a puzzle', () => {
  it('contains all its products, and none of its factors', () => {
    const puzzle = puzzleAt(7, 3);
    const rows = [0, 1, 2].map((row) => puzzle.cells.filter((one) => one.row === row).map(({ value }) => value));
    expect(text.play.question(puzzle)).toBe(
      `Rows 1 to 3, columns 1 to 3. ${rows.map((row, index) => `Row ${index + 1}: ${row.join(', ')}.`).join(' ')}`,
    );
  });

  it('describes where a tile is and the result of its check', () => {
    expect(text.play.tile(cell)).toBe('42, row 1, column 2');
    expect(text.play.tile({ ...cell, status: 'correct' })).toBe('42, row 1, column 2, right');
    expect(text.play.tile({ ...cell, status: 'hint-high' })).toBe('42, row 1, column 2, your answer is too big');
    expect(text.play.tile({ ...cell, status: 'hint-low' })).toBe('42, row 1, column 2, your answer is too small');
  });

  it('describes dots in tens while the puzzle is open, and in rows once it is solved', () => {
    expect([shown(cell, null), text.said.opened(cell, null)]).toEqual(['42', '42 dots: 4 tens and 2.']);
    expect([shown(cell, SOLUTION), text.said.opened(cell, SOLUTION)]).toEqual(['7 × 6 = 42', '7 rows of 6 make 42.']);
    const long = { row: [1, 1, 1], column: [1, 42, 1] };
    expect([shown(cell, long), text.said.opened(cell, long)]).toEqual(['42', '42 dots: 4 tens and 2.']);
    expect(text.said.opened({ ...cell, value: 30 }, null)).toBe('30 dots: 3 tens.');
    expect(text.said.opened({ ...cell, value: 10 }, null)).toBe('10 dots.');
    expect(text.said.opened({ ...cell, value: 8 }, null)).toBe('8 dots.');
  });

  it('says after a check how much is missing, how many tiles are right, and which answers are too big or too small', () => {
    expect(
      text.said.checked(
        { correct: 2, high: 4, low: 1, missing: 1 },
        cellsWith('hint-high', 'hint-high', 'hint-low', 'hint-high', 'hint-high'),
      ),
    ).toBe(
      '1 number is still missing. Keep trying! Check the colored cells for hints. 2 right. ' +
        'Your answer is too big for 4 tiles. Your answer is too small for 42 in row 3, column 2.',
    );
    expect(
      text.said.checked({ correct: 7, high: 0, low: 2, missing: 0 }, cellsWith('hint-low', 'correct', 'hint-low')),
    ).toBe(
      'Keep trying! Check the colored cells for hints. 7 right. Your answer is too small for 42 in row 1, column 2, and for 42 in row 3, column 2.',
    );
    expect(text.said.checked({ correct: 0, high: 0, low: 0, missing: 5 }, cellsWith('default'))).toBe(
      '5 numbers are still missing. Keep trying! Check the colored cells for hints.',
    );
    expect(text.play.missing(6)).toBe('6 numbers are still missing.');
  });

  it('names one thing to practise next', () => {
    const fact = text.over.practiceNext({ factor: 7, times: 6, product: 42 }, 3).replaceAll('\u00A0', ' ');
    expect(fact).toBe('Say the 7 times table. 7 × 6 = 42.');
    expect(text.over.practiceNext(null, 3)).toBe('Try a 4 × 4 puzzle.');
    expect(text.over.practiceNext(null, 4)).toContain('again in your head');
    expect(text.over.wentWell(3, 1)).toBe('You found all 6 numbers and needed no hint.');
    expect(text.over.wentWell(4, 3)).toBe('You found all 8 numbers with 3 checks.');
  });
});

describe('A shared result', () => {
  const shared = { title: 'Times Tables Master', text: 'I solved it.' };
  const link = puzzleLink(new URL('https://maths.example/times-tables?size=3&calm#main'), 4, 77);

  it('includes the title, size, time, streak, and a link with the seed and size', () => {
    expect(link).toBe('https://maths.example/times-tables?size=4&seed=77');
    expect(text.over.shareText({ size: 4, seconds: 75, streak: 6, link })).toBe(
      `Times Tables Master\nI solved a 4 × 4 puzzle in 01:15.\nStreak: 6\nTry it: ${link}`,
    );
    expect(getRoundParameters(game, { size: 4, time: 'none' }, 77)).toEqual({ size: 4, time: 'none', seed: 77 });
  });

  it("uses the device's own sharing if possible, with the title and the text, and not the clipboard", async () => {
    const device = { share: sharing(), canShare: () => true, clipboard: clipboard() };
    expect(await share(shared, device)).toBe('shared');
    expect(device.share.mock.calls).toEqual([[shared]]);
    expect(device.clipboard.writeText).not.toHaveBeenCalled();
    expect(await share(shared, { share: sharing() })).toBe('shared');
  });

  it.each([
    ['has no such feature', {}],
    ['cannot share this', { share: sharing(), canShare: () => false }],
    ['refuses', { share: sharing(new DOMException('No', 'NotAllowedError')) }],
  ])('uses the clipboard if the device %s', async (_, device) => {
    const board = clipboard();
    expect(await share(shared, { ...device, clipboard: board })).toBe('copied');
    expect(board.writeText.mock.calls).toEqual([['I solved it.']]);
  });
});

describe('The board keys', () => {
  it('move from factor to factor, around the corner', () => {
    expect([step(1, 0, 'right'), step(3, 0, 'right'), step(3, 0, 'right', 4)]).toEqual([[2, 0], null, [4, 0]]);
    expect([step(2, 0, 'left'), step(1, 0, 'left'), step(3, 0, 'down'), step(2, 0, 'up')]).toEqual([
      [1, 0],
      [0, 1],
      [0, 1],
      null,
    ]);
    expect([step(0, 1, 'down'), step(0, 3, 'down'), step(0, 2, 'up'), step(0, 1, 'up')]).toEqual([
      [0, 2],
      null,
      [0, 1],
      [1, 0],
    ]);
    expect([step(0, 2, 'right'), step(0, 2, 'left')]).toEqual([[1, 0], null]);
  });

  it('move from a tile to its neighbours, and off the edge to its factor', () => {
    expect([step(2, 2, 'left'), step(2, 2, 'right'), step(2, 2, 'up'), step(2, 2, 'down')]).toEqual([
      [1, 2],
      [3, 2],
      [2, 1],
      [2, 3],
    ]);
    expect([step(1, 2, 'left'), step(2, 1, 'up'), step(3, 3, 'right'), step(3, 3, 'down')]).toEqual([
      [0, 2],
      [2, 0],
      null,
      null,
    ]);
  });

  it('never leave the board', () => {
    for (const size of SIZES)
      for (const direction of ['left', 'right', 'up', 'down'] as const)
        for (let x = 0; x <= size; x++)
          for (let y = x === 0 ? 1 : 0; y <= size; y++) {
            const to = positionAfterKey({ x, y }, direction, size) ?? { x, y };
            expect(to.x >= 0 && to.y >= 0 && to.x <= size && to.y <= size && to.x + to.y > 0).toBe(true);
          }
  });

  it('try the columns first and then the rows, and wrap around to find missing factors', () => {
    expect(listSlots(3).map(getSlotPosition)).toEqual([
      { x: 1, y: 0 },
      { x: 2, y: 0 },
      { x: 3, y: 0 },
      { x: 0, y: 1 },
      { x: 0, y: 2 },
      { x: 0, y: 3 },
    ]);
    expect(nextSlot({ side: 'column', index: 2 }, 3)).toEqual({ side: 'row', index: 0 });
    expect(nextSlot({ side: 'row', index: 2 }, 3)).toEqual({ side: 'column', index: 0 });
    const factors = { column: [null, 2, 3], row: [4, null, 6] };
    expect(nextEmptySlot({ side: 'column', index: 0 }, factors, 3)).toEqual({ side: 'row', index: 1 });
    expect(nextEmptySlot({ side: 'row', index: 1 }, factors, 3)).toEqual({ side: 'column', index: 0 });
    expect(nextEmptySlot({ side: 'row', index: 1 }, { column: [1, 2, 3], row: [4, 5, 6] }, 3)).toBeNull();
    expect(nextEmptySlot({ side: 'row', index: 1 }, { column: [1, 2, 3], row: [4, null, 6] }, 3)).toEqual({
      side: 'row',
      index: 1,
    });
  });
});
