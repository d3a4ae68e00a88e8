import { describe, expect, it } from 'vitest';
import { TIME_SETTINGS } from '../../../machines/core/time-setting';
import { practiceTopic } from '../../../machines/times-tables/round';
import { puzzleAt, SIZES } from '../../../machines/times-tables/rules';
import { NO_OTHER_TIMES, NO_STATS } from '../../../machines/times-tables/stats';
import { findSolutions, TODAY, timesTables } from './helpers/game';

const firstRow = (game: ReturnType<typeof timesTables>): number => game.context().puzzle.rowFactors[0] ?? 0;
const firstColumn = (game: ReturnType<typeof timesTables>): number => game.context().puzzle.colFactors[0] ?? 0;

describe('The page', () => {
  it('opens with the puzzle for its seed and size, and does not start the clock', () => {
    const game = timesTables({ seed: 9, size: 3 });
    expect([game.state(), game.said()]).toEqual(['idle', []]);
    expect(game.context().puzzle).toEqual(puzzleAt(9, 3));
    game.advance(600_000);
    expect([game.state(), game.context().seconds]).toEqual(['idle', 0]);
  });
});

describe.each(TIME_SETTINGS)('A puzzle with the time setting %s', (time) => {
  it.each(SIZES)('can be solved by a perfect player at size %i with the first check', (size) => {
    const game = timesTables({ seed: 4, size, time });
    game.fill('column', 0, firstColumn(game));
    expect(game.state()).toBe('playing');
    game.advance(61_999);
    game.solve();
    expect(game.state()).toBe('completed');
    expect(game.context()).toMatchObject({ seconds: 61, checks: 1, isNewBest: true, lastCheck: null });
    expect(game.statuses().every((status) => status === 'correct')).toBe(true);
    expect(game.completed).toEqual([{ size, time, seconds: 61, today: TODAY }]);
    expect(game.context().stats).toEqual({
      streak: 1,
      bestTime: time === 'normal' ? 61 : null,
      gamesCompleted: 1,
      lastCompleted: TODAY,
      bestTimes: time === 'normal' ? { [size]: 61 } : {},
    });
    expect(game.context().otherTimes).toEqual({
      ...NO_OTHER_TIMES,
      ...(time !== 'normal' && { [time]: { [size]: 61 } }),
    });
  });
});

describe('The clock', () => {
  it('starts with the first factor, counts whole seconds, and stops when the puzzle is solved', () => {
    const game = timesTables();
    game.advance(5000);
    game.fill('row', 0, 3);
    const after = (ms: number): number => {
      game.advance(ms);
      return game.context().seconds;
    };
    expect([after(0), after(999), after(1), after(999), after(1), after(58_000)]).toEqual([0, 0, 1, 1, 2, 60]);
    game.solve();
    expect(after(10_000)).toBe(60);
  });

  it('does not start with a check, with input that is not a factor, or when an empty field is cleared', () => {
    const game = timesTables();
    game.check();
    game.fill('row', 0, null);
    for (const factor of [0, 100, -1, 1.5, Number.NaN]) game.fill('row', 0, factor);
    game.fill('row', 3, 5);
    expect(game.state()).toBe('idle');
    expect(game.context().factors).toEqual({ row: [null, null, null], column: [null, null, null] });
  });

  it('continues when the only factor is cleared again', () => {
    const game = timesTables();
    game.fill('row', 0, 3);
    game.fill('row', 0, null);
    game.advance(2000);
    expect([game.state(), game.context().seconds, game.context().factors.row[0]]).toEqual(['playing', 2, null]);
  });

  it('stops during a pause, however long, and then continues from the same time', () => {
    const game = timesTables();
    game.fill('row', 0, 3);
    game.advance(1500);
    game.clock.pause();
    game.advance(3_600_000);
    expect(game.context().seconds).toBe(1);
    game.clock.resume();
    game.advance(499);
    expect(game.context().seconds).toBe(1);
    game.advance(1);
    expect(game.context().seconds).toBe(2);
  });
});

