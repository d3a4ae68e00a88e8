import { type Practised, practisedKind } from '../learning/practised';
import type { Question } from './questions';
import { skills } from './skills';

export const practised = ({ type }: Question): Practised => practisedKind(skills[type], 'chosen');
