import { type BotGame, given, quiz, RIGHT, typed } from '../../e2e/helpers/bot-kit';
import { centsFor, dollars } from '../../e2e/helpers/money-counter';

/** How bots play it. */
export const bot: BotGame = {
  menu: { state: 'menu', start: 'Start' },
  over: 'finished',
  again: 'Play Again',
  toMenu: 'Main Menu',
  rounds: quiz(10),
  answer: (sight, verdict) => {
    const cents = centsFor(sight.question);
    const [right, wrong] = [dollars(cents), dollars(cents + 1)];
    return sight.choices.length > 0
      ? given(sight, verdict, right, wrong)
      : typed((verdict === RIGHT ? right : wrong).slice(1));
  },
};
