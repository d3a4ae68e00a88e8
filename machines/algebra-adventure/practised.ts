import { type Practised, practisedKind } from '../learning/practised';
import type { Question } from './questions';

/** What a question practises: equations of its mode. */
export const practised = ({ mode }: Question): Practised => practisedKind(`algebra.${mode}`, 'chosen');
