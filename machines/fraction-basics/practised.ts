import { digitsOf, type Practised, practisedKind } from '../learning/practised';
import type { Question } from './questions';
import { skills } from './skills';

export const practised = ({ type, answer: { numerator, denominator } }: Question): Practised =>
  practisedKind(skills[type], 'typed', digitsOf(numerator, denominator));
