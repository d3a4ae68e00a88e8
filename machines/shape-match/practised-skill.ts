import { type PractisedSkill, practisedKindSkill } from '../learning/practised-skill';
import type { Question } from './questions';
import { skills } from './skills';

export const getPractisedSkill = ({ type }: Question): PractisedSkill => practisedKindSkill(skills[type], 'chosen');
