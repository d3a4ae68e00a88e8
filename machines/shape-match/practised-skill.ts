import { type PractisedSkill, practisedKindSkill } from '../learning/practised-skill';
import type { Question } from './questions';
import { SHAPES, type ShapeId } from './rules';
import { skills } from './skills';

/** Shapes that children meet early, those with five and six sides, and the others. */
function rarityOf(shape: ShapeId): string {
  const { category, sides } = SHAPES[shape];
  if (category === 'advanced') return 'rare';
  return sides > 4 ? 'fiveSix' : 'common';
}

const isNear = (one: ShapeId, other: ShapeId): boolean => Math.abs(SHAPES[one].sides - SHAPES[other].sides) === 1;

export function getPractisedSkill(question: Question): PractisedSkill {
  const { type, shape } = question;
  if (type === 'category') return practisedKindSkill(skills.category, 'chosen');
  const finer = type !== 'comparison' ? rarityOf(shape) : isNear(shape, question.partner) ? 'near' : 'far';
  return { skill: `${skills[type]}.${finer}`, kind: type, asked: `${type} ${shape}`, way: 'chosen', digits: 0 };
}
