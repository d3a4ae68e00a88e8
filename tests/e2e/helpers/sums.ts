/* Sums worked out by the tests themselves, without a line of the game. */

/** The answer to a sum as it stands on the screen: "86 − 27". Throws where it is no such sum. */
export function answerTo(sum: string): number {
  const [, first, operation, second] = /^(−?\d+) ([+−×÷]) (−?\d+)$/.exec(sum.trim()) ?? [];
  const [a, b] = [numberOf(first), numberOf(second)];
  if (operation === '+') return a + b;
  if (operation === '−') return a - b;
  if (operation === '×') return a * b;
  if (operation === '÷' && b !== 0 && a % b === 0) return a / b;
  throw new Error(`No sum that can be solved: "${sum}"`);
}

/** A whole number as the screen shows it: "−35", "1,234". */
function numberOf(text: string | undefined): number {
  const plain = (text ?? '').trim().replaceAll(',', '').replace('−', '-');
  if (!/^-?\d+$/.test(plain)) throw new Error(`No whole number: "${text}"`);
  return Number(plain);
}

/** How an answer is typed or looked for among the choices. */
export const shown = (value: number): string => `${value < 0 ? '−' : ''}${Math.abs(value)}`;
