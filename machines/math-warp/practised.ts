import { type Practised, practisedSum } from '../learning/practised';
import type { Question } from './questions';

/**
 * The skill that a question practises: its sum, whichever number is missing. Questions can only be replaced by others
 * of the same kind.
 */
export const practised = ({ equation, missing }: Question): Practised =>
  practisedSum(equation, 'chosen', { kind: `${equation.operation}.${missing}`, missing });
