/*
 * Finds entries by what is typed: every word has to begin a word of the title, the educator, the unit or the description.
 * Where nothing has them all, what is spelled nearly so is offered.
 */
import MiniSearch, { type SearchResult } from 'minisearch';
import { type Catalogue, entriesOf, type PlacedEntry } from './catalogue';

/** An entry that was found, the hub it is in, and the words by which it was found. */
export interface Found extends PlacedEntry {
  readonly hub: Catalogue;
  readonly words: ReadonlySet<string>;
}

/** What a search has come to: entries with all words in them, or at least near ones. */
export interface Findings {
  readonly found: readonly Found[];
  readonly isNear: boolean;
}

/** Looks for what was typed, in the entries of some hubs. */
export type Search = (typed: string) => Findings;

const NOTHING: Findings = { found: [], isNear: false };
/** How many near entries are offered. */
const MOST_NEAR = 6;
/** A word may be wrong by this share of its letters to be near. */
const NEAR = 0.34;

const FIELDS = ['title', 'educator', 'unit', 'description'] as const;
const WEIGHTS = { title: 4, unit: 2, educator: 2, description: 1 } as const;

/** A word as it is compared: without accents, capitals, apostrophes and the s of a plural. */
export function wordOf(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase();
  return plain.length > 3 ? plain.replace(/s$/, '') : plain;
}

/** A text in words and what stands between them, in turn. */
export const piecesOf = (text: string): readonly string[] => text.split(/([\p{L}\p{N}'’]+)/u);

/** Splits what was typed, and what is found by it, into words. */
const tokenize = (text: string): string[] => text.match(/[\p{L}\p{N}'’]+/gu) ?? [];

/** Prepares the search in these hubs. */
export function searchIn(hubs: readonly Catalogue[]): Search {
  const places = hubs.flatMap((hub) => entriesOf(hub).map((place) => ({ ...place, hub })));
  const index = new MiniSearch({
    fields: [...FIELDS],
    tokenize,
    processTerm: wordOf,
    searchOptions: { boost: WEIGHTS, prefix: true, combineWith: 'AND' },
  });
  index.addAll(
    places.map(({ entry, unit }, id) => ({
      id,
      title: entry.title,
      educator: entry.educator,
      unit: unit.title,
      description: entry.description,
    })),
  );

  const found = (results: readonly SearchResult[]): readonly Found[] =>
    results.flatMap(({ id, terms }) => {
      const place = places[Number(id)];
      return place === undefined ? [] : [{ ...place, words: new Set(terms) }];
    });

  return (typed) => {
    if (tokenize(typed).length === 0) return NOTHING;
    const exact = index.search(typed);
    if (exact.length > 0) return { found: found(exact), isNear: false };
    const near = index.search(typed, { fuzzy: NEAR, combineWith: 'OR' });
    return { found: found(near.slice(0, MOST_NEAR)), isNear: true };
  };
}
