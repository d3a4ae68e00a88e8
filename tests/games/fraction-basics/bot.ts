import { answerByEither, type BotGame, UNTIMED_ROUNDS } from '../../e2e/helpers/bot-kit';

const divisorOf = (one: number, other: number): number => (other === 0 ? one : divisorOf(other, one % other));
const simplest = (over: number, under: number): string => {
  const divisor = divisorOf(over, under);
  return `${over / divisor}/${under / divisor}`;
};

const NAMED: Readonly<Record<string, number>> = { Half: 2, 'A quarter': 4 };

/** The answer to "A quarter of 12 = ?" or "3 / 4 of 12 = ?"; null for any other question. */
function amountIn(question: string): string | null {
  const [, name = '', amount] = /^(.*) of (\d+) = \?$/.exec(question) ?? [];
  if (amount === undefined) return null;
  const [over = 1, under = NAMED[name] ?? 1] = name.match(/\d+/g)?.map(Number) ?? [];
  return String((Number(amount) / under) * over);
}

/** Works out the answer from the question, as "n/d" in its simplest form or as a whole number. */
function answerTo(question: string): string {
  const decimal = /^Write (\d)\.(\d\d) as a fraction$/.exec(question);
  if (decimal !== null) return simplest(Number(`${decimal[1]}${decimal[2]}`), 100);
  const ofAmount = amountIn(question);
  if (ofAmount !== null) return ofAmount;
  const [first = 0, under = 1, second = 0, otherUnder = 1] = question.match(/\d+/g)?.map(Number) ?? [];
  if (question.startsWith('Simplify')) return simplest(first, under);
  const sign = question.includes('+') ? 1 : -1;
  return simplest(first * otherUnder + sign * second * under, under * otherUnder);
}

export const bot: BotGame = {
  menu: null,
  over: 'finished',
  again: '🔄 Play Again',
  toMenu: null,
  rounds: UNTIMED_ROUNDS,
  looks: { addresses: ['&type=convert', '&type=thirds'] },
  answer: (sight, verdict) => answerByEither(sight, verdict, answerTo(sight.question), '1/500'),
};
