import { countDigits, type PractisedSkill, practisedKindSkill } from '../learning/practised-skill';
import type { Question } from './questions';
import { skills } from './skills';

export const getPractisedSkill = ({ type, result: { numerator, denominator } }: Question): PractisedSkill =>
  practisedKindSkill(skills[type], 'typed', countDigits(numerator, denominator));
