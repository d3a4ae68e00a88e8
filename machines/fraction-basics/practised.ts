import { digitsOf, type Practised, practisedKind } from '../learning/practised';
import type { Question } from './questions';

export const practised = ({ type, answer: { numerator, denominator } }: Question): Practised =>
  practisedKind(`fraction.${type}`, 'typed', digitsOf(numerator, denominator));
