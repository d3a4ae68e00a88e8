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
  'YouTube',
  'MIT',
  'Chrome',
  'Edge',
  'Firefox',
  'Safari',
  'iPadOS',
  'Supabase',
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

/** Addresses, and names of code: "you@example.org", "?time=none", "numeria.class", "{hotkey}". */
const CODE = /\S+@\S+|https?:\S+|\w+=\w*|numeria[.-][\w-]+|\{\w+\}|[a-z]+[A-Z]\w*|[a-z]+(?:[-.][a-z]+)+/g;

const wordsIn = (text: string, names: ReadonlySet<string>): readonly string[] =>
  [...text.replaceAll(CODE, ' ').matchAll(WORD)].map(([word]) => word.toLowerCase()).filter((word) => !names.has(word));

/** The English words that a translation still has: all of them if nothing was translated. */
export function findEnglishLeft(
  english: string,
  translated: string,
  tag: string,
  same: readonly string[] = [],
): readonly string[] {
  const names = new Set([...PROPER, ...same].flatMap((name) => name.toLowerCase().split(/[ -]/)));
  const words = wordsIn(english, names);
  if (words.length > 0 && english.trim() === translated.trim()) return words;
  // No word of English is written like one of a language in another script.
  if (!/^(?:hi|ar|uk|ja|zh)\b/.test(tag)) return [];
  return wordsIn(translated, names).filter((word) => words.includes(word));
}
