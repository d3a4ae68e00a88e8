import { answerByEither, type BotGame, UNTIMED_ROUNDS } from '../../e2e/helpers/bot-kit';

const divisorOf = (one: number, other: number): number => (other === 0 ? one : divisorOf(other, one % other));
const simplest = (over: number, under: number): string => {
  const divisor = divisorOf(over, under);
  return `${over / divisor}/${under / divisor}`;
};

/** Works out the answer from the question, as "n/d" in its simplest form. */
function answerTo(question: string): string {
  const decimal = /^Write (\d)\.(\d\d) as a fraction$/.exec(question);
  if (decimal !== null) return simplest(Number(`${decimal[1]}${decimal[2]}`), 100);
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
  looks: { addresses: ['&type=convert'] },
  answer: (sight, verdict) => answerByEither(sight, verdict, answerTo(sight.question), '1/500'),
};
