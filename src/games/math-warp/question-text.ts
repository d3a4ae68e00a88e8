import type { Question } from '../../../machines/math-warp/questions';

/** A question as the portal shows it: "7 × ? = 56". */
export function questionText({ equation: { first, operation, second, answer }, missing }: Question): string {
  const [one, two, three] = [
    missing === 'first' ? '?' : first,
    missing === 'second' ? '?' : second,
    missing === 'answer' ? '?' : answer,
  ];
  return `${one} ${operation} ${two} = ${three}`;
}
