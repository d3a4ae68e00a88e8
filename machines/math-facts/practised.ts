import { type Practised, practisedSum } from '../learning/practised';
import type { Question } from './questions';

export const practised = (question: Question): Practised => practisedSum(question, 'typed');
