import { type PractisedSkill, practisedSumSkill } from '../learning/practised-skill';
import type { Question } from './questions';

export const getPractisedSkill = ({ equation }: Question): PractisedSkill => practisedSumSkill(equation, 'chosen');
