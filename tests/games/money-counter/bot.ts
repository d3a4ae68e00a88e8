import { answerByEither, answerByTyping, type BotGame, quizRounds, RIGHT } from '../../e2e/helpers/bot-kit';
import type { VisiblePage } from '../../e2e/helpers/bot-sight';

const PIECE = /(\d+) (dollar bill|quarter|dime|nickel|penn)/g;
const WORTH: Readonly<Record<string, number>> = { 'dollar bill': 100, quarter: 25, dime: 10, nickel: 5, penn: 1 };

/** The total value of the pieces named in a text, in cents. */
const worthIn = (text: string): number =>
  [...text.matchAll(PIECE)].reduce((sum, [, count, name = '']) => sum + Number(count) * (WORTH[name] ?? 0), 0);

/**
 * The answer to a question in words, in cents. It is worked out from the pieces and not from the amounts next to
 * them.
 */
function centsFor(question: string): number {
  const [left = '', right = ''] = question.split('On the right:').map(worthIn);
  if (question.startsWith('How much more')) return Math.abs(Number(left) - Number(right));
  if (question.includes('On the left:')) return Number(left) + Number(right);
  const price = /costs (?:\$(\d+)\.(\d\d)|(\d+)¢)/.exec(question);
  return worthIn(question) - (price === null ? 0 : Number(price[3] ?? `${price[1]}${price[2]}`));
}

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
/** The amount as the choices write it. */
const likeChoices = (cents: number, { choices }: VisiblePage): string =>
  cents < 100 && choices.some(({ text }) => text.endsWith('¢')) ? `${cents}¢` : dollars(cents);

export const bot: BotGame = {
  menu: { state: 'menu', start: 'Start' },
  over: 'finished',
  again: 'Play Again',
  toMenu: 'Main Menu',
  rounds: quizRounds(10),
  answer: (sight, verdict) => {
    const cents = centsFor(sight.question);
    const [right, wrong] = [likeChoices(cents, sight), likeChoices(cents + 1, sight)];
    return sight.choices.length > 0
      ? answerByEither(sight, verdict, right, wrong)
      : answerByTyping((verdict === RIGHT ? right : wrong).slice(1));
  },
};
