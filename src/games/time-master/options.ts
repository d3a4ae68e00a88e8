import type { Question } from '../../../machines/time-master/questions';
import { formatAnswer } from './question-text';
import { formatShortDuration } from './time-text';

/** An option, shortened if there is little room. */
export const optionText = ({ asked }: Question, value: number): string =>
  asked.type === 'elapsedTime' && asked.asks === 'length' ? formatShortDuration(value) : formatAnswer(asked, value);
