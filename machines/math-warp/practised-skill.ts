import { type PractisedSkill, practisedSumSkill } from '../learning/practised-skill';
import type { Question } from './questions';

/**
 * The skill that a question practises: its sum, whichever number is missing. Questions can only be replaced by others
 * of the same kind.
 */
export const getPractisedSkill = ({ equation, missing }: Question): PractisedSkill =>
  practisedSumSkill(equation, 'chosen', { kind: `${equation.operation}.${missing}`, missing });
