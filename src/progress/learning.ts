import { getKnowledgeLevel, type Memory } from '../../machines/learning/memory';
import { PRODUCTS, type Skill, SUMS } from '../../machines/learning/skills';
import { isKnownSkill } from '../catalogue/skills';
import { countFact, type ProgressFact } from '../device/stored-part';
import { FACT_LABELS } from './text';

/** How many times-table facts and sums to 20 the player knows, for the progress page. */
export function summariseLearning(memory: Memory): readonly ProgressFact[] {
  const isReached = (skill: Skill): boolean => ['right', 'quick'].includes(getKnowledgeLevel(memory, skill));
  return [
    ...countFact(FACT_LABELS.products, PRODUCTS.filter(isReached).length),
    ...countFact(FACT_LABELS.sums, SUMS.filter(isReached).length),
  ];
}

/** The memory with only the skills that this version knows. */
export const removeUnknownSkills = (memory: Memory): Memory => ({
  ...memory,
  traces: Object.fromEntries(Object.entries(memory.traces).filter(([skill]) => isKnownSkill(skill))),
});

/** How many skills of a loaded memory were left out. */
export const countDroppedSkills = (given: Memory, left: Memory): number =>
  Object.keys(given.traces).length - Object.keys(left.traces).length;
