import { type PractisedSkill, practisedSumSkill } from '../learning/practised-skill';
import type { Question } from './questions';

export const getPractisedSkill = (question: Question): PractisedSkill => practisedSumSkill(question, 'typed');
