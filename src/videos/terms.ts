/* Words as the search compares them. Queries and catalogue text are treated in the same way. */
import { ENDINGS, FILLERS } from '../locale/search-terms.ts';

/** The longest query, in characters. */
export const MAX_QUERY_LENGTH = 80;

/** Symbols in formulas that represent a word. */
const SIGNS: readonly (readonly [sign: RegExp, word: string])[] = [
  [/[%٪]/g, ' percent '],
  [/√/g, ' root '],
  [/∫/g, ' integral '],
  [/π/g, ' pi '],
  [/[≤≥]/g, ' inequality '],
  [/[∑Σ]/g, ' series '],
  // A power directly follows its letter: x^2 is x², which is normalised to x2.
  [/\^/g, ''],
];

/** Accents and apostrophes. Vowel signs of other scripts are not accents and stay. */
const ACCENTS = /[\u0300-\u036f'’]/g;

/**
 * Normalises a word: removes accents, capitals, apostrophes, the plural s and the endings of this language, and uses "ise" for
 * "ize".
 */
export function normaliseTerm(text: string): string {
  const plain = text.normalize('NFKD').replaceAll(ACCENTS, '').toLowerCase();
  if (plain.length <= 3) return plain;
  return ENDINGS.reduce((word, [ending, rest]) => word.replace(ending, rest), plain)
    .replace(/^(\d+)(?:st|nd|rd|th)$/, '$1')
    .replace(/^([a-z]{4,})ies$/, '$1y')
    .replace(/([^su])s$/, '$1')
    .replace(/iz(?=[eia]|$)/, 'is');
}

/** Words that do not affect a search. Titles of videos are in English in every language. */
const FILLER_TERMS = new Set(
  [
    'a about an and any are as at be by can do does explain explained find for from get have help how i in is it its',
    'learn lesson me my need of on or please show that the their these they this to topic tutorial us use using video',
    'want we what when where which why with you your',
    FILLERS,
  ].flatMap((line) => line.split(' ').map(normaliseTerm)),
);

const WORD = /([\p{L}\p{M}\p{N}'’]+)/u;

/** Splits text into words and the text between them, alternating. */
export const splitText = (text: string): readonly string[] => text.split(WORD);

/** 3x counts as x. */
const withoutFactor = (word: string): string => word.replace(/^\d+([xy]\d?)$/, '$1');

/** All normalised words of a text. */
export function splitAllTerms(text: string): readonly string[] {
  const spelled = SIGNS.reduce((now, [sign, word]) => now.replaceAll(sign, word), text);
  return splitText(spelled)
    .filter((_, at) => at % 2 === 1)
    .map((piece) => withoutFactor(normaliseTerm(piece)));
}

/** The normalised words of a text, except words that do not affect a search. */
export const splitTerms = (text: string): readonly string[] =>
  splitAllTerms(text).filter((word) => !FILLER_TERMS.has(word));
