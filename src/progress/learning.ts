import { knownOf, type Memory } from '../../machines/learning/memory';
import { PRODUCTS, type Skill, SUMS } from '../../machines/learning/skills';
import { counted, type Fact } from '../device/stored-part';

/** How many times-table facts and sums to 20 the player knows, for the progress page. */
export function factsOfLearning(memory: Memory): readonly Fact[] {
  const isReached = (skill: Skill): boolean => ['right', 'quick'].includes(knownOf(memory, skill));
  return [
    ...counted('Times-table facts you know', PRODUCTS.filter(isReached).length),
    ...counted('Sums to 20 you know', SUMS.filter(isReached).length),
  ];
}

/** How many skills of a loaded memory were left out. */
export const skillsLeftOut = (given: Memory, left: Memory): number =>
  Object.keys(given.traces).length - Object.keys(left.traces).length;
