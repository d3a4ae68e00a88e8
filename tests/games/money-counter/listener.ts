import { TIME_SETTINGS } from '../../../machines/core/time-setting';
import { questionAt } from '../../../machines/money-counter/questions';
import { DIFFICULTIES } from '../../../machines/money-counter/rules';
import { formatMoney } from '../../../src/games/money-counter/money-text';
import { askedAloud } from '../../../src/games/money-counter/question';
import { text } from '../../../src/games/money-counter/text';
import { spokenText } from '../../../src/play/feedback/aloud/spoken-text';
import { choicesIn, heardQuestion, type Listener } from '../../helpers/listener';

const CENTS: Readonly<Record<string, number>> = { penn: 1, nickel: 5, dime: 10, quarter: 25, 'dollar bill': 100 };

/** The value in cents of, for example, "2 dollar bills, 3 pennies" or "1 dollar 5 cents". */
const centsIn = (spoken: string): number =>
  [...spoken.matchAll(/(\d+) (penn|nickel|dime|quarter|dollar bill|dollar|cent)/g)].reduce(
    (sum, [, count, name = '']) => sum + Number(count) * (name === 'dollar' ? 100 : (CENTS[name] ?? 1)),
    0,
  );

function solve(spoken: string): number | null {
  const [asked = ''] = spoken.split(' Choices: ');
  const [, price, paid] = /^It costs (.*)\. You pay with (.*)\. How much change\?$/.exec(asked) ?? [];
  if (price !== undefined && paid !== undefined) return centsIn(paid) - centsIn(price);
  const [, one, other] = /^(.*) plus (.*)\. How much is that altogether\?$/.exec(asked) ?? [];
  if (one !== undefined && other !== undefined) return centsIn(one) + centsIn(other);
  const [, more, less] = /^How much more is (.*) than (.*)\?$/.exec(asked) ?? [];
  if (more !== undefined && less !== undefined) return centsIn(more) - centsIn(less);
  return /^How much money\? On the counter: .*\.$/.test(asked) ? centsIn(asked) : null;
}

export const listener: Listener = {
  starts: DIFFICULTIES.flatMap((difficulty) => TIME_SETTINGS.map((time) => text.ear.start({ difficulty, time }))),
  questions: (seed) =>
    DIFFICULTIES.map((difficulty) => {
      const question = questionAt(seed, { difficulty }, seed % 10);
      return heardQuestion(askedAloud(question), question.answer);
    }),
  answer: (spoken) => {
    const cents = solve(spoken);
    const choices = choicesIn(spoken);
    return cents !== null && (choices.length === 0 || choices.includes(spokenText(formatMoney(cents))))
      ? String(cents)
      : null;
  },
};
