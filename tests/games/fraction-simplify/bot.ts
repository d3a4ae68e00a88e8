import { fractionText } from '../../../machines/core/fraction';
import { type BotGame, quiz, SOME, typed } from '../../e2e/helpers/bot-kit';
import { resultOf } from '../../e2e/helpers/fraction-simplify';

/** How bots play it. */
export const bot: BotGame = {
  menu: { state: 'menu', start: 'Start Game' },
  over: 'finished',
  again: 'Play Again',
  toMenu: 'Main Menu',
  rounds: {
    keyboard: quiz(10).keyboard,
    // A fraction takes five taps and more: one round is played through.
    touch: quiz(10).touch.map((round) => (round.time === 'longer' ? round : { ...round, answers: SOME, end: 'pause' })),
  },
  answer: ({ question }, verdict) => typed(verdict === 'right' ? fractionText(resultOf(question)) : '99/1'),
};