describe('A check', () => {
  it('with nothing typed leaves the tiles uncoloured, reports how much is missing, and can be repeated', () => {
    const game = timesTables();
    for (const checks of [1, 2, 3]) {
      game.check();
      expect(game.context()).toMatchObject({ checks, lastCheck: { correct: 0, high: 0, low: 0, missing: 6 } });
      expect(game.said()).toEqual(['checked']);
    }
    expect(game.state()).toBe('idle');
    expect(game.statuses().every((status) => status === 'default')).toBe(true);
  });

  it('leaves the tiles of a missing factor without a colour, and the puzzle open', () => {
    const game = timesTables({ size: 4 });
    game.fillRight();
    game.fill('column', 2, null);
    game.check();
    expect(game.state()).toBe('playing');
    expect(game.context().lastCheck).toEqual({ correct: 12, high: 0, low: 0, missing: 1 });
    expect(game.context().puzzle.cells.every(({ column, status }) => (status === 'default') === (column === 2))).toBe(
      true,
    );
  });

  it('distinguishes too high from too low', () => {
    const game = timesTables();
    game.fillRight();
    game.fill('row', 0, 99);
    game.check();
    expect(game.context().lastCheck).toEqual({ correct: 6, high: 3, low: 0, missing: 0 });
    expect(game.statuses().slice(0, 3)).toEqual(['hint-high', 'hint-high', 'hint-high']);
  });

  it('accepts every other way to make all products', () => {
    for (const size of SIZES)
      for (let seed = 0; seed < 40; seed++)
        for (const solution of findSolutions(puzzleAt(seed, size))) {
          const game = timesTables({ seed, size });
          game.fillAll(solution);
          game.check();
          expect(game.state()).toBe('completed');
        }
  });

  it('is ignored once the puzzle is solved, so that nothing counts twice', () => {
    const game = timesTables();
    game.solve();
    game.check();
    game.fill('row', 0, 5);
    expect([game.state(), game.completed.length, game.context().checks]).toEqual(['completed', 1, 1]);
    expect(game.context().stats.streak).toBe(1);
    expect(game.context().factors.row[0]).toBe(firstRow(game));
  });
});

describe('Input that is not a factor', () => {
  it('is reported and ignored until a factor is typed or a check is made', () => {
    const game = timesTables();
    game.send({ type: 'REFUSE' });
    expect([game.state(), game.said(), game.context().isRefused]).toEqual(['idle', ['refused'], true]);
    game.fill('row', 0, 4);
    expect(game.context().isRefused).toBe(false);
    game.send({ type: 'REFUSE' });
    expect([game.state(), game.context().isRefused, game.context().factors.row[0]]).toEqual(['playing', true, 4]);
    game.check();
    expect(game.context().isRefused).toBe(false);
    game.solve();
    game.send({ type: 'REFUSE' });
    expect([game.state(), game.context().isRefused]).toEqual(['completed', false]);
  });
});

describe('A hint', () => {
  it('disappears from the row or column whose factor changes, and the message disappears with the last hint', () => {
    const game = timesTables();
    game.fillRight();
    game.fill('row', 1, 98);
    game.check();
    game.fill('row', 1, 97);
    expect(game.statuses().slice(3, 6)).toEqual(['default', 'default', 'default']);
    expect(game.statuses().slice(0, 3)).toEqual(['correct', 'correct', 'correct']);
    expect(game.context().lastCheck).not.toBeNull();
    game.fill('row', 0, 97);
    game.fill('row', 2, 97);
    expect(game.context().lastCheck).toBeNull();
  });

  it('stays when the same factor is typed again', () => {
    const game = timesTables();
    game.fill('row', 0, 99);
    game.fill('column', 0, 99);
    game.check();
    game.fill('row', 0, 99);
    expect(game.statuses()[0]).toBe('hint-high');
  });
});

describe('The result', () => {
  it('is a new best if it is the first with its time setting, even if another setting has a better one', () => {
    const stats = { ...NO_STATS, streak: 4, gamesCompleted: 4, bestTime: 2, bestTimes: { 3: 2 } };
    const game = timesTables({ time: 'none', stats });
    game.fill('row', 0, 1);
    game.advance(20_000);
    game.solve();
    expect(game.context()).toMatchObject({
      isNewBest: true,
      stats: { streak: 5, bestTime: 2, bestTimes: { 3: 2 } },
      otherTimes: { longer: {}, none: { 3: 20 } },
    });
  });

  it('is a new best only if it beats the previous one for its size', () => {
    const stats = { ...NO_STATS, streak: 4, gamesCompleted: 4, bestTime: 30, bestTimes: { 3: 30, 4: 90 } };
    const solvedAfter = (size: 3 | 4, seconds: number) => {
      const game = timesTables({ size, stats });
      game.fill('row', 0, 1);
      game.advance(seconds * 1000);
      game.solve();
      const { isNewBest, stats: after } = game.context();
      expect(game.last()).toEqual([
        { type: 'finished', completion: { size, time: 'normal', seconds, today: TODAY }, isNewBest },
      ]);
      return [isNewBest, after.bestTime, after.streak];
    };
    expect(solvedAfter(3, 30)).toEqual([false, 30, 5]);
    expect(solvedAfter(3, 29)).toEqual([true, 29, 5]);
    expect(solvedAfter(4, 89)).toEqual([true, 30, 5]);
    expect(solvedAfter(4, 91)).toEqual([false, 30, 5]);
  });

  it('suggests the row or column that checks found wrong most often, with its tile that was wrong most often', () => {
    const game = timesTables({ seed: 3 });
    const { rowFactors, colFactors } = game.context().puzzle;
    const [row = 0, column = 0] = [rowFactors[2], colFactors[1]];
    game.fillRight();
    game.fill('row', 2, row + 1);
    game.fill('column', 1, null);
    game.check();
    game.fill('row', 2, row);
    game.fill('column', 1, column + 1);
    game.check();
    game.solve();
    expect(game.context().mistakes).toEqual([0, 1, 0, 0, 1, 0, 1, 1, 1]);
    expect(practiceTopic(game.context())).toEqual({
      factor: row,
      times: colFactors[0],
      product: row * (colFactors[0] ?? 0),
    });
    const again = { ...game.context(), mistakes: [0, 1, 0, 0, 1, 0, 1, 2, 1] };
    expect(practiceTopic(again)).toEqual({ factor: row, times: column, product: row * column });
  });

  it('does not suggest practice if checks did not find a mistake', () => {
    const game = timesTables();
    game.check();
    game.solve();
    expect(practiceTopic(game.context())).toBeNull();
  });

  it('never suggests 1 × 1', () => {
    const { cells, ...drawn } = puzzleAt(1, 3);
    const [rowFactors, colFactors] = [
      [1, 5, 6],
      [1, 3, 4],
    ];
    const puzzle = {
      ...drawn,
      rowFactors,
      colFactors,
      cells: cells.map((cell) => ({ ...cell, value: (rowFactors[cell.row] ?? 0) * (colFactors[cell.column] ?? 0) })),
    };
    const practice = practiceTopic({ puzzle, mistakes: [1, 0, 0, 0, 0, 0, 0, 0, 0] });
    expect(practice).toEqual({ factor: 3, times: 1, product: 3 });
  });

  it('never suggests the 1 times table if there is another', () => {
    const puzzle = { ...puzzleAt(1, 3), rowFactors: [1, 5, 6], colFactors: [2, 3, 4] };
    expect(practiceTopic({ puzzle, mistakes: [1, 2, 1, 0, 0, 0, 0, 0, 0] })).toMatchObject({ factor: 3, times: 1 });
    expect(practiceTopic({ puzzle, mistakes: [0, 0, 0, 1, 1, 2, 0, 0, 0] })).toMatchObject({ factor: 5, times: 4 });
  });
});

