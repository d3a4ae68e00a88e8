import { getKnowledgeLevel, getStrength, getTrace, type Memory } from '../../../machines/learning/memory';
import { findBroaderSkill, type Skill } from '../../../machines/learning/skills';
import type { SkillTopic, TopicSkill } from '../../catalogue/skill-topics';
import { stateText } from '../../play/facts/knowledge-level-text';
import { findPracticeReason, PRACTICE_ORDER, type PracticeReason } from './next-facts';
import { type FactState, getFactState } from './tables';
import { SKILL_MAP_TEXT } from './text';

function hasOnlyBroader(memory: Memory, skill: Skill): boolean {
  const broader = findBroaderSkill(skill);
  return broader !== null && getTrace(memory, skill) === null && getTrace(memory, broader) !== null;
}

/**
 * How well a skill is known. If an earlier version only stored the broader skill, we know that the child has been asked
 * something like it.
 */
export const getSkillState = (memory: Memory, skill: Skill, day: number): FactState =>
  hasOnlyBroader(memory, skill) ? { known: 'learning', isRusty: false } : getFactState(memory, skill, day);

/** "sure, a bit rusty": how a skill is called that is not a sum, which is not about being quick. */
export const skillStateText = ({ known, isRusty }: FactState): string => {
  if (known !== 'quick') return stateText(known, isRusty);
  return isRusty ? SKILL_MAP_TEXT.sureButRusty : SKILL_MAP_TEXT.sure;
};

const isKnown = (memory: Memory, skill: Skill): boolean =>
  ['right', 'quick'].includes(getKnowledgeLevel(memory, skill));

/** How many of the skills are known. */
export function countKnownSkills(memory: Memory, skills: readonly TopicSkill[]) {
  return { known: skills.filter(({ skill }) => isKnown(memory, skill)).length, of: skills.length };
}

/** The known skills, with the best known first. */
export const listKnownSkills = (memory: Memory, topics: readonly SkillTopic[]): readonly TopicSkill[] =>
  topics
    .flatMap(({ skills }) => skills)
    .filter(({ skill }) => isKnown(memory, skill))
    .sort((one, other) => getStrength(memory, other.skill) - getStrength(memory, one.skill));

export interface NextSkill extends TopicSkill {
  readonly reason: PracticeReason;
}

const SHOWN = 3;

/** The skills of a topic to practise next: first those that have been asked, then new ones, with the easiest first. */
export function pickNextSkills(memory: Memory, { skills }: SkillTopic, day: number): readonly NextSkill[] {
  return skills
    .flatMap((one) => {
      const reason = hasOnlyBroader(memory, one.skill) ? 'learning' : findPracticeReason(memory, one.skill, day);
      return reason === null ? [] : [{ ...one, reason }];
    })
    .sort((one, other) => PRACTICE_ORDER[one.reason] - PRACTICE_ORDER[other.reason])
    .slice(0, SHOWN);
}
