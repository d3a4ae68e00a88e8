import { type Practised, practisedKind } from '../learning/practised';
import type { Question } from './questions';
import type { QuestionType } from './rules';

const KINDS = {
  name: 'name',
  sides: 'sides',
  category: 'group',
  comparison: 'compare',
} as const satisfies Record<QuestionType, string>;

export const practised = ({ type }: Question): Practised => practisedKind(`shape.${KINDS[type]}`, 'chosen');
