/* The game recognises slips, and explains them kindly. */
import { describe, expect, it } from 'vitest';
import type { Equation } from '../../machines/core/arithmetic';
import { findFractionMistake, findTypicalMistake } from '../../machines/learning/typical-mistakes';
import { createHeap } from '../../machines/money-counter/coins';
import type { MoneyProblem as Money } from '../../machines/money-counter/money-problem';
import { questionAt as moneyAt } from '../../machines/money-counter/questions';
import { findMoneyMistake } from '../../machines/money-counter/typical-mistakes';
import { questionAt as timeAt } from '../../machines/time-master/questions';
import type { TimeProblem as Time } from '../../machines/time-master/time-problem';
import { findTimeMistake } from '../../machines/time-master/typical-mistakes';
import { typicalMistakeText as moneySlipText } from '../../src/games/money-counter/typical-mistake';
import { typicalMistakeText as timeSlipText } from '../../src/games/time-master/typical-mistake-text';
import { fractionMistakeText, typicalMistakeText } from '../../src/play/feedback/typical-mistake-text';
import { indicesUpTo } from '../helpers/seeds';

const SEVEN_EIGHTS: Equation = { first: 7, operation: '×', second: 8, answer: 56 };

describe('The text for a typical mistake', () => {
  it.each([
    [SEVEN_EIGHTS, 63, 'Nearly! You are next door: 7 × 9 = 63.'],
    [SEVEN_EIGHTS, 15, '7 + 8 = 15 is right, but this one is times.'],
    [SEVEN_EIGHTS, 54, '54 is 6 × 9.'],
    [{ first: 8, operation: '×', second: 1, answer: 8 }, 9, '8 + 1 = 9 is right, but this one is times.'],
    [{ first: 20, operation: '×', second: 50, answer: 1000 }, 10, 'The right digits, but two zeros are missing.'],
    [{ first: 20, operation: '×', second: 7, answer: 140 }, 14_000, 'The right digits, but two zeros too many.'],
    [SEVEN_EIGHTS, 65, 'The right digits, wrong order!'],
    [{ first: 38, operation: '+', second: 25, answer: 63 }, 53, 'So close! You lost a ten on the way.'],
    [{ first: 52, operation: '−', second: 38, answer: 14 }, 24, 'So close! Take away one more ten.'],
  ] as const)('names the mistake in %j answered with %i: "%s"', (equation, given, text) => {
    expect(typicalMistakeText(equation, findTypicalMistake(equation, given)!)).toBe(text);
  });

  it('explains the right method for fractions', () => {
    const [first, second] = [
      { numerator: 1, denominator: 2 },
      { numerator: 1, denominator: 3 },
    ] as const;
    const slip = findFractionMistake({ type: 'add', first, second }, { numerator: 2, denominator: 5 });
    expect(fractionMistakeText(slip!)).toContain('Do not add or subtract them');
  });

  it.each([
    ['subtract', [3, 4], [1, 4], [1, 1], 'You added them. This one is taking away.'],
    ['add', [4, 5], [1, 5], [3, 5], 'You took away. This one is adding.'],
    ['add', [1, 2], [1, 2], [1, 2], 'That is one of the two fractions. Use both of them.'],
  ] as const)('names another mistake in fractions: %s %j and %j = %j', (type, first, second, given, text) => {
    const [one, other, answer] = [first, second, given].map(([numerator, denominator]) => ({ numerator, denominator }));
    expect(fractionMistakeText(findFractionMistake({ type, first: one!, second: other! }, answer!)!)).toBe(text);
  });
});

const heap = (nickels: number, pennies: number) =>
  createHeap((piece) => ({ 5: nickels, 1: pennies })[String(piece)] ?? 0);
const COINS: Money = { type: 'countCoins', heap: heap(3, 4) };
const DIMES: Money = { type: 'countCoins', heap: createHeap((piece) => ({ 10: 2, 5: 3 })[String(piece)] ?? 0) };
const CHANGE: Money = { type: 'makeChange', heap: createHeap((piece) => (piece === 100 ? 1 : 0)), price: 37 };
const BOTH: Money = { type: 'addMoney', heaps: [heap(4, 1), heap(2, 3)] };
const APART: Money = { type: 'compareMoney', heaps: [heap(8, 2), heap(3, 3)] };

