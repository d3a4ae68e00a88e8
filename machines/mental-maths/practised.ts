import { type Practised, practisedSum } from '../learning/practised';
import type { Question } from './questions';

/** What a question practises: its sum. */
export const practised = ({ equation }: Question): Practised => practisedSum(equation, 'chosen');
