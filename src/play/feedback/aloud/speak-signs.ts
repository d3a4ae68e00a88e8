/* Finds what is written in signs in a text, so that each language says it in its own words (spoken-text.ts). */

export interface SpokenTexts {
  /** Each sign on its own: "times". */
  readonly signs: Readonly<Record<string, string>>;
  /** Of a text that matches this, times are read as two numbers. */
  readonly namesTimes: RegExp;
  /** The parts of an amount as they are written, and cents only where there are any. */
  readonly money: (dollars: string, cents?: string) => string;
  readonly cents: (count: number) => string;
  /** The half of a 12-hour clock is "AM", "PM" or empty. */
  readonly clock: (hours: number, minutes: number, half: string) => string;
  readonly fraction: (top: string, bottom: string) => string;
  readonly mixedNumber: (whole: string, fraction: string) => string;
  readonly unit: (count: number, unit: 'h' | 'min' | 's') => string;
  /** A slash that stands alone. */
  readonly slash: string;
  /** A question mark in place of a number, within a sum and at its end. */
  readonly what: string;
  readonly whatAtEnd: string;
}

const isUnit = (unit: string): unit is 'h' | 'min' | 's' => ['h', 'min', 's'].includes(unit);

export const speakSigns = (text: string, texts: SpokenTexts): string => {
  const hasNamedTimes = texts.namesTimes.test(text);
  return text
    .replaceAll(/\p{Extended_Pictographic}|[\uFE0F▲▼✓✗]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(^| )\+(?=\d)/g, '$1')
    .replaceAll(/\$([\d,]*\d)(?:\.(\d\d))?/g, (_, dollars: string, cents?: string) => texts.money(dollars, cents))
    .replaceAll(/(\d+)¢/g, (_, cents: string) => texts.cents(Number(cents)))
    .replaceAll(/\b(\d{1,2}):([0-5]\d)(?: ([AP]M))?/g, (_, hours: string, minutes: string, half = '') =>
      hasNamedTimes ? `${hours} ${minutes} ${half}`.trim() : texts.clock(Number(hours), Number(minutes), half),
    )
    .replaceAll(/(\d+) (\d+)\/(\d+)/g, (_, whole: string, top: string, bottom: string) =>
      texts.mixedNumber(whole, texts.fraction(top, bottom)),
    )
    .replaceAll(/(\d+|\?)\/(\d+|\?)/g, (_, top: string, bottom: string) => texts.fraction(top, bottom))
    .replaceAll(/(\d+) (h|min|s)\b/g, (written: string, count: string, unit: string) =>
      isUnit(unit) ? texts.unit(Number(count), unit) : written,
    )
    .replaceAll(/(\d)([a-z])\b/g, '$1 $2')
    .replaceAll(/[×÷+−=≠<>]/g, (sign) => ` ${texts.signs[sign]} `)
    .replaceAll(' / ', ` ${texts.slash} `)
    .replaceAll(/(^| )\?(?= )/g, `$1${texts.what}`)
    .replace(/ \?$/, ` ${texts.whatAtEnd}`)
    .replaceAll(/ +/g, ' ')
    .trim();
};
