import { answerByChoosing, type BotGame, threeLivesRounds } from '../../e2e/helpers/bot-kit';

/** Works out the missing number in a question: 8 in "7 × ? = 56". */
function missingIn(question: string): number {
  const [first = '', operation, second = '', , result = ''] = question.split(' ');
  const [a, b, c] = [Number(first), Number(second), Number(result)];
  if (operation === '×') return first === '?' ? c / b : second === '?' ? c / a : a * b;
  return first === '?' ? b * c : second === '?' ? a / c : a / b;
}

export const bot: BotGame = {
  menu: { state: 'menu', start: 'Launch into space' },
  over: 'gameOver',
  again: 'Warp Again',
  toMenu: 'Return to Base',
  rounds: threeLivesRounds(),
  // High enough that every stat has something to show.
  looks: { stored: { 'numeria.math-warp.bests': { version: 1, data: { normal: { score: 12_340, streak: 27 } } } } },
  answer: (sight, verdict) => answerByChoosing(sight, verdict, (text) => Number(text) === missingIn(sight.question)),
};
