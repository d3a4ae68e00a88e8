import type { Answered } from '../core/events';
import { practisedSum } from '../learning/practised';
import type { Factors, Puzzle } from './rules';

/**
 * What is to be remembered of a check: of each tile that it coloured and the one before had not, the product of the two
 * numbers that were given where that is right, else the product that was looked for.
 */
export function answeredBy(before: Puzzle, after: Puzzle, factors: Factors): readonly Answered[] {
  return after.cells.flatMap(({ row, column, status, value }, tile): readonly Answered[] => {
    if (status === 'default' || before.cells[tile]?.status === status) return [];
    const isCorrect = status === 'correct';
    const [rows, columns] = isCorrect ? [factors.row, factors.column] : [after.rowFactors, after.colFactors];
    const sum = { first: rows[row] ?? 0, operation: '×', second: columns[column] ?? 0, answer: value } as const;
    const verdict = isCorrect ? 'right' : 'wrong';
    return [{ type: 'answered', practised: practisedSum(sum, 'typed'), verdict, ms: null }];
  });
}
