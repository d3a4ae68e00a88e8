/*
 * Finds entries for a query. An entry has to match every part of the query, by its words or by synonyms (meanings.ts).
 * If none does, the search corrects one wrong letter in long words, and then offers entries with related meanings.
 * Similar spelling is never enough for a match.
 */

import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { type Catalogue, getEntryKind, type LocatedEntry, listEntries } from './catalogue';
import { findMeanings, getRelatedMeanings, type Meaning, NAMED_TERMS, type QueryPart, splitQuery } from './meanings';
import { MAX_QUERY_LENGTH, splitAllTerms, splitTerms } from './terms';
import { kinds } from './text';

/** A match, the hub that it is in, and the words that matched. */
export interface SearchMatch extends LocatedEntry {
  readonly hub: Catalogue;
  readonly words: ReadonlySet<string>;
}

/**
 * The result of a search: entries that match everything (`all`), entries that match everything after a corrected typing
 * mistake (`slip`), related entries (`near`), no entries (`none`), or an empty query (`blank`).
 */
export interface SearchOutcome {
  readonly how: 'all' | 'slip' | 'near' | 'none' | 'blank';
  readonly found: readonly SearchMatch[];
}

export type Search = (typed: string) => SearchOutcome;

/** Shorter words are not corrected. */
const LONG_WORD = 6;
/** Only words like these can make an entry related. Short words and words with digits cannot. */
const DISTINCTIVE_TERM = /^\p{L}{4,}$/u;
/** How many steps away a related topic can be. */
const STEPS = 2;

const FIELDS = ['title', 'unit', 'educator', 'description', 'section', 'meaning'] as const;
const WEIGHTS = { title: 4, meaning: 2.5, unit: 2, educator: 2, description: 1, section: 0.25 } as const;

/** In related results, topics count more than words. */
const NEAR_WEIGHT = 10;

interface Indexed extends LocatedEntry {
  readonly hub: Catalogue;
  /** Its meanings, and the words that express them. */
  readonly meanings: ReadonlyMap<Meaning, readonly string[]>;
}

/** Whether a unit has a single topic, which then applies to all its entries. "Algebra & Functions" has two. */
const isOfOneTopic = (unit: string): boolean => !/ and | & |\//.test(unit);

const indexedOf = (hub: Catalogue): readonly Indexed[] =>
  listEntries(hub).map((located) => {
    const { entry, unit } = located;
    const said = findMeanings(entry.title);
    const isSaid = [...said.keys()].some(({ isTopic }) => isTopic) || !isOfOneTopic(unit.title);
    return { ...located, hub, meanings: isSaid ? said : new Map([...findMeanings(unit.title), ...said]) };
  });

const textsOf = ({ entry, unit, tab, hub, meanings }: Indexed) => ({
  title: entry.title,
  unit: unit.title,
  educator: entry.educator,
  description: entry.description ?? '',
  section: `${hub.heading} ${tab.title} ${kinds[getEntryKind(entry)]}`,
  meaning: [...meanings.keys()].map(({ id }) => id).join(' '),
});

/** For queries that are already single words. */
const asIs = { tokenize: (word: string) => [word], processTerm: (word: string) => word } as const;

const wordQuery = (word: string, prefix: boolean): Query => ({ ...asIs, queries: [word], prefix });
const meaningQuery = ({ id }: Meaning, weight: number): Query => ({
  ...asIs,
  queries: [id],
  fields: ['meaning'],
  boost: { meaning: weight },
});

/** Whether two words differ by one added, missing or different letter, or by two swapped letters. */
function isOneSlip(a: string, b: string): boolean {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const after = (text: string, letters: number) => text.slice(at + letters);
  return (
    after(a, 1) === after(b, 1) ||
    after(a, 1) === after(b, 0) ||
    after(a, 0) === after(b, 1) ||
    (a[at] === b[at + 1] && a[at + 1] === b[at] && after(a, 2) === after(b, 2))
  );
}

/** Builds the search index of these hubs. */
export function buildSearch(hubs: readonly Catalogue[]): Search {
  const allLocated = hubs.flatMap(indexedOf);
  const index = new MiniSearch({
    fields: [...FIELDS],
    tokenize: (text, field) => (field === 'meaning' ? text.split(' ') : [...splitAllTerms(text)]),
    processTerm: (word) => word,
    searchOptions: { boost: WEIGHTS },
  });
  index.addAll(allLocated.map((located, id) => ({ id, ...textsOf(located) })));
  const known = new Set([
    ...NAMED_TERMS,
    ...allLocated.flatMap((located) => splitAllTerms(Object.values({ ...textsOf(located), meaning: '' }).join(' '))),
  ]);

  const found = (results: readonly SearchResult[]): readonly SearchMatch[] =>
    results.flatMap(({ id, terms }) => {
      const located = allLocated[Number(id)];
      if (located === undefined) return [];
      const meant = [...located.meanings].filter(([meaning]) => terms.includes(meaning.id));
      return [{ ...located, words: new Set([...terms, ...meant.flatMap(([, words]) => words)]) }];
    });

  /** Entries that match all parts, each by its words or by a meaning. */
  const withAll = (words: readonly string[]): readonly SearchMatch[] => {
    const search = (parts: readonly QueryPart[]) =>
      index.search({
        combineWith: 'AND',
        queries: parts.map((part) => ({
          combineWith: 'OR',
          queries: [
            // On its own, a single letter is the beginning of a word. Next to other words, it is a word itself.
            {
              combineWith: 'AND',
              queries: part.words.map((word) => wordQuery(word, word.length > 1 || words.length === 1)),
            },
            ...part.meanings.map((meaning) => meaningQuery(meaning, WEIGHTS.meaning)),
          ],
        })),
      });
    const results = search(splitQuery(words, false));
    return found(results.length > 0 ? results : search(splitQuery(words, true)));
  };

  /** Entries that match some parts, or else related topics, or topics related to those. */
  const near = (words: readonly string[]): readonly SearchMatch[] => {
    const parts = splitQuery(words, true);
    let meanings = parts.flatMap((part) => part.meanings).filter(({ isTopic }) => isTopic);
    let others = parts
      .flatMap((part) => (part.meanings.length === 0 ? part.words : []))
      .filter((word) => DISTINCTIVE_TERM.test(word));
    for (let step = 0; step <= STEPS; step++) {
      const results = index.search({
        combineWith: 'OR',
        fields: ['title', 'educator', 'meaning'],
        queries: [
          ...meanings.map((meaning) => meaningQuery(meaning, NEAR_WEIGHT)),
          ...others.map((word) => wordQuery(word, false)),
        ],
      });
      if (results.length > 0) return found(results);
      meanings = meanings.flatMap(getRelatedMeanings);
      others = [];
    }
    return [];
  };

  /** Corrects unknown words if changing one letter makes them known. */
  const setRight = (words: readonly string[]): readonly string[] =>
    words.map((word) => {
      if (word.length < LONG_WORD || [...known].some((one) => one.startsWith(word))) return word;
      return [...known].find((one) => one[0] === word[0] && isOneSlip(one, word)) ?? word;
    });

  return (typed) => {
    const words = splitTerms(typed.slice(0, MAX_QUERY_LENGTH));
    if (words.length === 0) return { how: 'blank', found: [] };
    const all = withAll(words);
    if (all.length > 0) return { how: 'all', found: all };
    const right = setRight(words);
    const slip = right.join(' ') === words.join(' ') ? [] : withAll(right);
    if (slip.length > 0) return { how: 'slip', found: slip };
    const others = near(right);
    return { how: others.length > 0 ? 'near' : 'none', found: others };
  };
}
