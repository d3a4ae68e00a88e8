import { type BotGame, given, quiz } from '../../e2e/helpers/bot-kit';
import { answerTo as timeAnswer, wrongFor } from '../../e2e/helpers/time-master';

/** How bots play it. */
export const bot: BotGame = {
  menu: { state: 'menu', start: 'Start' },
  over: 'finished',
  again: 'Play Again',
  toMenu: 'Main Menu',
  rounds: quiz(10),
  answer: (sight, verdict) => {
    const answer = timeAnswer(sight.question);
    return given(sight, verdict, answer, wrongFor(answer));
  },
};
