import type * as English from '../../../../games/tables-check/spoken-text';

const SMALL = [
  'zéro',
  'un',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
  'douze',
  'treize',
  'quatorze',
  'quinze',
  'seize',
  'dix sept',
  'dix huit',
  'dix neuf',
] as const;
/** As in France: the words for 70 to 79 and 90 to 99 count on from 60 and 80. */
const TENS = [
  'vingt',
  'trente',
  'quarante',
  'cinquante',
  'soixante',
  'soixante',
  'quatre vingt',
  'quatre vingt',
] as const;
/** As in Belgium and Switzerland, where 80 has two names. */
const OTHER_TENS: Readonly<Record<number, readonly string[]>> = {
  7: ['septante'],
  8: ['huitante', 'octante'],
  9: ['nonante'],
};

export const questionInWords: typeof English.questionInWords = (first, second) => [
  SMALL[first] ?? String(first),
  'fois',
  SMALL[second] ?? String(second),
];

const smallWord = (value: number): string => SMALL[value] ?? '';

/** "trente et un", "trente deux". */
function withOnes(tens: string, ones: number): string {
  if (ones === 0) return tens;
  return ones === 1 ? `${tens} et un` : `${tens} ${smallWord(ones)}`;
}

function belowHundred(value: number): readonly string[] {
  if (value < 20) return [smallWord(value)];
  const tens = Math.floor(value / 10);
  const ones = value % 10;
  const name = TENS[tens - 2] ?? '';
  const others = (OTHER_TENS[tens] ?? []).map((other) => withOnes(other, ones));
  if (tens === 7) return [ones === 1 ? `${name} et onze` : `${name} ${smallWord(10 + ones)}`, ...others];
  if (tens === 9) return [`${name} ${smallWord(10 + ones)}`, ...others];
  if (tens === 8) return [...(ones === 0 ? [`${name}s`, name] : [`${name} ${smallWord(ones)}`]), ...others];
  return [withOnes(name, ones)];
}

export const waysToSay: typeof English.waysToSay = (value) => {
  if (value < 100) return belowHundred(value);
  const count = Math.floor(value / 100);
  const hundreds = count === 1 ? ['cent'] : [`${smallWord(count)} cents`, `${smallWord(count)} cent`];
  if (value % 100 === 0) return hundreds;
  return hundreds.flatMap((start) => belowHundred(value % 100).map((rest) => `${start} ${rest}`));
};
