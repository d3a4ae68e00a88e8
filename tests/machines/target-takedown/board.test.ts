import { describe, expect, it } from 'vitest';
import { type Board, boardAt, getTileValues, sumTiles } from '../../../machines/target-takedown/board';
import { chiSquare, chiSquareLimit, countOccurrences } from '../../helpers/chi-square';
import { SLOW_TEST } from '../../helpers/property-runs';
import { indicesUpTo } from '../../helpers/seeds';

const SEEDS = 10_000;
const DIFFICULTIES = indicesUpTo(30).map((index) => index + 1);

const isWithin = (value: number, low: number, high: number) => value >= low && value <= high;

/** Describes everything that is wrong with a board, based on the numbers in the specification. */
function faultsOf({ difficulty: level, target, tiles, solution }: Board): readonly string[] {
  const values = tiles.map(({ value }) => value);
  const maxParts = Math.min(4, 2 + Math.floor(level / 2));
  const holds = {
    'tile count': isWithin(tiles.length, 8 + level, 12 + 2 * level),
    target: isWithin(target, 15 + 5 * level, 35 + 10 * level),
    'solution size': isWithin(solution.length, 2, maxParts) && new Set(solution).size === solution.length,
    'solution sum': solution.reduce((sum, id) => sum + (tiles[id]?.value ?? Number.NaN), 0) === target,
    positive: values.every((value) => Number.isInteger(value) && value >= 1),
    'at most 80%': values.every((value) => value * 10 <= target * 8),
    different: new Set([...values, target]).size === values.length + 1,
    ids: tiles.every(({ id }, position) => id === position),
    'largest first': solution.every((id, position) => position === 0 || values[id]! < values[solution[position - 1]!]!),
  };
  return Object.entries(holds).flatMap(([name, isTrue]) =>
    isTrue ? [] : [`${name}: ${level} ${target} ${values.join(' ')}`],
  );
}

describe('A board', () => {
  it(`follows all rules for ${SEEDS} seeds, at each difficulty from 1 to 30`, SLOW_TEST, () => {
    const faults = DIFFICULTIES.flatMap((difficulty) =>
      // Every difficulty is tested with some of the seeds, and the first with all of them, because it has the fewest
      // possible numbers.
      indicesUpTo(difficulty === 1 ? SEEDS : SEEDS / 10).flatMap((seed) =>
        faultsOf(boardAt(seed, seed % 50, difficulty)),
      ),
    );
    expect(faults).toEqual([]);
  });

  it(`follows all rules for ${SEEDS} seeds at any difficulty`, SLOW_TEST, () => {
    const faults = indicesUpTo(SEEDS).flatMap((seed) => faultsOf(boardAt(seed, 3, 1 + (seed % 30))));
    expect(faults).toEqual([]);
  });

  it.each([
    [1, { tiles: [9, 14], target: [20, 45], parts: [2, 2] }],
    [4, { tiles: [12, 20], target: [35, 75], parts: [2, 4] }],
    [30, { tiles: [38, 72], target: [165, 335], parts: [2, 4] }],
  ])('reaches both ends of every range at difficulty %i', SLOW_TEST, (difficulty, ends) => {
    const boards = indicesUpTo(SEEDS / 2).map((seed) => boardAt(seed, 0, difficulty));
    const reached = (of: (board: Board) => number) => {
      const seen = boards.map(of);
      return [Math.min(...seen), Math.max(...seen)];
    };
    expect({
      tiles: reached(({ tiles }) => tiles.length),
      target: reached(({ target }) => target),
      parts: reached(({ solution }) => solution.length),
    }).toEqual(ends);
  });

  it('has the same target and solution with at most nine tiles', () => {
    for (const difficulty of DIFFICULTIES)
      for (const seed of indicesUpTo(20)) {
        const whole = boardAt(seed, 0, difficulty);
        const few = boardAt(seed, 0, difficulty, 9);
        expect([few.tiles.length, few.target, getTileValues(few, few.solution)]).toEqual([
          9,
          whole.target,
          getTileValues(whole, whole.solution),
        ]);
        expect(faultsOf(few).filter((fault) => !fault.startsWith('tile count'))).toEqual([]);
      }
  });

  it('hides the solution anywhere on the shelves', SLOW_TEST, () => {
    const boards = indicesUpTo(SEEDS * 2).map((seed) => boardAt(seed, 0, 1));
    const twelve = boards.filter(({ tiles }) => tiles.length === 12);
    const counts = countOccurrences(
      twelve.map(({ solution }) => solution[0] ?? -1),
      12,
    );
    expect(chiSquare(counts)).toBeLessThan(chiSquareLimit(12));
  });

  it('throws for a difficulty at which tiles cannot make the target', () => {
    expect(() => boardAt(1, 0, -3)).toThrow(RangeError);
  });
});

describe('The tiles on a board', () => {
  const tiles = [17, 9, 4].map((value, id) => ({ id, value }));

  it('give their numbers in the requested order', () => {
    expect([getTileValues({ tiles }, [1, 0]), getTileValues({ tiles }, [])]).toEqual([[9, 17], []]);
  });

  it('add up if several are chosen', () => {
    expect([
      sumTiles({ tiles }, []),
      sumTiles({ tiles }, [0]),
      sumTiles({ tiles }, [0, 2]),
      sumTiles({ tiles }, [0, 1, 2]),
    ]).toEqual([0, 17, 21, 30]);
  });

  it('count as nothing if they do not exist', () => {
    expect(sumTiles({ tiles }, [0, 99])).toBe(17);
  });
});