describe('A typical mistake with money', () => {
  it.each([
    [COINS, 7, 'You counted the coins, not what they are worth.'],
    [COINS, 14, 'So close! One more nickel.'],
    [COINS, 20, 'So close! Just one penny too many.'],
    [CHANGE, 37, 'That is the price, not the change.'],
    [CHANGE, 100, 'That is what you pay, not the change.'],
    [CHANGE, 73, 'So close! Just $0.10 too much.'],
    [CHANGE, 53, 'So close! $0.10 more.'],
    [BOTH, 21, 'That is only one part. Add both parts.'],
    [DIMES, 23, 'Each nickel is worth $0.05.'],
    [APART, 60, 'That is the total. What is the difference?'],
    [APART, 42, 'That is one of them. What is the difference?'],
    [APART, 36, 'Start at the smaller amount and count up.'],
    [APART, 240, 'Right digits! Just move the decimal point.'],
  ])('is named in %j answered with %i: "%s"', (asked, given, said) => {
    expect(moneySlipText({ asked }, findMoneyMistake(asked, given)!)).toBe(said);
  });
});

const length = { type: 'elapsedTime', start: 15 * 60 + 45, length: 95 } as const;
const dates = { type: 'dateArithmetic', day: 1 } as const;
const hands = (time: number) => ({ type: 'clockReading', time, shows: 'hands', answers: 'clock' }) as const;
const figures = (time: number) => ({ time, form: 'figures' }) as const;

describe('A typical mistake with time', () => {
  const mixed = { type: 'timeConversion', unit: 'minutes', days: 0, hours: 2, minutes: 30 } as const;
  const days = { ...mixed, unit: 'hours', days: 3, hours: 0, minutes: 0 } as const;
  const later = { type: 'timeComparison', asks: 'later', first: figures(60), second: figures(120) } as const;
  it.each<[Time, number, number, string]>([
    [mixed, 150, 230, 'An hour has 60 minutes, not 100.'],
    [mixed, 150, 120, 'The hours are right! Now add the minutes.'],
    [mixed, 150, 210, 'So close! Just one hour too many.'],
    [days, 72, 36, 'The clock goes round twice a day: 12 + 12 hours.'],
    [{ ...length, asks: 'length' }, 95, 145, "Count to the next o'clock first, then add the rest."],
    [{ ...length, asks: 'end' }, 1040, 320, 'Right time! Just swap AM and PM.'],
    [{ ...length, asks: 'end' }, 1040, 980, 'So close! One more hour.'],
    [later, 1, 0, 'That one is earlier.'],
    [hands(215), 215, 435, 'Look again: the short hand shows the hour.'],
    [hands(215), 215, 275, 'The short hand is not at 4 yet.'],
    [hands(215), 215, 187, 'For the long hand, count the numbers in fives.'],
    [hands(215), 215, 205, 'More than 30 minutes have passed.'],
    [hands(205), 205, 215, 'Fewer than 30 minutes have passed.'],
    [{ ...hands(215), shows: 'figures' }, 215, 275, 'So close! Just one hour too many.'],
    [{ ...dates, days: 3 }, 4, 3, 'So close! Start counting from the day after.'],
    [{ ...dates, days: 2 }, 3, 4, 'So close! Just one day too far.'],
    [{ ...dates, days: -2 }, 6, 3, 'You counted forwards. This one goes back.'],
  ])('is named in %j, which is %i, answered with %i: "%s"', (asked, answer, given, said) => {
    const question = { number: 0, asked, answer, options: null };
    expect(timeSlipText(question, findTimeMistake(question, given)!)).toBe(said);
  });
});

it('No typical mistake with days is named if counting the other way leads to the same day', () => {
  for (const [days, answer, given] of [
    [3, 4, 5],
    [4, 5, 4],
    [-3, 5, 4],
  ] as const)
    expect(findTimeMistake({ number: 0, asked: { ...dates, days }, answer, options: null }, given)).toBeNull();
});

it('No typical mistake is found in a right answer', () => {
  for (const seed of indicesUpTo(60)) {
    const [money, time] = [moneyAt(seed, { difficulty: 'hard' }, 3), timeAt(seed, { difficulty: 'hard' }, 3)];
    expect([findMoneyMistake(money.asked, money.answer), findTimeMistake(time, time.answer)]).toEqual([null, null]);
  }
});
