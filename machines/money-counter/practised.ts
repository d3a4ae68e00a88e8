import { digitsOf, type Practised, practisedKind } from '../learning/practised';
import type { Question } from './questions';
import { skills } from './skills';

export const practised = ({ asked, answer, options }: Question): Practised =>
  practisedKind(skills[asked.type], options === null ? 'typed' : 'chosen', digitsOf(answer));
