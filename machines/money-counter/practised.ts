import { digitsOf, type Practised, practisedKind } from '../learning/practised';
import type { Question } from './questions';
import type { QuestionType } from './rules';

const KINDS = {
  countCoins: 'count',
  makeChange: 'change',
  addMoney: 'add',
  compareMoney: 'compare',
} as const satisfies Record<QuestionType, string>;

export const practised = ({ asked, answer, options }: Question): Practised =>
  practisedKind(`money.${KINDS[asked.type]}`, options === null ? 'typed' : 'chosen', digitsOf(answer));
