import { type Practised, practisedKind } from '../learning/practised';
import type { Question } from './questions';

export const practised = ({ mode }: Question): Practised => practisedKind(`algebra.${mode}`, 'chosen');
