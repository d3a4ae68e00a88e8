/* Everything the game says is true and fits the question, for hundreds of questions of each difficulty. */
import { describe, expect, it } from 'vitest';
import { mixedQuestionAt, questionAt } from '../../machines/money-counter/questions';
import { DIFFICULTIES, QUESTION_TYPES } from '../../machines/money-counter/rules';
import { formatAmount, heapText } from '../../src/games/money-counter/amounts';
import { formatMoney } from '../../src/games/money-counter/money-text';
import { practiceText } from '../../src/games/money-counter/practice';
import {
  answeredLines,
  answeredText,
  askedAloud,
  questionLines,
  quizText,
} from '../../src/games/money-counter/question';
import { text } from '../../src/games/money-counter/text';
import { invalidAmountText, readAmount } from '../../src/games/money-counter/typed-amount';
import { indicesUpTo } from '../helpers/seeds';
import { ADD, CHANGE, COMPARE, COUNT, heap } from '../scenes/helpers/money-counter';

const QUESTIONS = DIFFICULTIES.flatMap((difficulty) =>
  Array.from({ length: 400 }, (_, seed) => questionAt(seed, { difficulty }, seed % 10)),
);

const cents = (amount: string): number => Number(amount.replaceAll(/[$.]/g, ''));

/**
 * The values of both sides of each equation in a string, in cents. The names of coins next to their values are left
 * out.
 */
function sidesOf(named: string): readonly (readonly number[])[] {
  const sentence = named.replaceAll(/[a-z]+(?:\sbills?)?\s(?=\$)/gi, '');
  return [...sentence.matchAll(/\$\d+\.\d\d(?:\s[+−=]\s\$\d+\.\d\d)+/g)].map(([equation]) =>
    equation.split(/\s=\s/).map((side) => {
      const [first = '', ...rest] = side.split(/\s/);
      let sum = cents(first);
      for (let at = 0; at < rest.length; at += 2) sum += (rest[at] === '−' ? -1 : 1) * cents(rest[at + 1] ?? '');
      return sum;
    }),
  );
}

describe('Amounts', () => {
  it('are written as dollars with two decimals', () => {
    expect([0, 5, 50, 99, 100, 125, 499, 123_456].map((amount) => formatMoney(amount))).toEqual([
      '$0.00',
      '$0.05',
      '$0.50',
      '$0.99',
      '$1.00',
      '$1.25',
      '$4.99',
      '$1234.56',
    ]);
  });

  it('in a heap are listed piece by piece, with their American names', () => {
    expect(heapText(heap(3, 1, 2, 4, 1))).toBe('1 dollar bill, 4 quarters, 2 dimes, 1 nickel, 3 pennies');
    expect(heapText(heap(1, 2, 1, 1, 2))).toBe('2 dollar bills, 1 quarter, 1 dime, 2 nickels, 1 penny');
  });
});

describe('A question', () => {
  it.each([
    [COUNT, 'How much money? On the counter: 1 dollar bill, 4 quarters, 5 dimes, 1 nickel, 3 pennies.'],
    [CHANGE, 'It costs $0.35. You pay $1.00. How much change? You pay with 1 dollar bill.'],
    [
      ADD,
      '$0.12 + $0.23 How much is that altogether? On the left: 1 dime, 2 pennies. On the right: 1 dime, 2 nickels, 3 pennies.',
    ],
    [
      COMPARE,
      'How much more is $0.23 than $0.12? On the left: 1 dime, 2 nickels, 3 pennies. On the right: 1 dime, 2 pennies.',
    ],
  ])('is read aloud with all the money on the counter: %#', (question, sentence) => {
    expect(quizText.question(question).replaceAll('\u00a0', ' ')).toBe(sentence);
  });

  it('names no amount of two heaps whose coins have to be counted, except to players who listen', () => {
    const [added, compared] = [ADD, COMPARE].map((one) => ({ ...one, options: [35, 11, 12, 13] }));
    expect([added!, compared!].map((one) => questionLines(one))).toEqual([
      [{ size: 'large', text: 'How much altogether?' }],
      [{ size: 'large', text: 'How much more is on the left?' }],
    ]);
    expect([added!, compared!].map((one) => askedAloud(one).replaceAll('\u00a0', ' ').split(' Choices')[0])).toEqual([
      '$0.12 + $0.23. How much is that altogether?',
      'How much more is $0.23 than $0.12?',
    ]);
    expect(answeredLines(added!).map((line) => line.text.replaceAll('\u00a0', ' '))).toEqual([
      'How much altogether?',
      '$0.12 + $0.23 = $0.35',
    ]);
  });

  it('has one line that is larger than the others', () => {
    const counts = QUESTIONS.map((question) => questionLines(question).filter(({ size }) => size === 'large').length);
    expect(new Set(counts)).toEqual(new Set([1]));
  });
});

