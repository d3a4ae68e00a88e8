/* A seed in two words of the site's language, so that it can be called across a corridor. */
import { parseSeed, WORD_PAIR_COUNT } from '../../machines/core/seed-words';
import { seedWords } from './seed-name-text';

/** The two words of a seed; its number if there are none for it. */
export const seedName = (seed: number): string => (seed < WORD_PAIR_COUNT ? seedWords(seed) : String(seed));

/** Ignores case, accents, the dots of Devanagari, spaces and punctuation. Vowel signs are letters, and stay. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F\u093C]/g, '')
    .toLowerCase()
    .split(/[\s,.-]+/)
    .filter(Boolean)
    .join(' ');

/** The seed for two words, of the site's language or English; null if they are not a pair. */
export function parseSeedName(typed: string): number | null {
  const english = parseSeed(typed);
  if (english !== null) return english;
  const name = plain(typed);
  const seed = Array.from({ length: WORD_PAIR_COUNT }, (_, one) => plain(seedWords(one))).indexOf(name);
  return seed < 0 ? null : seed;
}
