import { type Practised, practisedKind } from '../learning/practised';
import type { Question } from './questions';
import { skills } from './skills';

export const practised = ({ mode }: Question): Practised => practisedKind(skills[mode], 'chosen');
