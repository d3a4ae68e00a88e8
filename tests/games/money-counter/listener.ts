import { TIME_SETTINGS } from '../../../machines/core/time-setting';
import { mixedQuestionAt, questionAt } from '../../../machines/money-counter/questions';
import { DIFFICULTIES } from '../../../machines/money-counter/rules';
import { askedAloud } from '../../../src/games/money-counter/question';
import { text } from '../../../src/games/money-counter/text';
import { choicesIn, heardQuestion, type Listener } from '../../helpers/listener';

/** Those that a question can be asked in, and say so only by their words. */
const CURRENCIES = ['USD', 'GBP', 'EUR', 'INR'] as const;

const COUNTS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const VALUES: Readonly<Record<string, number>> = {
  nickel: 5,
  dime: 10,
  quarter: 25,
  'dollar bill': 100,
  dollar: 100,
  pound: 100,
  euro: 100,
};
const PART = new RegExp(
  String.raw`(?:(${COUNTS.join('|')}) )?(\d+) (penn|pence|nickel|dime|quarter|dollar bill|dollar|pound|euro|rupee|cent)\w*(?: (\d\d)\b)?`,
  'g',
);

/** The value in cents of, for example, "2 dollar bills, 3 pennies", "two 20 pence coins", "1 dollar 5 cents" or "1 pound 25". */
const centsIn = (spoken: string): number =>
  [...spoken.matchAll(PART)].reduce(
    (sum, [, count = 'one', number, name = '', parts = '0']) =>
      sum + (COUNTS.indexOf(count) + 1) * Number(number) * (VALUES[name] ?? 1) + Number(parts),
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
  starts: CURRENCIES.flatMap((money) =>
    DIFFICULTIES.flatMap((difficulty) => TIME_SETTINGS.map((time) => text.ear.start({ difficulty, time, money }))),
  ),
  questions: (seed) =>
    CURRENCIES.flatMap((money) =>
      DIFFICULTIES.flatMap((difficulty) =>
        [questionAt, mixedQuestionAt].map((askAt) => {
          const question = askAt(seed, { difficulty, money }, seed % 10);
          return heardQuestion(askedAloud(question), question.answer);
        }),
      ),
    ),
  answer: (spoken) => {
    const cents = solve(spoken);
    const choices = choicesIn(spoken);
    return cents !== null && (choices.length === 0 || choices.some((choice) => centsIn(choice) === cents))
      ? String(cents)
      : null;
  },
  // Coins without names of their own take four words each. They are said from the largest, so they can be added one by one.
  maxLength: 40,
};
