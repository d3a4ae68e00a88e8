import type { Skill } from '../learning/skills';
import type { QuestionType } from './rules';

export const skills = {
  name: 'shape.name',
  sides: 'shape.sides',
  category: 'shape.group',
  comparison: 'shape.compare',
} as const satisfies Record<QuestionType, Skill>;
