/* What a language writes can be typed in it: reading it gives the same value. And no two values are written alike. */
import { describe, expect, it } from 'vitest';
import { CURRENCIES, type Currency } from '../../machines/core/currencies';
import { type AmountUnits, parseCents } from '../../machines/money-counter/amount';
import { parseTypedAnswer, type TimeVocabulary } from '../../machines/time-master/read-answer';
import { DAY, WEEK } from '../../machines/time-master/times';
import { FOLDERS, loadLanguage } from './languages';
import { loadCatalogues } from './load-catalogues';

type Format = (value: number) => string;
type Asked = Parameters<typeof parseTypedAnswer>[0]['asked'];

/** Values of each kind. */
const COUNT = 10_000;

const ENGLISH = await loadCatalogues(null);
const LANGUAGES = [
  { tag: 'en-GB', catalogues: ENGLISH },
  ...(await Promise.all(FOLDERS.map((folder) => loadLanguage(folder, ENGLISH)))).filter(
    ({ allowed }) => allowed.hasBegun === undefined,
  ),
];

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** The values that are read as others, with what was written. */
const findMisread = (values: readonly number[], format: Format, read: (text: string) => unknown): readonly string[] =>
  values.filter((value) => read(format(value)) !== value).map((value) => `${value}: ${format(value)}`);

const countTexts = (values: readonly number[], format: Format): number => new Set(values.map(format)).size;

describe.each(LANGUAGES)('$tag', ({ catalogues }) => {
  const times = catalogues['games/time-master/time-text.ts'] as Readonly<Record<string, Format>> & {
    readonly days: readonly { readonly name: string; readonly short: string; readonly shortest: string }[];
  };
  const { vocabulary } = catalogues['games/time-master/typed-time-text.ts'] as { readonly vocabulary: TimeVocabulary };
  const readAs =
    (asked: Partial<Asked> & { readonly type: Asked['type'] }) =>
    (text: string): unknown =>
      parseTypedAnswer({ asked: asked as Asked }, text, vocabulary);

  it('reads every time of the day as it is written', () => {
    const values = upTo(DAY);
    const format = times['formatTime']!;
    expect(findMisread(values, format, readAs({ type: 'elapsedTime', asks: 'end' }))).toEqual([]);
    expect(countTexts(values, format)).toBe(values.length);
    expect(countTexts(values, times['timeInWords']!)).toBe(values.length);
  });

  it('reads noon and midnight in words', () => {
    const read = readAs({ type: 'elapsedTime', asks: 'end' });
    expect([0, DAY / 2].map((time) => read(times['timeInWords']!(time)))).toEqual([0, DAY / 2]);
  });

  it('reads durations in full and in short form', () => {
    const values = upTo(COUNT).slice(1);
    for (const name of ['formatDuration', 'formatShortDuration']) {
      const format = times[name]!;
      expect(findMisread(values, format, readAs({ type: 'elapsedTime', asks: 'length' }))).toEqual([]);
      expect(countTexts(values, format)).toBe(values.length);
    }
  });

  it('reads hours and minutes with their units', () => {
    const values = upTo(COUNT);
    for (const [unit, name] of [
      ['hours', 'formatHours'],
      ['minutes', 'formatMinutes'],
    ] as const)
      expect(findMisread(values, times[name]!, readAs({ type: 'timeConversion', unit }))).toEqual([]);
  });

  it.each(CURRENCIES)('reads amounts of %s as they are written', (money) => {
    const { formatMoney, formatPart, typedUnits } = catalogues['games/money-counter/money-text.ts'] as {
      readonly formatMoney: (cents: number, money: Currency) => string;
      readonly formatPart: (cents: number, money: Currency) => string;
      readonly typedUnits: Readonly<Record<Currency, AmountUnits>>;
    };
    const values = upTo(COUNT);
    const read = (text: string): unknown => parseCents(text, typedUnits[money]);
    const format = (cents: number): string => formatMoney(cents, money);
    expect(findMisread(values, format, read)).toEqual([]);
    expect(countTexts(values, format)).toBe(values.length);
    const hasParts = typedUnits[money].part.length > 0;
    expect(findMisread(hasParts ? upTo(100) : [], (cents) => formatPart(cents, money), read)).toEqual([]);
  });

  it('reads the days by their names, which no two share', () => {
    const days = upTo(WEEK);
    for (const form of ['name', 'short'] as const) {
      const format = (day: number): string => times.days[day]![form];
      expect(findMisread(days, format, readAs({ type: 'dateArithmetic' }))).toEqual([]);
    }
    expect(countTexts(days, (day) => times.days[day]!.shortest)).toBe(WEEK);
  });
});
