/* The terms of the glossary. */
import type { Term } from '../../../src/locale/glossary.ts';

/** Phrases of English in which a term means something else, or which are terms of their own. */
const OTHER_MEANINGS: readonly RegExp[] = [
  /multiplication tables?/giu,
  /balance level/giu,
  /circle numbers/giu,
  /square corners?/giu,
  /decimal places?/giu,
  /hour 0/giu,
  // The coin.
  /with quarters|quarters and dollar|quarter 25¢|^quarters?$/gimu,
  /(?:comparing|both|reading) times|times (?:on|in|of)/giu,
  /A-Levels?/gu,
  /class (?:10|12)/giu,
  /number (?:facts?|bonds?|tiles?|lines?)/giu,
];

/** Terms of mathematics that every use needs. Others are everyday words, and a sentence can do without one. */
const NEEDED: ReadonlySet<string> = new Set(
  [
    ['addition', 'subtraction', 'multiplication', 'division', 'product', 'factor', 'decimal'],
    ['fraction', 'numerator', 'denominator', 'half', 'third', 'quarter', 'hour', 'minute', 'week', 'coin'],
    ['triangle', 'square', 'rectangle', 'pentagon', 'hexagon', 'circle'],
  ].flat(),
);

/** How often the translation of an everyday word has one of its forms. */
const MIN_USES = 0.8;
/** Fewer uses say nothing. */
const ENOUGH_USES = 10;

const LETTER = String.raw`[\p{L}\p{M}]`;

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** An English term, with the endings of a plural. */
const englishTerm = (term: string): RegExp =>
  new RegExp(String.raw`(?<!${LETTER})${escape(term)}(?:s|es)?(?!${LETTER})`, 'giu');

const startsWord = (text: string, form: string): boolean =>
  new RegExp(String.raw`(?<!${LETTER})${escape(form)}`, 'iu').test(text);

/** Each term in an English text, with whether the translation has one of the allowed forms. */
export function findTerms(
  english: string,
  translated: string,
  glossary: readonly Term[],
): readonly (readonly [term: string, isTranslated: boolean])[] {
  // With one kind of apostrophe.
  let left = OTHER_MEANINGS.reduce((text, phrase) => text.replaceAll(phrase, ' '), english.replaceAll('’', "'"));
  const found: [string, boolean][] = [];
  // "times table" before "times".
  for (const [term, ...forms] of glossary.toSorted(([one], [other]) => other.length - one.length)) {
    const rest = left.replaceAll(englishTerm(term), ' ');
    if (rest !== left) found.push([term, forms.some((form) => startsWord(translated, form))]);
    left = rest;
  }
  return found;
}

/** The terms of mathematics in an English text for which the translation has none of the allowed forms. */
export const findOtherTerms = (english: string, translated: string, glossary: readonly Term[]): readonly string[] =>
  findTerms(english, translated, glossary).flatMap(([term, isTranslated]) =>
    isTranslated || !NEEDED.has(term) ? [] : [term],
  );

/** The terms that many of the texts translate otherwise, one line each with the first of these texts. */
export function findRareTerms(
  texts: readonly { readonly english: string; readonly translated: string }[],
  glossary: readonly Term[],
): readonly string[] {
  const uses = texts.flatMap(({ english, translated }) =>
    findTerms(english, translated, glossary).map(([term, isTranslated]) => ({
      term,
      isTranslated,
      english,
      translated,
    })),
  );
  return glossary.flatMap(([term]) => {
    const all = uses.filter((use) => use.term === term);
    const others = all.filter(({ isTranslated }) => !isTranslated);
    const [first] = others;
    if (first === undefined || all.length < ENOUGH_USES || all.length - others.length >= all.length * MIN_USES)
      return [];
    return [`${term}: otherwise in ${others.length} of ${all.length}: "${first.english}" "${first.translated}"`];
  });
}
