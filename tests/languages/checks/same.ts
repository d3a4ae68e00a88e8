/* Texts that are still English. */
import { NAMES } from '../examples.ts';

/** Names that are the same in every language. */
const PROPER = [
  ...NAMES,
  'Numeria',
  'Oak National Academy',
  'PDF',
  'QR',
  'JSON',
  'CSV',
  'Wi-Fi',
  'GitHub',
  'USD',
  'GBP',
  'EUR',
  'CAD',
  'AUD',
  'INR',
  'GCSE',
  'A-Levels',
  'IB',
  'CBSE',
];
const WORD = /[a-z]{3,}/gi;

const wordsIn = (text: string, names: readonly string[]): readonly string[] =>
  [...names.reduce((rest, name) => rest.replaceAll(name, ' '), text).matchAll(WORD)].map(([word]) =>
    word.toLowerCase(),
  );

/** The English words that a translation still has: all of them if nothing was translated. */
export function findEnglishLeft(
  english: string,
  translated: string,
  tag: string,
  same: readonly string[] = [],
): readonly string[] {
  const names = [...PROPER, ...same];
  const words = wordsIn(english, names);
  if (words.length > 0 && english.trim() === translated.trim()) return words;
  // No word of English is written like one of a language in another script.
  if (!/^(?:hi|ar|uk|ja|zh)\b/.test(tag)) return [];
  return wordsIn(translated, names).filter((word) => words.includes(word));
}
