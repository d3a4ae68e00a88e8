/* What a language writes can be typed in it: reading it gives the same value. And no two values are written alike. */
import { describe, expect, it } from 'vitest';
import { CURRENCIES, type Currency } from '../../machines/core/currencies';
import { type Fraction, fraction } from '../../machines/core/fraction';
import { parseAnswer } from '../../machines/fraction-basics/answer';
import { EMPTY_FRACTION, parseFraction, typeIntoField } from '../../machines/fraction-simplify/typed-fraction';
import { type AmountUnits, parseCents } from '../../machines/money-counter/amount';
import { parseTypedAnswer, type TimeVocabulary } from '../../machines/time-master/read-answer';
import { DAY, WEEK } from '../../machines/time-master/times';
import { readTyped } from '../../src/notation/read';
import { WRITTEN_SIGNS } from '../../src/notation/signs';
import { notationOf } from './checks/values';
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

/** The figures in a text, with everything between the first and the last of them. */
const figuresIn = (text: string): string => /\d.*\d/.exec(text)?.[0] ?? '';

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

  /** Typed text as games get it in this language. */
  const asTyped = (text: string): string => {
    const reading = readTyped(text, { ...WRITTEN_SIGNS, ...notationOf(catalogues) });
    return reading.kind === 'text' ? reading.text : `${reading.typed} is ambiguous`;
  };

  const readHundredths = (text: string): number => Math.round(Number(asTyped(figuresIn(text))) * 100);

  it('reads fractions as questions write them', () => {
    const { questionText } = catalogues['games/fraction-simplify/question-text.tsx'] as {
      readonly questionText: (question: { readonly type: 'simplify'; readonly first: Fraction }) => string;
    };
    const { spokenSimplify } = catalogues['games/fraction-basics/text/steps.ts'] as {
      readonly spokenSimplify: (asked: Fraction) => string;
    };
    const readers: readonly (readonly [write: (one: Fraction) => string, read: (text: string) => unknown])[] = [
      [
        (first) => questionText({ type: 'simplify', first }),
        (text) => parseFraction(typeIntoField(EMPTY_FRACTION, 'numerator', text)),
      ],
      [
        spokenSimplify,
        (text) => {
          const parsed = parseAnswer(text);
          return parsed.kind === 'entry' && parsed.entry.wholes === 0 ? parsed.entry.part : parsed;
        },
      ],
    ];
    const fractions = upTo(COUNT).map((index) => fraction(index % 100, Math.floor(index / 100) + 1));
    for (const [write, read] of readers) {
      const texts = fractions.map(write);
      expect(texts.map((text) => read(asTyped(figuresIn(text))))).toEqual(fractions);
      expect(new Set(texts).size).toBe(COUNT);
    }
  });

  it('reads decimals as questions write them', () => {
    const { spokenConvert } = catalogues['games/fraction-basics/text/steps.ts'] as {
      readonly spokenConvert: (hundredths: number) => string;
    };
    expect(findMisread(upTo(COUNT), spokenConvert, readHundredths)).toEqual([]);
    expect(countTexts(upTo(COUNT), spokenConvert)).toBe(COUNT);
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
