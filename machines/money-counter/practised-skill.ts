import { countDigits, type PractisedSkill, practisedKindSkill } from '../learning/practised-skill';
import type { Question } from './questions';
import { skills } from './skills';

export const getPractisedSkill = ({ asked, answer, options }: Question): PractisedSkill =>
  practisedKindSkill(skills[asked.type], options === null ? 'typed' : 'chosen', countDigits(answer));