describe('The feedback on an answer', () => {
  it('repeats the question in small letters above the whole sum', () => {
    const lines = [COUNT, CHANGE, ADD, COMPARE].map((question) =>
      answeredLines(question).map(({ text, size }) => `${size}: ${text.replaceAll('\u00a0', ' ')}`),
    );
    expect(lines).toEqual([
      ['small: How much money?', 'large: $2.58'],
      ['small: It costs $0.35. You pay $1.00. How much change?', 'large: $1.00 − $0.35 = $0.65'],
      ['small: How much is that altogether?', 'large: $0.12 + $0.23 = $0.35'],
      ['small: How much more is $0.23 than $0.12?', 'large: $0.23 − $0.12 = $0.11'],
    ]);
  });

  it('names the right amount', () => {
    expect([COUNT, CHANGE, ADD, COMPARE].map(quizText.answer)).toEqual(['$2.58', '$0.65', '$0.35', '$0.11']);
  });

  it('gives a reason that matches the counter: by kind of coin, heap by heap, or counting up', () => {
    expect([COUNT, CHANGE, ADD, COMPARE].map((one) => quizText.why(one).replaceAll('\u00a0', ' '))).toEqual([
      'Dollar bill $1.00 + quarters $1.00 + dimes $0.50 + nickel $0.05 + pennies $0.03 = $2.58.',
      'Count up: $0.35 + $0.65 = $1.00.',
      '$0.23 + $0.10 = $0.33. Then $0.33 + $0.02 = $0.35.',
      'Count up: $0.12 + $0.11 = $0.23.',
    ]);
    expect(quizText.why({ ...COUNT, answer: 4, asked: { type: 'countCoins', heap: heap(4) } })).toBe(
      '4 pennies: $0.04.',
    );
  });

  it('is true for every question', () => {
    const untrue = QUESTIONS.filter((question) =>
      [quizText.why(question), answeredText(question), quizText.answered(question)].some((sentence) =>
        sidesOf(sentence).some(([left, right]) => left !== right),
      ),
    );
    expect(untrue).toEqual([]);
    const said = QUESTIONS.filter((question) => quizText.why(question).includes(formatMoney(question.answer)));
    expect(said).toHaveLength(QUESTIONS.length);
  });
});

describe('An entry that is not an amount', () => {
  it.each([
    ['abc', 'Type an amount, like 1.25'],
    ['-1.25', "You don't need a minus sign."],
    ['1.255', 'Type two digits for the cents, like 1.25'],
    ['38', 'Is that in cents? Type 0.38'],
    ['225', 'Is that in cents? Type 2.25'],
  ])('explains "%s": %s', (typed, said) => {
    expect(invalidAmountText(typed)).toBe(said);
  });
});

describe('The suggestion for practice', () => {
  it('is one piece of advice for each kind of question, with a true example from the round', () => {
    const said = [COUNT, CHANGE, ADD, COMPARE].map((example) => practiceText({ type: example.asked.type, example }, 3));
    expect(said[1]).toBe('Count up from the price to what you pay. Count up: $0.35 + $0.65 = $1.00.');
    expect(new Set(said).size).toBe(QUESTION_TYPES.length);
  });

  it('is a longer or a new round if there were no mistakes', () => {
    expect([practiceText(null, 10), practiceText(null, 4)]).toEqual([
      'Keep it up! Try new questions.',
      'Try all the questions.',
    ]);
  });
});

describe('The result', () => {
  it('has a message for each tier', () => {
    expect(text.over.praise).toEqual([
      '🏆 Money master!',
      '🎉 Great counting!',
      'Good work at the stall!',
      'Good try! Coins get easier each time.',
    ]);
  });
});

describe('An easy question that is picked for a child', () => {
  const EASY = indicesUpTo(300).map((seed) => mixedQuestionAt(seed, { difficulty: 'easy' }, seed % 10));

  it('writes no amount below a dollar as a decimal, in its text, its steps or its choices', () => {
    for (const question of EASY) {
      const texts = [
        quizText.question(question),
        quizText.answered(question),
        quizText.why(question),
        askedAloud(question),
      ];
      expect(texts.filter((one) => one.includes('$0'))).toEqual([]);
      expect(readAmount(formatAmount(question.answer, question), question)).toBe(question.answer);
    }
  });

  it('takes a number without a unit as cents', () => {
    expect(['7', ' 12 ', '7c', '0.07', '$0.07'].map((typed) => readAmount(typed, EASY[0]!))).toEqual([7, 12, 7, 7, 7]);
  });

  it('asks the same as a link with its seed, which writes dollars as specified', () => {
    for (const [seed, { isInCents, ...question }] of EASY.entries()) {
      expect([isInCents, question]).toEqual([true, questionAt(seed, { difficulty: 'easy' }, seed % 10)]);
      expect(quizText.answer(question)).toMatch(/^\$\d+\.\d\d$/);
    }
  });
});
