import { puzzleAt, SIZES } from '../../../machines/times-tables/rules';
import { text } from '../../../src/games/times-tables/text';
import { heardQuestion, type Listener } from '../../helpers/listener';

/** Works out all products from the first column's factor; null if some factor is not whole or a product does not fit. */
function factorsFrom(rows: readonly (readonly number[])[], first: number): string | null {
  const sides = rows.map(([value = 0]) => value / first);
  const columns = rows[0]?.map((value) => value / (sides[0] ?? 0)) ?? [];
  const fits = rows.every((row, index) => row.every((value, at) => value === (sides[index] ?? 0) * (columns[at] ?? 0)));
  const isWhole = [...sides, ...columns].every((factor) => Number.isInteger(factor));
  return fits && isWhole ? sides.map((side) => columns.map((column) => side * column).join(',')).join(';') : null;
}

export const listener: Listener = {
  starts: SIZES.map((size) => text.ear.start({ size })),
  questions: (seed) =>
    SIZES.map((size) => {
      const puzzle = puzzleAt(seed, size);
      const rows = puzzle.rowFactors.map((row) => puzzle.colFactors.map((column) => row * column).join(','));
      return heardQuestion(text.ear.asked(puzzle), rows.join(';'));
    }),
  answer: (spoken) => {
    const rows = [...spoken.matchAll(/Row \d+: ([\d, ]+)\./g)].map(([, row = '']) => row.split(', ').map(Number));
    const found = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((first) => factorsFrom(rows, first));
    return found.find((factors) => factors !== null) ?? null;
  },
  // Every tile is read out.
  maxLength: 50,
};
