import { digitsOf, type Practised, practisedKind } from '../learning/practised';
import type { Question } from './questions';
import type { QuestionType } from './rules';

const KINDS = {
  timeConversion: 'convert',
  elapsedTime: 'elapsed',
  timeComparison: 'compare',
  dateArithmetic: 'dates',
} as const satisfies Record<QuestionType, string>;

export const practised = ({ asked, answer, options }: Question): Practised =>
  practisedKind(`time.${KINDS[asked.type]}`, options === null ? 'typed' : 'chosen', digitsOf(answer));
