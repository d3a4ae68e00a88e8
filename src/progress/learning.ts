import { knownOf, type Memory } from '../../machines/learning/memory';
import { PRODUCTS, type Skill, SUMS } from '../../machines/learning/skills';
import { counted, type Fact } from '../device/stored-part';

/** What of a memory is told: how many facts of the tables, and of the sums to 20, the player gets right. */
export function factsOfLearning(memory: Memory): readonly Fact[] {
  const isReached = (skill: Skill): boolean => ['right', 'quick'].includes(knownOf(memory, skill));
  return [
    ...counted('Times tables facts you know', PRODUCTS.filter(isReached).length),
    ...counted('Sums to 20 you know', SUMS.filter(isReached).length),
  ];
}

/** How many skills of a memory are not in what was let in of it. */
export const skillsLeftOut = (given: Memory, left: Memory): number =>
  Object.keys(given.traces).length - Object.keys(left.traces).length;
