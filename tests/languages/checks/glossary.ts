/* The terms of the glossary. */
import type { Term } from '../../../src/locale/glossary.ts';

const LETTER = String.raw`[\p{L}\p{M}]`;

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** An English term, with the endings of a plural. */
const englishTerm = (term: string): RegExp =>
  new RegExp(String.raw`(?<!${LETTER})${escape(term)}(?:s|es)?(?!${LETTER})`, 'giu');

const startsWord = (text: string, form: string): boolean =>
  new RegExp(String.raw`(?<!${LETTER})${escape(form)}`, 'iu').test(text);

/** The terms in an English text for which the translation has none of the allowed forms. */
export function findOtherTerms(english: string, translated: string, glossary: readonly Term[]): readonly string[] {
  // Without the straight and the curly apostrophes that keyboards mix.
  let left = english.replaceAll('’', "'");
  const found: string[] = [];
  // "times table" before "times".
  for (const [term, ...forms] of glossary.toSorted(([one], [other]) => other.length - one.length)) {
    const rest = left.replaceAll(englishTerm(term), ' ');
    if (rest !== left && !forms.some((form) => startsWord(translated, form))) found.push(term);
    left = rest;
  }
  return found;
}
