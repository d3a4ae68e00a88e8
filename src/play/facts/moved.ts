import { KNOWN, type Known, knownOf, type Memory } from '../../../machines/learning/memory';
import { equationOf, factOf, type Skill } from '../../../machines/learning/skills';
import { learningStore } from '../../device/learning';
import { sumText } from '../../ui/format';

export interface Move {
  readonly skill: Skill;
  readonly sum: string;
  readonly figure: number;
  readonly known: Known;
}

let before: Memory | null = null;

/** Remembers what is known now, to compare with after the next round. */
export function markRound(): void {
  before = learningStore.read();
}

/** Facts that became right or quick between two memories, the best known first. */
export function movesBetween(earlier: Memory, now: Memory): readonly Move[] {
  return Object.keys(now.traces)
    .flatMap((skill): readonly Move[] => {
      const fact = factOf(skill);
      const known = knownOf(now, skill);
      const hasMoved = KNOWN.indexOf(known) > KNOWN.indexOf(knownOf(earlier, skill));
      if (fact === null || known === 'learning' || !hasMoved) return [];
      const equation = equationOf(fact);
      const figure = Math.max(equation.first, equation.answer);
      return [{ skill, sum: sumText(equation), figure, known }];
    })
    .sort((one, other) => KNOWN.indexOf(other.known) - KNOWN.indexOf(one.known) || other.figure - one.figure);
}

export const movesOfRound = (): readonly Move[] => (before === null ? [] : movesBetween(before, learningStore.read()));
