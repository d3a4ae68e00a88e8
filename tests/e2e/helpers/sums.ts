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
export function numberOf(text: string | null | undefined): number {
  const plain = (text ?? '').trim().replaceAll(',', '').replace('−', '-');
  if (!/^-?\d+$/.test(plain)) throw new Error(`No whole number: "${text}"`);
  return Number(plain);
}

/** How an answer is typed or looked for among the choices. */
export const shown = (value: number): string => `${value < 0 ? '−' : ''}${Math.abs(value)}`;

/** Score, streak and counts as the specification has them, kept by the test beside the game. */
export class Count {
  score = 0;
  streak = 0;
  bestStreak = 0;
  solved = 0;
  wrong = 0;
  landed = 0;
  shield = 100;
  private readonly level: number;

  constructor(level: number) {
    this.level = level;
  }

  solve(): void {
    this.streak += 1;
    this.solved += 1;
    this.bestStreak = Math.max(this.bestStreak, this.streak);
    this.score += 10 * this.multiplier * this.level;
  }

  miss(): void {
    this.wrong += 1;
    this.streak = 0;
    this.shield = Math.max(0, this.shield - 10);
  }

  land(count: number): void {
    this.landed += count;
    this.shield = Math.max(0, this.shield - 20 * count);
  }

  get multiplier(): number {
    return Math.min(Math.floor(this.streak / 5) + 1, 5);
  }

  get accuracy(): number {
    return Math.round((100 * this.solved) / (this.solved + this.wrong + this.landed));
  }
}
