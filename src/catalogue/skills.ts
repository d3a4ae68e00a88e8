import { findBroaderSkill, isSumSkill, type Skill } from '../../machines/learning/skills';

/** The skills of a game, keyed by its types of questions, in `machines/<id>/skills.ts`. */
type Skills = Readonly<Record<string, Skill>>;

const declared = import.meta.glob<Skills>(['../../machines/*/skills.ts', '!../../machines/learning/**'], {
  eager: true,
  import: 'skills',
});

/** The skills that games have in addition to facts and sums. Some of them have parts, which are skills too. */
export const GAME_SKILLS: ReadonlySet<Skill> = new Set(Object.values(declared).flatMap(Object.values<Skill>));

/**
 * Whether this version of the site has the skill or, if it is a part of another one, at least that one: games have lists of
 * the parts only where they name them.
 */
export const isKnownSkill = (skill: Skill): boolean =>
  isSumSkill(skill) || GAME_SKILLS.has(findBroaderSkill(skill) ?? skill);
