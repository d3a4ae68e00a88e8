import { factOf, type Skill, SUM_KINDS } from './skills';

/** Every skill that is a kind of question rather than a single fact: larger sums, and the other topics of the games. */
export const KINDS: readonly Skill[] = [
  ...SUM_KINDS,
  ...['convert', 'simplify', 'add', 'subtract', 'multiply'].map((kind) => `fraction.${kind}`),
  ...['count', 'change', 'add', 'compare'].map((kind) => `money.${kind}`),
  ...['convert', 'elapsed', 'compare', 'dates'].map((kind) => `time.${kind}`),
  ...['name', 'sides', 'group', 'compare'].map((kind) => `shape.${kind}`),
  ...['findX', 'balance', 'substitute'].map((kind) => `algebra.${kind}`),
];

/** Whether we know this skill: it is a fact, or one of these kinds. */
export const isKnownSkill = (skill: Skill): boolean => factOf(skill) !== null || KINDS.includes(skill);
