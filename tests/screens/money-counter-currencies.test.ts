/* Amounts in every currency, as they are written and as they are typed. */
import { describe, expect, it } from 'vitest';
import { CURRENCIES } from '../../machines/core/currencies';
import { questionAt } from '../../machines/money-counter/questions';
import { DIFFICULTIES } from '../../machines/money-counter/rules';
import { formatAmount } from '../../src/games/money-counter/amounts';
import { formatMoney } from '../../src/games/money-counter/money-text';
import { counterText, quizText } from '../../src/games/money-counter/question';
import { invalidAmountText, readAmount } from '../../src/games/money-counter/typed-amount';
import { indicesUpTo } from '../helpers/seeds';

describe('Amounts', () => {
  it('are written as in each country', () => {
    expect(CURRENCIES.map((money) => formatMoney(125, money))).toEqual([
      '$1.25',
      '£1.25',
      '€1.25',
      '$1.25',
      '$1.25',
      '₹125',
    ]);
    const inParts = CURRENCIES.map((money) => formatAmount(35, { isInCents: true, asked: { money } }));
    expect(inParts).toEqual(['35¢', '35p', '35c', '35¢', '35c', '₹35']);
  });

  it('are read again by their value, in every currency and style', () => {
    for (const money of CURRENCIES)
      for (const isInCents of [false, true])
        for (let cents = 1; cents < 500; cents++) {
          const style = { isInCents, asked: { money } };
          expect(readAmount(formatAmount(cents, style), style)).toBe(cents);
        }
  });

  it.each([
    ['GBP', '75p | £0.75 | 0.75 | .75 | 75 pence | 0,75 pounds', 75],
    ['EUR', '1,25 € | €1.25 | 1.25 euros | 125c', 125],
    ['INR', '50 | ₹50 | Rs. 50 | 50 rupees | 50.00', 50],
    ['CAD', '25¢ | $0.25 | 25 cents', 25],
  ] as const)('in %s can be typed as "%s"', (money, typed, cents) => {
    expect(typed.split(' | ').map((one) => readAmount(one, { asked: { money } }))).toEqual(
      typed.split(' | ').map(() => cents),
    );
  });

  it('of another currency, or of parts of a rupee, are refused in words', () => {
    expect([
      readAmount('$1.25', { asked: { money: 'GBP' } }),
      readAmount('12.50', { asked: { money: 'INR' } }),
    ]).toEqual([null, null]);
    expect(invalidAmountText('12.50', { asked: { money: 'INR' } })).toBe('Type whole rupees, like 50');
    expect(invalidAmountText('38', { asked: { money: 'GBP' } })).toBe('Is that in pence? Type 0.38');
    expect(invalidAmountText('x', { isInCents: true, asked: { money: 'GBP' } })).toBe('Type the pence, like 7');
  });
});

describe('A question', () => {
  it('names the coins of its currency, with counts in words in front of values', () => {
    const heap = [
      { piece: 100, count: 1 },
      { piece: 2, count: 3 },
    ] as const;
    const asked = { type: 'countCoins', heap, money: 'GBP' } as const;
    expect(counterText({ number: 0, asked, answer: 106, options: null })).toBe(
      'On the counter: one £1 coin, three 2p coins.',
    );
  });

  it('mentions no other currency in its text, its reason or what it says about a mistake', () => {
    const signs = { USD: /[£€₹]/, GBP: /[$€₹¢]/, EUR: /[$£₹¢]/, CAD: /[£€₹]/, AUD: /[£€₹¢]/, INR: /[$£€¢]/ };
    for (const money of CURRENCIES)
      for (const difficulty of DIFFICULTIES)
        for (const seed of indicesUpTo(100)) {
          const question = questionAt(seed, { difficulty, money }, seed % 10);
          const slips = (question.options ?? []).map((option) => quizText.explanation?.(question, option) ?? '');
          const said = [quizText.question(question), quizText.answered(question), quizText.why(question), ...slips];
          expect(said.filter((one) => signs[money].test(one))).toEqual([]);
        }
  });
});
