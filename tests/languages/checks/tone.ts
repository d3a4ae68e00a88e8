/* How people are addressed, and how long sentences are. */

/** Modules that only adults read, by the start of their path. */
const FOR_ADULTS = /^pages\/(?:teachers|legal|contact|account|faq|print|cards|facts\/adults)|^account|^play\/links/;
/** Modules that children read while they play. */
const FOR_CHILDREN = /^(?:games|play\/(?!links)|pages\/(?:home|voyage|island|captain|intro))/;

interface Address {
  readonly adult: RegExp;
  readonly child: RegExp;
}

const NOT_IN_WORD = String.raw`(?<![\p{L}\p{M}])`;
const END = String.raw`(?![\p{L}\p{M}])`;
const anyOf = (words: string): RegExp => new RegExp(`${NOT_IN_WORD}(?:${words})${END}`, 'iu');

/** The words that address an adult, and those that address a child. */
const ADDRESS: Readonly<Record<string, Address>> = {
  fr: {
    adult: anyOf(String.raw`vous|votre|vos|(?!assez|chez|nez|rez)\p{L}{2,}ez`),
    child: anyOf('tu|toi|ton|tes'),
  },
  es: {
    adult: anyOf(String.raw`usted|ustedes|vosotr[oa]s|vuestr[oa]s?|os|(?!estáis)\p{L}{2,}[áé]is`),
    child: anyOf('tú|tus|ti|contigo'),
  },
  hi: { adult: anyOf('आप|आपका|आपकी|आपके|आपको|आपने'), child: anyOf('तुम|तुम्हारा|तुम्हारी|तुम्हारे|तुम्हें|तुमने|तू|तेरा') },
};

/** Adults read what is written there: search engines and maps of skills show it. */
const LISTING = /(?:listing|skill-names)-text\.ts$/;

const MAX_LENGTH = 12;
/** How many words more than in English a long sentence may have. */
const LONGER = 4;

/** The number of words of the longest sentence. */
const longestIn = (text: string): number =>
  Math.max(
    ...text
      .split(/[.!?।…:;]+(?:[\s»”"]|$)|\n/u)
      .map((sentence) => sentence.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length),
  );

/** What is wrong with the way a text speaks to its reader. */
export function findToneFaults(path: string, english: string, translated: string, tag: string): readonly string[] {
  const { adult, child } = ADDRESS[tag] ?? {};
  const isForChildren = FOR_CHILDREN.test(path);
  const faults: string[] = [];
  const said = isForChildren ? adult?.exec(translated) : FOR_ADULTS.test(path) ? child?.exec(translated) : null;
  if (said) faults.push(isForChildren ? `a child is "${said[0]}"` : `an adult is "${said[0]}"`);
  const max = Math.max(MAX_LENGTH, longestIn(english) + LONGER);
  if (path.startsWith('games/') && !LISTING.test(path) && longestIn(translated) > max)
    faults.push(`a sentence of ${longestIn(translated)} words`);
  return faults;
}
