import { type Practised, practisedSum } from '../learning/practised';
import type { Question } from './questions';

/** What a question practises: its sum. */
export const practised = (question: Question): Practised => practisedSum(question, 'typed');
