import type { FinerSkills, Skill } from '../learning/skills';
import type { QuestionType } from './rules';

export const skills = {
  name: 'shape.name',
  sides: 'shape.sides',
  category: 'shape.group',
  comparison: 'shape.compare',
} as const satisfies Record<QuestionType, Skill>;

/**
 * The parts of a type in which children differ. A part's name follows the name of its type. Groups have none, because
 * they are a question about names.
 */
export const finerSkills = {
  name: ['common', 'fiveSix', 'rare'],
  sides: ['common', 'fiveSix', 'rare'],
  comparison: ['near', 'far'],
} as const satisfies FinerSkills<QuestionType>;