describe('A pressed tile', () => {
  it('shows its dots until it or another one is pressed, a factor is typed, or a check is made', () => {
    const game = timesTables();
    const press = (tile: number) => {
      game.send({ type: 'PRESS_TILE', tile });
      return game.context().opened;
    };
    expect([press(4), press(4), press(4), press(2)]).toEqual([4, null, 4, 2]);
    expect(game.last()).toEqual([{ type: 'opened', cell: game.context().puzzle.cells[2] }]);
    game.fill('row', 0, 4);
    expect(game.context().opened).toBeNull();
    press(2);
    game.check();
    expect(game.context().opened).toBeNull();
    expect([press(9), press(-1)]).toEqual([null, null]);
  });

  it('also shows them when the puzzle is solved', () => {
    const game = timesTables();
    game.solve();
    game.send({ type: 'PRESS_TILE', tile: 0 });
    expect([game.state(), game.context().opened]).toEqual(['completed', 0]);
  });
});

describe('Another puzzle', () => {
  it('can be dealt at any time, starts fresh, and does not end the streak', () => {
    const stats = { ...NO_STATS, streak: 7, gamesCompleted: 7, bestTime: 50 };
    for (const until of ['idle', 'playing', 'completed']) {
      const game = timesTables({ stats });
      if (until !== 'idle') game.fill('row', 0, 3);
      if (until === 'completed') game.solve();
      const before = game.context().stats;
      expect(game.state()).toBe(until);
      game.send({ type: 'NEW_PUZZLE', seed: 555 });
      expect(game.state()).toBe('idle');
      expect(game.context().stats).toBe(before);
      expect(game.context()).toMatchObject({ seed: 555, seconds: 0, checks: 0, opened: null, isNewBest: false });
      expect(game.context().puzzle).toEqual(puzzleAt(555, 3));
      expect(game.context().factors.row).toEqual([null, null, null]);
    }
  });

  it('uses the chosen size', () => {
    const game = timesTables({ size: 3 });
    game.fill('row', 0, 3);
    game.send({ type: 'CHOOSE_SIZE', size: 4, seed: 12 });
    expect([game.state(), game.context().settings.size]).toEqual(['idle', 4]);
    expect(game.context().puzzle).toEqual(puzzleAt(12, 4));
    game.send({ type: 'NEW_PUZZLE', seed: 13 });
    expect(game.context().puzzle).toEqual(puzzleAt(13, 4));
  });

  it('is not dealt when the time setting changes or another tab makes progress', () => {
    const game = timesTables();
    game.fill('row', 0, 3);
    game.send({ type: 'CHOOSE_TIME', time: 'none' });
    const stats = { ...NO_STATS, streak: 3, bestTime: 20, gamesCompleted: 3 };
    game.send({ type: 'STATS_ELSEWHERE', stats, otherTimes: NO_OTHER_TIMES });
    expect(game.state()).toBe('playing');
    expect(game.context()).toMatchObject({ stats, settings: { size: 3, time: 'none' } });
    game.solve();
    expect(game.context().stats).toMatchObject({ streak: 4, gamesCompleted: 4 });
  });
});
