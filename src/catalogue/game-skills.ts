import type { Skill } from '../../machines/learning/skills';

const declared = import.meta.glob<Readonly<Record<string, Skill>>>(
  ['../../machines/*/skills.ts', '!../../machines/learning/**'],
  { eager: true, import: 'skills' },
);

/** The skills that a game practises in addition to facts and sums. */
export const getGameSkills = (game: string): readonly Skill[] =>
  Object.values(declared[`../../machines/${game}/skills.ts`] ?? {});
