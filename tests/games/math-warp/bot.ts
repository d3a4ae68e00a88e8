import { type BotGame, chosen, threeLives } from '../../e2e/helpers/bot-kit';
import { missingIn } from '../../e2e/helpers/math-warp';

/** How bots play it. */
export const bot: BotGame = {
  menu: { state: 'menu', start: 'Launch into space' },
  over: 'gameOver',
  again: 'Warp Again',
  toMenu: 'Return to Base',
  rounds: threeLives(),
  answer: (sight, verdict) => chosen(sight, verdict, (text) => Number(text) === missingIn(sight.question)),
};
