/* The numbers, signs and names in a text. A translation has the same ones, in any order. */
import { NAMES } from '../examples.ts';
import type { Catalogues } from '../load-catalogues.ts';

/** How a language writes numbers. */
export interface Notation {
  readonly group: string;
  readonly decimal: string;
}

/** The notation of the language of these catalogues. */
export function notationOf(catalogues: Catalogues): Notation {
  const { THOUSANDS_SEPARATOR: group, DECIMAL_SIGN: decimal } = catalogues['locale/notation.ts'] ?? {};
  return { group: typeof group === 'string' ? group : ',', decimal: typeof decimal === 'string' ? decimal : '.' };
}

const escape = (sign: string): string => sign.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Signs of mathematics and of money. A colon or a slash also stands between words. */
const SIGN = /[+−×÷=<>%°√π²³$£€₹¢½¼¾]/gu;
/** Versions are not numbers: "v3.0", "Safari 15.4". */
const VERSION = /\b(?:v|Safari |iPadOS )\d+(?:\.\d+)*/g;
const NAME = new RegExp(NAMES.join('|'), 'gi');

const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety';

const UNIT = new Map(UNITS.split(' ').map((word, number) => [word, number]));
const TEN = new Map(TENS.split(' ').map((word, index) => [word, 20 + 10 * index]));

/** The value of "no", "four" or "twenty-five"; undefined for other words. */
function valueOfWord(word: string): number | undefined {
  if (word === 'no') return 0;
  const [tens = '', unit] = word.split('-');
  const ten = TEN.get(tens);
  return ten === undefined ? UNIT.get(word) : ten + (unit === undefined ? 0 : (UNIT.get(unit) ?? 0));
}

function numbersIn(text: string, { group, decimal }: Notation): readonly string[] {
  const number = new RegExp(
    String.raw`\d{1,3}(?:${escape(group)}\d{2,3})*${escape(group)}\d{3}(?!\d)(?:${escape(decimal)}\d+)?|\d+(?:${escape(decimal)}\d+)?`,
    'g',
  );
  return [...text.replaceAll(VERSION, ' ').matchAll(number)].map(([found]) =>
    String(Number(found.replaceAll(group, '').replace(decimal, '.'))),
  );
}

/** Every number by its value, every sign, and every name that a function was called with. */
const valuesIn = (text: string, notation: Notation): readonly string[] => [
  ...numbersIn(text, notation),
  ...[...text.matchAll(SIGN), ...text.matchAll(NAME)].map(([found]) => found.toLowerCase()),
];

/** What is left of the first list after each of the second one has taken one away. */
function without(all: readonly string[], taken: readonly string[]): readonly string[] {
  const left = [...all];
  for (const one of taken) {
    const index = left.indexOf(one);
    if (index !== -1) left.splice(index, 1);
  }
  return left;
}

/** What a translation lacks or adds, in words; null if it has the same values. */
export function compareValues(
  english: string,
  translated: string,
  [source, target]: readonly [english: Notation, translated: Notation],
): string | null {
  const wanted = valuesIn(english, source);
  const found = valuesIn(translated, target);
  // What English writes as a word can be a figure in another language, or left out.
  const words = [...english.toLowerCase().matchAll(/[a-z-]+/g)].flatMap(([word]) => valueOfWord(word) ?? []);
  const missing = without(wanted, found);
  const added = without(without(found, wanted), words.map(String));
  if (missing.length + added.length === 0) return null;
  return [missing.length > 0 ? `lacks ${missing.join(' ')}` : '', added.length > 0 ? `adds ${added.join(' ')}` : '']
    .filter(Boolean)
    .join(', ');
}
