import { FACT_SKILLS, type Fact, findBroaderSkill, findFact, type Skill } from '../../machines/learning/skills';
import type { Topic, TopicFacts } from './topic';
import { TOPICS } from './topics';

/** The larger number of a sum or a difference. */
const totalOf = ({ small, large }: Fact): number => small + large;

/** No factor of a quotient is larger, so that every game that divides can ask them all. */
const MAX_DIVIDED = 10;

/** Multiplying or dividing by 1 needs no practice. */
const isAbout = (facts: TopicFacts, fact: Fact): boolean => {
  if (fact.operation !== facts.operation) return false;
  if ('tables' in facts) {
    const isAsked = fact.small > 1 && (fact.operation === '×' || fact.large <= MAX_DIVIDED);
    return isAsked && [fact.small, fact.large].some((one) => facts.tables.includes(one));
  }
  const [min, max] = facts.totals;
  return totalOf(fact) >= min && totalOf(fact) <= max;
};

/** The skills that a topic practises. */
export function getTopicSkills({ asks }: Topic): readonly Skill[] {
  if ('skills' in asks) return asks.skills;
  return FACT_SKILLS.filter((skill) => {
    const fact = findFact(skill);
    return fact !== null && isAbout(asks, fact);
  });
}

const TOPIC_OF: ReadonlyMap<Skill, Topic> = new Map(
  [...TOPICS].reverse().flatMap((topic) => getTopicSkills(topic).map((skill) => [skill, topic])),
);

/**
 * What to learn first for a skill: the earliest topic that practises it. If a later version of a game has a finer skill than
 * the topics know, it is the topic of the broader one. Undefined if there is none.
 */
export const findTopicOfSkill = (skill: Skill): Topic | undefined =>
  TOPIC_OF.get(skill) ?? TOPIC_OF.get(findBroaderSkill(skill) ?? skill);
