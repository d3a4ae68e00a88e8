import type { Equation, Operation } from '../../../machines/core/arithmetic';
import { calculateAnswer } from '../../../machines/core/arithmetic';
import { getKnowledgeLevel, isRusty, type KnowledgeLevel, type Memory } from '../../../machines/learning/memory';
import { FACT_LIMITS, factSkill, type Skill } from '../../../machines/learning/skills';

export interface FactTable {
  readonly operation: Operation;
  /** The numbers of the rows, which are also the numbers of the columns. */
  readonly numbers: readonly number[];
}

const upTo = (max: number): readonly number[] => Array.from({ length: max }, (_, index) => index + 1);

const FACTORS = upTo(FACT_LIMITS.maxFactor);
const ADDENDS = upTo(FACT_LIMITS.maxAddend);

export const FACT_TABLES: Readonly<Record<Operation, FactTable>> = {
  '×': { operation: '×', numbers: FACTORS },
  '÷': { operation: '÷', numbers: FACTORS },
  '+': { operation: '+', numbers: ADDENDS },
  '−': { operation: '−', numbers: ADDENDS },
};

/** A fact as the tile in a row and column asks it. */
export interface TableFact {
  readonly row: number;
  readonly column: number;
  readonly skill: Skill;
  readonly equation: Equation;
  /** The number on its tile: the product or the sum. */
  readonly figure: number;
}

/** The fact in a row and column: 7 × 8, or 56 ÷ 7; 7 + 8, or 15 − 7. */
export function getFactAt(operation: Operation, row: number, column: number): TableFact {
  const skill = factSkill(operation, row, column);
  const isInverse = operation === '÷' || operation === '−';
  const figure = operation === '×' || operation === '÷' ? row * column : row + column;
  const sum = isInverse ? { first: figure, operation, second: row } : { first: row, operation, second: column };
  return { row, column, skill, equation: { ...sum, answer: calculateAnswer(sum) }, figure };
}

export interface FactState {
  readonly known: KnowledgeLevel;
  readonly isRusty: boolean;
}

/** How well a fact is known on a given day. */
export const getFactState = (memory: Memory, skill: Skill, day: number): FactState => ({
  known: getKnowledgeLevel(memory, skill),
  isRusty: isRusty(memory, skill, day),
});

export function getTableSkills({ operation, numbers }: FactTable): readonly Skill[] {
  return numbers.flatMap((row) =>
    numbers.filter((column) => column >= row).map((column) => factSkill(operation, row, column)),
  );
}

/** How many facts of a table are known, which includes those known quickly. */
export function countKnown(memory: Memory, table: FactTable) {
  const skills = getTableSkills(table);
  const known = skills.filter((skill) => ['right', 'quick'].includes(getKnowledgeLevel(memory, skill)));
  return { known: known.length, of: skills.length };
}
