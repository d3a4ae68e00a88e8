import type { Skill } from '../../../machines/learning/skills';
import { createStore } from '../../ui/page-store';

/** The skills of the questions that were missed in a round, in order, as often as they were missed. */
interface MissedSkills {
  /** The seed of the round; null before the first answer on the page. */
  readonly seed: number | null;
  readonly skills: readonly Skill[];
}

export const missedSkillsStore = createStore<MissedSkills>({ seed: null, skills: [] });

/** Adds an answer. The first answer of another round starts a new list. */
export function noteAnswer(seed: number, skill: Skill, isCorrect: boolean): void {
  const { seed: before, skills } = missedSkillsStore.read();
  const missed = seed === before ? skills : [];
  missedSkillsStore.set({ seed, skills: isCorrect ? missed : [...missed, skill] });
}
