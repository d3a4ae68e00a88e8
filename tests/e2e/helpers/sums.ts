/* Sums worked out by the tests themselves, without using the game's code. */

/**
 * The answer to a sum as the screen shows it, such as "86 − 27". Throws if it is not a sum of that
 * form.
 */
export function calculateAnswer(sum: string): number {
  const [, first, operation, second] = /^(−?\d+) ([+−×÷]) (−?\d+)$/.exec(sum.trim()) ?? [];
  const [a, b] = [numberOf(first), numberOf(second)];
  if (operation === '+') return a + b;
  if (operation === '−') return a - b;
  if (operation === '×') return a * b;
  if (operation === '÷' && b !== 0 && a % b === 0) return a / b;
  throw new Error(`Not a sum that can be solved: "${sum}"`);
}

/** A whole number as the screen shows it, such as "−35" or "1,234". */
function numberOf(text: string | undefined): number {
  const plain = (text ?? '').trim().replaceAll(',', '').replace('−', '-');
  if (!/^-?\d+$/.test(plain)) throw new Error(`Not a whole number: "${text}"`);
  return Number(plain);
}

/** An answer as it is typed or shown among the choices. */
export const formatNumber = (value: number): string => `${value < 0 ? '−' : ''}${Math.abs(value)}`;
