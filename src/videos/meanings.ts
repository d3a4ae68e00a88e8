/*
 * What words mean: the field's synonyms, read from synonyms.json, whose shape is proved by scripts/videos/synonyms.ts at
 * every build. A topic has names, which all mean the same, and topics near to it, for where nothing bears its names.
 */
import synonyms from './synonyms.json';
import { wordsOf } from './words';

/** Names that mean the same. */
export interface Meaning {
  /** What it is known by in the index of the search, where no word looks so. */
  readonly id: string;
  /** Each name in its words. */
  readonly names: readonly (readonly string[])[];
  /** Names of what is near to it. */
  readonly near: readonly (readonly string[])[];
  /** Whether videos can be about it: not about a chapter. */
  readonly isTopic: boolean;
}

/** A part of what was typed: words in a row that mean something together, or one word alone. */
export interface Part {
  readonly words: readonly string[];
  /** What it means; of a word that is not yet typed to its end there may be several. */
  readonly meanings: readonly Meaning[];
}

const meaningOf = (names: readonly string[], near: readonly string[], isTopic: boolean, at: number): Meaning => ({
  id: `#${at}`,
  names: names.map(wordsOf),
  near: near.map(wordsOf),
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

/** The names by their first words, the longest first. */
const BY_FIRST = new Map<string, Name[]>();
for (const name of NAMES) {
  const [first = ''] = name.words;
  BY_FIRST.set(
    first,
    [...(BY_FIRST.get(first) ?? []), name].sort((a, b) => b.words.length - a.words.length),
  );
}

/** Every word that stands in a name. */
export const NAMED_WORDS: ReadonlySet<string> = new Set(NAMES.flatMap(({ words }) => words));

const standsAt = (words: readonly string[], at: number, name: Name): boolean =>
  name.words.every((word, index) => words[at + index] === word);

const BY_NAME = new Map(NAMES.map(({ words, meaning }) => [words.join(' '), meaning]));

/** What is near to a meaning, the nearest first. */
export const nearTo = ({ near }: Meaning): readonly Meaning[] =>
  near.flatMap((name) => BY_NAME.get(name.join(' ')) ?? []);

/**
 * All that a text speaks of, with the words that say so. A name within a longer one counts where the longer one is near to
 * it: the quadratic formula is about quadratics, but linear algebra is not about algebra at school.
 */
export function meaningsIn(text: string): ReadonlyMap<Meaning, readonly string[]> {
  const words = wordsOf(text);
  const names = words.flatMap((word, start) =>
    (BY_FIRST.get(word) ?? [])
      .filter((name) => standsAt(words, start, name))
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
        !nearTo(other.meaning).includes(meaning),
    );
    if (!isHidden) found.set(meaning, [...(found.get(meaning) ?? []), ...name.words]);
  }
  return found;
}

/** A name is known by the beginning of its last word from so many letters on. */
const BEGINNING = 4;

/** What the last words mean when the very last is not typed to its end. */
function begunAt(words: readonly string[], at: number): Part | null {
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

/** Takes words apart into what they mean, by the longest names; `isBegun` where the last word may go on. */
export function partsOf(words: readonly string[], isBegun: boolean): readonly Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < words.length; at += parts[parts.length - 1]?.words.length ?? 1) {
    const name = (BY_FIRST.get(words[at] ?? '') ?? []).find((one) => standsAt(words, at, one));
    const begun = isBegun && name === undefined ? begunAt(words, at) : null;
    if (name !== undefined) parts.push({ words: name.words, meanings: [name.meaning] });
    else parts.push(begun ?? { words: words.slice(at, at + 1), meanings: [] });
  }
  return parts;
}
