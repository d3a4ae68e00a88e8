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
const PROPER_NAMES = new RegExp(String.raw`\b(?:${PROPER.join('|')})\b`, 'g');
const WORD = /[a-z]{3,}/gi;

const wordsIn = (text: string): readonly string[] =>
  [...text.replaceAll(PROPER_NAMES, ' ').matchAll(WORD)].map(([word]) => word.toLowerCase());

/** The English words that a translation still has: all of them if nothing was translated. */
export function findEnglishLeft(english: string, translated: string, tag: string): readonly string[] {
  const words = wordsIn(english);
  if (words.length > 0 && english.trim() === translated.trim()) return words;
  // No word of English is written like one of a language in another script.
  if (!/^(?:hi|ar|uk|ja|zh)\b/.test(tag)) return [];
  return wordsIn(translated).filter((word) => words.includes(word));
}
