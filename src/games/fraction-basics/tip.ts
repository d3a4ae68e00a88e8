import type { Mistake } from '../../../machines/fraction-basics/round';
import { explanationText } from './explanation';
import { text } from './text';

/** What to practise after a mistake, and how that question is worked out. */
export const tip = ({ question }: Mistake): string => `${text.over.tips[question.type]} ${explanationText(question)}`;
