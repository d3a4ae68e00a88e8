import { type BotGame, quizRounds } from '../../e2e/helpers/bot-kit';

const ONES = [
  ...' one two three four five six seven eight nine ten eleven twelve thirteen'.split(' '),
  ...'fourteen fifteen sixteen seventeen eighteen nineteen'.split(' '),
];
const TENS = ['', '', ...'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')];
const COLUMNS = ['ones', 'tens', 'hundreds', 'thousands'];

/** Adds up words up to one thousand after another: "three hundred and five" is 3, times 100, and 5. */
const readNumber = (words: string): number =>
  words.split(/[ -]/).reduce((sum, word) => {
    if (word === 'thousand') return sum * 1000;
    if (word === 'hundred') return sum - (sum % 10) + (sum % 10) * 100;
    return sum + Math.max(0, ONES.indexOf(word), 10 * TENS.indexOf(word));
  }, 0);

/** The digits to put into the columns, in order. */
function solve(question: string): readonly string[] {
  const numbers = (question.replaceAll(',', '').match(/\d+/g) ?? []).map(Number);
  const sum = numbers.reduce((one, other) => one + other, 0);
  const digits = String(numbers.length === 0 ? readNumber(question) : sum).split('');
  const column = / (\w+) place/.exec(question)?.[1];
  return column === undefined ? digits : [digits.at(-1 - COLUMNS.indexOf(column)) ?? ''];
}

export const bot: BotGame = {
  menu: { state: 'menu', start: 'Start Game' },
  over: 'finished',
  again: 'Play Again',
  toMenu: 'Main Menu',
  rounds: quizRounds(10),
  answer: ({ question }, verdict) => {
    const [first = '', ...others] = solve(question);
    if (verdict === 'right') return { kind: 'placed', texts: [first, ...others] };
    // In reverse order; or any other digit of the number, which the question names.
    const other = (question.match(/\d/g) ?? []).find((digit) => digit !== first);
    return { kind: 'placed', texts: others.length > 0 ? [...others, first] : [other ?? ''] };
  },
};
