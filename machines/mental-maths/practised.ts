import { type Practised, practisedSum } from '../learning/practised';
import type { Question } from './questions';

export const practised = ({ equation }: Question): Practised => practisedSum(equation, 'chosen');
