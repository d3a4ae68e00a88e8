import { type BotGame, chosen, threeLives } from '../../e2e/helpers/bot-kit';

/** The number that is missing in a question: 8 in "7 × ? = 56". */
function missingIn(question: string): number {
  const [first = '', operation, second = '', , result = ''] = question.split(' ');
  const [a, b, c] = [Number(first), Number(second), Number(result)];
  if (operation === '×') return first === '?' ? c / b : second === '?' ? c / a : a * b;
  return first === '?' ? b * c : second === '?' ? a / c : a / b;
}

/** How bots play it. */
export const bot: BotGame = {
  menu: { state: 'menu', start: 'Launch into space' },
  over: 'gameOver',
  again: 'Warp Again',
  toMenu: 'Return to Base',
  rounds: threeLives(),
  // Of so many digits that every figure has something to show.
  looks: { stored: { 'numeria.math-warp.bests': { version: 1, data: { normal: { score: 12_340, streak: 27 } } } } },
  answer: (sight, verdict) => chosen(sight, verdict, (text) => Number(text) === missingIn(sight.question)),
};
