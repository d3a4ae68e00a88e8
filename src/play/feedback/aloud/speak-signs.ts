/* Finds what is written in signs in a text, so that each language says it in its own words (spoken-text.ts). */

/** The sign of each currency, and that of its parts as it is read. Rupees have no parts. */
const PARTS = { $: '¢', '£': 'p', '€': 'c', '₹': '' } as const;
type Whole = keyof typeof PARTS;

type TimeUnit = 'h' | 'min' | 's';

/** A unit with a count: of time, or of money. */
export type SpokenUnit = TimeUnit | Whole | '¢' | 'p' | 'c';

export interface SpokenTexts {
  /** Each sign on its own: "times". */
  readonly signs: Readonly<Record<string, string>>;
  /** Of a text that matches this, times are read as two numbers. */
  readonly namesTimes: RegExp;
  /** Between the units and the parts of an amount: " " in "1 dollar 25 cents". */
  readonly andParts: string;
  /** The half of a 12-hour clock is "AM", "PM" or empty. */
  readonly clock: (hours: number, minutes: number, half: string) => string;
  readonly fraction: (top: string, bottom: string) => string;
  readonly mixedNumber: (whole: string, fraction: string) => string;
  readonly unit: (count: number, unit: SpokenUnit) => string;
  /** A slash that stands alone. */
  readonly slash: string;
  /** A question mark in place of a number, within a sum and at its end. */
  readonly what: string;
  readonly whatAtEnd: string;
}

/** "1 dollar 25 cents", "1 pound 25", "1 pound 5 pence", "75 pence". */
function moneyText({ unit, andParts }: SpokenTexts, sign: Whole, units: string, parts = '0'): string {
  const [whole, part] = [Number(units.replaceAll(/\D/g, '')), Number(parts)];
  const partSign = PARTS[sign];
  if (partSign === '' || (part === 0 && whole > 0)) return unit(whole, sign);
  if (whole === 0) return unit(part, partSign);
  return `${unit(whole, sign)}${andParts}${sign === '$' || part < 10 ? unit(part, partSign) : part}`;
}

/** A number with a decimal point or comma before two digits, whichever the page is in. */
const AMOUNT = String.raw`(\d+(?:[,.\u202F]\d{3})*)(?:[,.](\d\d))?(?!\d)`;
const BEFORE = new RegExp(String.raw`([$£€₹])${AMOUNT}`, 'g');
const BEHIND = new RegExp(String.raw`${AMOUNT}\u00A0([$£€₹])`, 'g');

/** A letter for parts is beside its number, or keeps to its line, unlike one of a sentence. */
const PART = /(\d+)\u00A0?([¢cp])(?![\p{L}’'])/gu;

export const speakSigns = (text: string, texts: SpokenTexts): string => {
  const hasNamedTimes = texts.namesTimes.test(text);
  return text
    .replaceAll(/\p{Extended_Pictographic}|[\uFE0F▲▼✓✗]/gu, '')
    .replaceAll(BEFORE, (_, sign: Whole, units: string, parts?: string) => moneyText(texts, sign, units, parts))
    .replaceAll(BEHIND, (_, units: string, parts: string | undefined, sign: Whole) =>
      moneyText(texts, sign, units, parts),
    )
    .replaceAll(PART, (_, count: string, sign: '¢' | 'c' | 'p') => texts.unit(Number(count), sign))
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(^| )\+(?=\d)/g, '$1')
    .replaceAll(/\b(\d{1,2}):([0-5]\d)(?: ([AP]M))?/g, (_, hours: string, minutes: string, half = '') =>
      hasNamedTimes ? `${hours} ${minutes} ${half}`.trim() : texts.clock(Number(hours), Number(minutes), half),
    )
    .replaceAll(/(\d+) (\d+)\/(\d+)/g, (_, whole: string, top: string, bottom: string) =>
      texts.mixedNumber(whole, texts.fraction(top, bottom)),
    )
    .replaceAll(/(\d+|\?)\/(\d+|\?)/g, (_, top: string, bottom: string) => texts.fraction(top, bottom))
    .replaceAll(/(\d+) (h|min|s)\b/g, (_, count: string, unit: TimeUnit) => texts.unit(Number(count), unit))
    .replaceAll(/(\d)([a-z])\b/g, '$1 $2')
    .replaceAll(/[×÷+−=≠<>]/g, (sign) => ` ${texts.signs[sign]} `)
    .replaceAll(' / ', ` ${texts.slash} `)
    .replaceAll(/(^| )\?(?= )/g, `$1${texts.what}`)
    .replace(/ \?$/, ` ${texts.whatAtEnd}`)
    .replaceAll(/ +/g, ' ')
    .trim();
};
