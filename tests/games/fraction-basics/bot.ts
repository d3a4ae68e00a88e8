import { type BotGame, typed, UNTIMED } from '../../e2e/helpers/bot-kit';
import { answerTo as fractionAnswer } from '../../e2e/helpers/fraction-basics';

/** How bots play it. */
export const bot: BotGame = {
  menu: null,
  over: 'finished',
  again: '🔄 Play Again',
  toMenu: null,
  rounds: UNTIMED,
  answer: ({ question }, verdict) => typed(verdict === 'right' ? fractionAnswer(question) : '1/500'),
};
