import { getTrace, isRusty, type Memory } from '../../../machines/learning/memory';
import type { Skill } from '../../../machines/learning/skills';
import { findFactRounds } from '../../catalogue/fact-rounds';
import { type FactTable, getFactAt, type TableFact } from './tables';

export type PracticeReason = 'missed' | 'rusty' | 'learning' | 'new';

export interface NextFact extends TableFact {
  readonly reason: PracticeReason;
}

/** How many facts are shown at a time: few enough for a child to look forward to. */
const SHOWN = 3;

/** First the facts that have been asked, with the least certain first, then new ones, with the smallest first. */
export const PRACTICE_ORDER: Readonly<Record<PracticeReason, number>> = { missed: 0, rusty: 1, learning: 2, new: 3 };

/** Why a skill should be practised; null if it is known. */
export function findPracticeReason(memory: Memory, skill: Skill, day: number): PracticeReason | null {
  const trace = getTrace(memory, skill);
  if (trace === null) return 'new';
  if (trace.isMissed) return 'missed';
  if (isRusty(memory, skill, day)) return 'rusty';
  return trace.reached === 'learning' ? 'learning' : null;
}

/** Up to `count` facts of a table to practise next, which one round can ask. Empty once all of them are known. */
export function pickNextFacts(
  memory: Memory,
  { operation, numbers }: FactTable,
  day: number,
  count: number = SHOWN,
): readonly NextFact[] {
  const strength = (skill: Skill): number => getTrace(memory, skill)?.strength ?? 0;
  const inOrder = numbers
    .flatMap((row) => numbers.filter((column) => column >= row).map((column) => getFactAt(operation, row, column)))
    .flatMap((fact) => {
      const reason = findPracticeReason(memory, fact.skill, day);
      return reason === null ? [] : [{ ...fact, reason }];
    })
    .sort(
      (one, other) =>
        PRACTICE_ORDER[one.reason] - PRACTICE_ORDER[other.reason] ||
        strength(one.skill) - strength(other.skill) ||
        one.figure - other.figure,
    );
  const next: NextFact[] = [];
  for (const fact of inOrder) {
    if (next.length === count) break;
    const skills = [...next, fact].map(({ skill }) => skill);
    if (findFactRounds(operation, skills).length > 0) next.push(fact);
  }
  return next;
}
