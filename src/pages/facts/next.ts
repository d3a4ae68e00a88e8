import { isRusty, type Memory, traceOf } from '../../../machines/learning/memory';
import type { Skill } from '../../../machines/learning/skills';
import { factRounds } from '../../games/fact-rounds';
import { type FactTable, factAt, type TableFact } from './tables';

/** Why a fact is worth practising. */
export type Reason = 'missed' | 'rusty' | 'learning' | 'new';

/** A fact worth practising, and why. */
export interface NextFact extends TableFact {
  readonly reason: Reason;
}

/** So many are shown at a time: as many as a child can look forward to. */
const SHOWN = 3;

/** Of those that are met, the ones that are least sure come first, and then what is new, the smallest first. */
const ORDER: Readonly<Record<Reason, number>> = { missed: 0, rusty: 1, learning: 2, new: 3 };

function reasonFor(memory: Memory, skill: Skill, day: number): Reason | null {
  const trace = traceOf(memory, skill);
  if (trace === null) return 'new';
  if (trace.isMissed) return 'missed';
  if (isRusty(memory, skill, day)) return 'rusty';
  return trace.reached === 'learning' ? 'learning' : null;
}

/** The facts of a table that are worth practising next, such as one round can ask; none once all of them are known. */
export function nextFacts(memory: Memory, { operation, numbers }: FactTable, day: number): readonly NextFact[] {
  const strength = (skill: Skill): number => traceOf(memory, skill)?.strength ?? 0;
  const inOrder = numbers
    .flatMap((row) => numbers.filter((column) => column >= row).map((column) => factAt(operation, row, column)))
    .flatMap((fact) => {
      const reason = reasonFor(memory, fact.skill, day);
      return reason === null ? [] : [{ ...fact, reason }];
    })
    .sort(
      (one, other) =>
        ORDER[one.reason] - ORDER[other.reason] ||
        strength(one.skill) - strength(other.skill) ||
        one.figure - other.figure,
    );
  const next: NextFact[] = [];
  for (const fact of inOrder) {
    if (next.length === SHOWN) break;
    const skills = [...next, fact].map(({ skill }) => skill);
    if (factRounds(operation, skills).length > 0) next.push(fact);
  }
  return next;
}
