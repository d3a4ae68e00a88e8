import { createContext } from 'react';
import {
  getKnowledgeLevel,
  KNOWLEDGE_LEVELS,
  type KnowledgeLevel,
  type Memory,
} from '../../../machines/learning/memory';
import { findFact, type Skill, toEquation } from '../../../machines/learning/skills';
import { learningStore } from '../../device/learning';
import { formatSum } from '../../ui/format';

export interface FactImprovement {
  readonly skill: Skill;
  readonly sum: string;
  readonly figure: number;
  readonly known: KnowledgeLevel;
}

/** Facts that became right or quick between two memories, best known first. */
export function findImprovements(earlier: Memory, now: Memory): readonly FactImprovement[] {
  return Object.keys(now.traces)
    .flatMap((skill): readonly FactImprovement[] => {
      const fact = findFact(skill);
      const known = getKnowledgeLevel(now, skill);
      const hasMoved = KNOWLEDGE_LEVELS.indexOf(known) > KNOWLEDGE_LEVELS.indexOf(getKnowledgeLevel(earlier, skill));
      if (fact === null || known === 'learning' || !hasMoved) return [];
      const equation = toEquation(fact);
      const figure = Math.max(equation.first, equation.answer);
      return [{ skill, sum: formatSum(equation), figure, known }];
    })
    .sort(
      (one, other) =>
        KNOWLEDGE_LEVELS.indexOf(other.known) - KNOWLEDGE_LEVELS.indexOf(one.known) || other.figure - one.figure,
    );
}

/** The facts that the child knew before a round, to compare them with those after it. */
export class KnownFacts {
  private before: Memory = learningStore.read();

  improvements(): readonly FactImprovement[] {
    return findImprovements(this.before, learningStore.read());
  }

  /** The next round begins. */
  restart(): void {
    this.before = learningStore.read();
  }
}

/** The known facts on the page of a game. */
export const KnownFactsContext = createContext<KnownFacts | null>(null);
