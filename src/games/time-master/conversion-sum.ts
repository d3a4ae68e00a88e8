import type { Question } from '../../../machines/time-master/questions';

/** The calculation of a conversion, such as 3 × 60 + 40 = 220. */
export function conversionSum({ asked, answer }: Pick<Question, 'asked' | 'answer'>): string {
  if (asked.type !== 'timeConversion') return '';
  if (asked.unit === 'hours') return `${asked.days} × 24 = ${answer}`;
  return asked.minutes === 0 ? `${asked.hours} × 60 = ${answer}` : `${asked.hours} × 60 + ${asked.minutes} = ${answer}`;
}
