import { type FinerSkills, isSumSkill, type Skill } from '../../machines/learning/skills';

/** The skills of a game, keyed by its types of questions, in `machines/<id>/skills.ts`. */
interface DeclaredSkills {
  readonly skills: Readonly<Record<string, Skill>>;
  readonly finerSkills?: FinerSkills<string>;
}

const declared = import.meta.glob<DeclaredSkills>(['../../machines/*/skills.ts', '!../../machines/learning/**'], {
  eager: true,
});

const allOf = ({ skills, finerSkills = {} }: DeclaredSkills): readonly Skill[] =>
  Object.entries(skills).flatMap(([type, skill]) => [
    skill,
    ...(finerSkills[type] ?? []).map((finer) => `${skill}.${finer}`),
  ]);

/** The skills that games have in addition to facts and sums. */
export const GAME_SKILLS: ReadonlySet<Skill> = new Set(Object.values(declared).flatMap(allOf));

/** Whether this version of the site has the skill. */
export const isKnownSkill = (skill: Skill): boolean => isSumSkill(skill) || GAME_SKILLS.has(skill);
