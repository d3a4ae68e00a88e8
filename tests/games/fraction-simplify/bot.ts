import {
  addFractions,
  type Fraction,
  formatFraction,
  fraction,
  multiplyFractions,
  reduceFraction,
} from '../../../machines/core/fraction';
import { answerByEither, type BotGame, quizRounds } from '../../e2e/helpers/bot-kit';

/** The fractions in a question's text. */
const fractionsIn = (question: string): readonly Fraction[] =>
  [...question.matchAll(/(\d+)\/(\d+)/g)].map(([, above, below]) => fraction(Number(above), Number(below)));

/** The result of a question in its simplest form: "Simplify 6/8", "1/2 + 1/3", "5/6 − 1/3", "1/2 × 1/3". */
function resultOf(question: string): Fraction {
  const [first = fraction(0, 1), second] = fractionsIn(question);
  if (second === undefined) return reduceFraction(first);
  if (question.includes('×')) return reduceFraction(multiplyFractions(first, second));
  const sign = question.includes('−') ? -1 : 1;
  return reduceFraction(addFractions(first, fraction(sign * second.numerator, second.denominator)));
}

export const bot: BotGame = {
  menu: { state: 'menu', start: 'Start Game' },
  over: 'finished',
  again: 'Play Again',
  toMenu: 'Main Menu',
  rounds: quizRounds(10),
  answer: (sight, verdict) => answerByEither(sight, verdict, formatFraction(resultOf(sight.question)), '99/1'),
};
