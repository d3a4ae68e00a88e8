/* Words as the search compares them, on both sides alike: in what is typed and in what is looked through. */

/** So many letters of what is typed are looked for. */
export const MAX_TYPED = 80;

/** Signs of formulas that stand for a word. */
const SIGNS: readonly (readonly [sign: RegExp, word: string])[] = [
  [/[%٪]/g, ' percent '],
  [/√/g, ' root '],
  [/∫/g, ' integral '],
  [/π/g, ' pi '],
  [/[≤≥]/g, ' inequality '],
  [/[∑Σ]/g, ' series '],
  // A power stands by its letter: x^2 is x², which is taken apart into x2.
  [/\^/g, ''],
];

/** A word as it is compared: without accents, capitals, apostrophes, the s of a plural, and with an s for a z in "ize". */
export function wordOf(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase();
  if (plain.length <= 3) return plain;
  return plain
    .replace(/^(\d+)(?:st|nd|rd|th)$/, '$1')
    .replace(/^([a-z]{4,})ies$/, '$1y')
    .replace(/([^su])s$/, '$1')
    .replace(/iz(?=[eia]|$)/, 'is');
}

/** Words that say nothing of what is looked for. */
const EMPTY_WORDS = new Set(
  [
    'a about an and any are as at be by can do does explain explained find for from get have help how i in is it its',
    'learn lesson me my need of on or please show that the their these they this to topic tutorial us use using video',
    'want we what when where which why with you your',
  ].flatMap((line) => line.split(' ').map(wordOf)),
);

const WORD = /([\p{L}\p{N}'’]+)/u;

/** A text in words and what stands between them, in turn. */
export const piecesOf = (text: string): readonly string[] => text.split(WORD);

/** Some number of x is about x all the same. */
const withoutFactor = (word: string): string => word.replace(/^\d+([xy]\d?)$/, '$1');

/** All words of a text, as they are compared. */
export function allWordsOf(text: string): readonly string[] {
  const spelled = SIGNS.reduce((now, [sign, word]) => now.replaceAll(sign, word), text);
  return piecesOf(spelled)
    .filter((_, at) => at % 2 === 1)
    .map((piece) => withoutFactor(wordOf(piece)));
}

/** The words of a text that count. */
export const wordsOf = (text: string): readonly string[] => allWordsOf(text).filter((word) => !EMPTY_WORDS.has(word));
