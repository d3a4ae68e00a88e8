import type { QuestionAnswered } from '../core/events';
import { seededRandom } from '../core/random';
import { deriveSeed, type Mix, pickItem } from '../learning/mix';
import { practisedSumSkill } from '../learning/practised-skill';
import { factSkill, type Skill } from '../learning/skills';
import { type Factors, type Puzzle, puzzleAt, type Size } from './rules';

/** The number of puzzles to choose from. */
const PUZZLES = 8;

/**
 * Answers for the child's memory. They cover each tile that this check coloured and the previous check did not. The
 * skill is the product of the two given numbers if it is right; otherwise, the product that the child was looking for.
 */
export function createAnsweredEvents(before: Puzzle, after: Puzzle, factors: Factors): readonly QuestionAnswered[] {
  return after.cells.flatMap(({ row, column, status, value }, tile): readonly QuestionAnswered[] => {
    if (status === 'default' || before.cells[tile]?.status === status) return [];
    const isCorrect = status === 'correct';
    const [rows, columns] = isCorrect ? [factors.row, factors.column] : [after.rowFactors, after.colFactors];
    const sum = { first: rows[row] ?? 0, operation: '×', second: columns[column] ?? 0, answer: value } as const;
    const verdict = isCorrect ? 'right' : 'wrong';
    return [{ type: 'answered', practisedSkill: practisedSumSkill(sum, 'typed'), verdict, ms: null }];
  });
}

const productsOf = ({ rowFactors, colFactors }: Puzzle): readonly Skill[] =>
  rowFactors.flatMap((row) => colFactors.map((column) => factSkill('×', row, column)));

/** The next puzzle. It comes from the seed or, in a mixed round, has products that this child should practise. */
export function dealPuzzle(seed: number, size: Size, mix: Mix | null): Puzzle {
  const plain = puzzleAt(seed, size);
  if (mix === null) return plain;
  const random = seededRandom(seed, 'mix');
  const others = Array.from({ length: PUZZLES - 1 }, () => puzzleAt(deriveSeed(random), size));
  return pickItem(mix, [plain, ...others], productsOf, random) ?? plain;
}
