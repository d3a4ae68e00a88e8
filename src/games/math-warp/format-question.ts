import type { Question } from '../../../machines/math-warp/questions';

/** A question as the portal shows it: "7 × ? = 56". `gap` takes the place of the missing number. */
export function formatQuestion(
  { equation: { first, operation, second, answer }, missing }: Question,
  gap = '?',
): string {
  const [one, two, three] = [
    missing === 'first' ? gap : first,
    missing === 'second' ? gap : second,
    missing === 'answer' ? gap : answer,
  ];
  return `${one} ${operation} ${two} = ${three}`;
}
