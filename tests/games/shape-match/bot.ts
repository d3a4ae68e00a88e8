import { type BotGame, chosen, UNTIMED } from '../../e2e/helpers/bot-kit';
import { answerTo as shapeAnswer } from '../../e2e/helpers/shape-match';

/** How bots play it. */
export const bot: BotGame = {
  menu: null,
  over: 'finished',
  again: '🔄 Play Again',
  toMenu: null,
  rounds: UNTIMED,
  answer: (sight, verdict) => {
    const answer = shapeAnswer({ ...sight, choices: sight.choices.map(({ text }) => text) });
    return chosen(sight, verdict, (text) => text === answer || text.startsWith(`${answer}:`));
  },
};
