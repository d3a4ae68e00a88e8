import type { QuestionAnswered } from '../core/events';
import { seededRandom } from '../core/random';
import { deriveSeed, type Mix, pickItem } from '../learning/mix';
import { practisedSumSkill } from '../learning/practised-skill';
import { factSkill, type Skill } from '../learning/skills';
import { type Cell, type Factors, type Puzzle, puzzleAt, type Size } from './rules';

/** The number of puzzles to choose from. */
const PUZZLES = 8;

/** Joins rows and columns by tiles: a tile between two that are already joined follows from the others. */
function createJoiner(): (row: number, column: number) => boolean {
  const groupOf = new Map<string, number>();
  return (row, column) => {
    const [one, other] = [`row ${row}`, `column ${column}`].map((line) => {
      const group = groupOf.get(line) ?? groupOf.size;
      groupOf.set(line, group);
      return group;
    });
    if (one === other) return false;
    for (const [line, group] of groupOf) if (group === other) groupOf.set(line, one!);
    return true;
  };
}

/**
 * Answers for the child's memory: the tiles that this check coloured and the previous check did not, as far as the child
 * worked them out. Seven tiles of sixteen determine all factors, so the other nine say nothing about the child. The skill is the product of the two given numbers if it is right; otherwise, the
 * product that the child was looking for.
 */
export function createAnsweredEvents(before: Puzzle, after: Puzzle, factors: Factors): readonly QuestionAnswered[] {
  const joins = createJoiner();
  for (const { row, column, status } of before.cells) if (status === 'correct') joins(row, column);
  const isNew = ({ status }: Cell, tile: number): boolean =>
    status !== 'default' && before.cells[tile]?.status !== status;
  const coloured = after.cells.filter(isNew);
  const rightFirst = [
    ...coloured.filter(({ status }) => status === 'correct'),
    ...coloured.filter(({ status }) => status !== 'correct'),
  ];
  return rightFirst
    .filter(({ row, column }) => joins(row, column))
    .map(({ row, column, status, value }) => {
      const isCorrect = status === 'correct';
      const [rows, columns] = isCorrect ? [factors.row, factors.column] : [after.rowFactors, after.colFactors];
      const sum = { first: rows[row] ?? 0, operation: '×', second: columns[column] ?? 0, answer: value } as const;
      const verdict = isCorrect ? 'right' : 'wrong';
      return { type: 'answered', practisedSkill: practisedSumSkill(sum, 'typed'), verdict, ms: null };
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
