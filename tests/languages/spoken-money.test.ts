/* Amounts of money are said in words that a listener can turn back into the amount, in every currency and language. */
import { describe, expect, it } from 'vitest';
import { CURRENCIES, type Currency } from '../../machines/core/currencies';
import { getCurrencyRules } from '../../machines/money-counter/currency-rules';
import * as englishMoney from '../../src/games/money-counter/money-text';
import * as spanishMoney from '../../src/locale/es/games/money-counter/money-text';
import { spokenText as spanish } from '../../src/locale/es/play/feedback/aloud/spoken-text';
import * as frenchMoney from '../../src/locale/fr/games/money-counter/money-text';
import { spokenText as french } from '../../src/locale/fr/play/feedback/aloud/spoken-text';
import * as hindiMoney from '../../src/locale/hi/games/money-counter/money-text';
import { spokenText as hindi } from '../../src/locale/hi/play/feedback/aloud/spoken-text';
import { spokenText as english } from '../../src/play/feedback/aloud/spoken-text';

/** Words for units and for their parts, in the singular and the plural. */
type Words = Readonly<Record<Currency, readonly [whole: string, wholes: string, part: string, parts: string]>>;
interface Language {
  readonly tag: string;
  readonly money: Pick<typeof englishMoney, 'formatMoney' | 'formatPart'>;
  readonly say: (text: string) => string;
  readonly words: Words;
  readonly and: string;
  /** Whether nothing takes the singular. */
  readonly isZeroOne: boolean;
}

const same = (word: string): readonly [string, string] => [word, word];
const several = (word: string): readonly [string, string] => [word, `${word}s`];

const DOLLARS = [...several('dollar'), ...several('cent')] as const;
const DOLARES = ['dólar', 'dólares', ...several('centavo')] as const;
const HINDI_DOLLARS = [...same('डॉलर'), ...same('सेंट')] as const;

const LANGUAGES: readonly Language[] = [
  {
    tag: 'en',
    money: englishMoney,
    say: english,
    and: ' ',
    isZeroOne: false,
    words: {
      USD: DOLLARS,
      CAD: DOLLARS,
      AUD: DOLLARS,
      GBP: [...several('pound'), 'penny', 'pence'],
      EUR: [...several('euro'), ...several('cent')],
      INR: [...several('rupee'), '', ''],
    },
  },
  {
    tag: 'fr',
    money: frenchMoney,
    say: french,
    and: ' ',
    isZeroOne: true,
    words: {
      USD: DOLLARS,
      CAD: DOLLARS,
      AUD: DOLLARS,
      GBP: [...several('livre'), 'penny', 'pence'],
      EUR: [...several('euro'), ...several('centime')],
      INR: [...several('roupie'), '', ''],
    },
  },
  {
    tag: 'es',
    money: spanishMoney,
    say: spanish,
    and: ' con ',
    isZeroOne: false,
    words: {
      USD: DOLARES,
      CAD: DOLARES,
      AUD: DOLARES,
      GBP: [...several('libra'), ...several('penique')],
      EUR: [...several('euro'), ...several('céntimo')],
      INR: [...several('rupia'), '', ''],
    },
  },
  {
    tag: 'hi',
    money: hindiMoney,
    say: hindi,
    and: ' ',
    isZeroOne: false,
    words: {
      USD: HINDI_DOLLARS,
      CAD: HINDI_DOLLARS,
      AUD: HINDI_DOLLARS,
      GBP: [...same('पाउंड'), 'पेनी', 'पेंस'],
      EUR: [...same('यूरो'), ...same('सेंट')],
      INR: ['रुपया', 'रुपये', '', ''],
    },
  },
];

const AMOUNTS = [0, 1, 2, 5, 9, 10, 25, 75, 99, 100, 101, 105, 110, 125, 200, 203, 250, 499, 500, 1234];

/** What a person would say: "1 pound 25", "1 pound 5 pence", "75 pence". */
function expected({ words, and, isZeroOne }: Language, money: Currency, cents: number): string {
  const [one, many, part, parts] = words[money];
  const counted = (count: number, singular: string, plural: string): string =>
    `${count} ${count === 1 || (isZeroOne && count === 0) ? singular : plural}`;
  if (getCurrencyRules(money).isWhole) return counted(cents, one, many);
  const [whole, rest] = [Math.floor(cents / 100), cents % 100];
  if (whole === 0) return counted(rest, part, parts);
  if (rest === 0) return counted(whole, one, many);
  const isNamed = one === words.USD[0] || rest < 10;
  return `${counted(whole, one, many)}${and}${isNamed ? counted(rest, part, parts) : rest}`;
}

describe.each(LANGUAGES)('$tag', (language) => {
  it.each(CURRENCIES)('says every amount of %s in words', (money) => {
    const said = AMOUNTS.map((cents) => language.say(language.money.formatMoney(cents, money)));
    expect(said).toEqual(AMOUNTS.map((cents) => expected(language, money, cents)));
  });

  it('says amounts in pence and cents with their units', () => {
    for (const money of ['USD', 'GBP', 'EUR', 'CAD'] as const) {
      const cents = AMOUNTS.filter((amount) => amount < 100);
      const said = cents.map((amount) => language.say(language.money.formatPart(amount, money)));
      expect(said).toEqual(cents.map((amount) => expected(language, money, amount)));
    }
  });
});

it('names coins and notes as people do', () => {
  expect(english('You pay with one £1 coin, two £2 coins, 20p coin, ₹20 note and €5 notes.')).toBe(
    'You pay with one 1 pound coin, two 2 pound coins, 20 pence coin, 20 rupee note and 5 euro notes.',
  );
  expect(hindi('₹1 का सिक्का, ₹1.')).toBe('1 रुपये का सिक्का, 1 रुपया.');
  expect(french('pièce de 2\u00A0€, pièces de 50\u00A0c')).toBe('pièce de 2 euros, pièces de 50 centimes');
  expect(spanish('monedas de 50\u00A0c, billete de 5\u00A0€')).toBe('monedas de 50 céntimos, billete de 5 euros');
});

it('reads decimals of another notation by value', () => {
  expect(english('£1,25 or £1.25 or £1,234.50')).toBe('1 pound 25 or 1 pound 25 or 1234 pounds 50');
  expect(french('1.25\u00A0€ ou 1\u202F234,50\u00A0€')).toBe('1 euro 25 ou 1234 euros 50');
});

it('leaves letters of formulas and sentences alone', () => {
  expect(english('3x + 2 p')).toBe('3 x plus 2 p');
  expect(french('Il en reste 5 c’est tout')).toBe('Il en reste 5 c’est tout');
  expect(english('It costs $1.25.')).toBe('It costs 1 dollar 25 cents.');
});
