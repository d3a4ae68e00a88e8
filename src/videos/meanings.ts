/*
 * The synonyms of maths topics, from synonyms.json, which scripts/videos/synonyms.ts validates in every build. The
 * names of a topic all mean the same. Its related topics are used if nothing matches its names.
 */
import synonyms from './synonyms.json';
import { splitTerms } from './terms';

export interface Meaning {
  /** Its id in the search index, which cannot be confused with a word. */
  readonly id: string;
  /** Each name as a list of words. */
  readonly names: readonly (readonly string[])[];
  /** Names of related topics. */
  readonly near: readonly (readonly string[])[];
  /** Whether videos can be about it. A chapter is not a topic. */
  readonly isTopic: boolean;
}

/** A part of a query: consecutive words that have a meaning together, or a single word. */
export interface QueryPart {
  readonly words: readonly string[];
  /** Its meanings. An unfinished word can have several. */
  readonly meanings: readonly Meaning[];
}

const meaningOf = (names: readonly string[], near: readonly string[], isTopic: boolean, at: number): Meaning => ({
  id: `#${at}`,
  names: names.map(splitTerms),
  near: near.map(splitTerms),
  isTopic,
});

const MEANINGS: readonly Meaning[] = [
  ...synonyms.topics.map(({ names, near }, at) => meaningOf(names, near, true, at)),
  ...synonyms.words.map((names, at) => meaningOf(names, [], false, synonyms.topics.length + at)),
];

interface Name {
  readonly words: readonly string[];
  readonly meaning: Meaning;
}

const NAMES: readonly Name[] = MEANINGS.flatMap((meaning) => meaning.names.map((words) => ({ words, meaning })));

/** Names by first word, with the longest first. */
const BY_FIRST = new Map<string, Name[]>();
for (const name of NAMES) {
  const [first = ''] = name.words;
  BY_FIRST.set(
    first,
    [...(BY_FIRST.get(first) ?? []), name].sort((a, b) => b.words.length - a.words.length),
  );
}

/** Every word in a name. */
export const NAMED_TERMS: ReadonlySet<string> = new Set(NAMES.flatMap(({ words }) => words));

const indexOfTerm = (words: readonly string[], at: number, name: Name): boolean =>
  name.words.every((word, index) => words[at + index] === word);

const BY_NAME = new Map(NAMES.map(({ words, meaning }) => [words.join(' '), meaning]));

/** Related meanings, the closest first. */
export const getRelatedMeanings = ({ near }: Meaning): readonly Meaning[] =>
  near.flatMap((name) => BY_NAME.get(name.join(' ')) ?? []);

/**
 * All meanings in a text, with the words that express them. A name inside a longer name counts only if the two are
 * related: the quadratic formula is about quadratics, but linear algebra is not about school algebra.
 */
export function findMeanings(text: string): ReadonlyMap<Meaning, readonly string[]> {
  const words = splitTerms(text);
  const names = words.flatMap((word, start) =>
    (BY_FIRST.get(word) ?? [])
      .filter((name) => indexOfTerm(words, start, name))
      .map((name) => ({ ...name, start, end: start + name.words.length })),
  );
  const found = new Map<Meaning, readonly string[]>();
  for (const name of names) {
    const { meaning, start, end } = name;
    const isHidden = names.some(
      (other) =>
        other.start <= start &&
        other.end >= end &&
        other.words.length > name.words.length &&
        other.meaning !== meaning &&
        !getRelatedMeanings(other.meaning).includes(meaning),
    );
    if (!isHidden) found.set(meaning, [...(found.get(meaning) ?? []), ...name.words]);
  }
  return found;
}

/** The number of letters after which the unfinished last word of a name matches. */
const BEGINNING = 4;

/** The meanings of the last words if the very last one is unfinished. */
function begunAt(words: readonly string[], at: number): QueryPart | null {
  const rest = words.slice(at);
  const last = rest[rest.length - 1] ?? '';
  if (last.length < BEGINNING) return null;
  const begun = NAMES.filter(
    ({ words: name }) =>
      name.length === rest.length &&
      name.every((word, index) => (index < rest.length - 1 ? word === rest[index] : word.startsWith(last))),
  );
  return begun.length === 0 ? null : { words: rest, meanings: [...new Set(begun.map(({ meaning }) => meaning))] };
}

/** Splits words into parts that have meanings, preferring long names. `isBegun`: the last word may be unfinished. */
export function splitQuery(words: readonly string[], isBegun: boolean): readonly QueryPart[] {
  const parts: QueryPart[] = [];
  for (let at = 0; at < words.length; at += parts[parts.length - 1]?.words.length ?? 1) {
    const name = (BY_FIRST.get(words[at] ?? '') ?? []).find((one) => indexOfTerm(words, at, one));
    const begun = isBegun && name === undefined ? begunAt(words, at) : null;
    if (name !== undefined) parts.push({ words: name.words, meanings: [name.meaning] });
    else parts.push(begun ?? { words: words.slice(at, at + 1), meanings: [] });
  }
  return parts;
}
