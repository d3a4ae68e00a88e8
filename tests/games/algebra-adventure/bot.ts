import { answerTo as algebraAnswer } from '../../e2e/helpers/algebra-adventure';
import { type BotGame, chosen, threeLives } from '../../e2e/helpers/bot-kit';

/** How bots play it. */
export const bot: BotGame = {
  menu: { state: 'menu', start: '🚀 Start Adventure!' },
  over: 'gameOver',
  again: '🔄 Play Again',
  toMenu: 'Main Menu',
  rounds: threeLives([/^Find x/, /^Easy/], [/^Balance/, /^Medium/], [/^Substitute/, /^Hard/]),
  answer: (sight, verdict) => chosen(sight, verdict, (text) => Number(text) === algebraAnswer(sight.question)),
};
