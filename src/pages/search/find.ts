/* Finds games, topics and pages for a few typed words, with small misspellings. */

import lessons from 'virtual:lessons';
import MiniSearch from 'minisearch';
import { GAMES } from '../../catalogue';
import { getTopicPath, TOPICS } from '../../topics/topics';
import { MAX_QUERY_LENGTH, splitAllTerms, splitTerms } from '../../videos/terms';
import { SITE_PAGES } from './site-pages';
import { SPELLINGS, text } from './text';

/** The groups of the results, in their order. */
export const GROUPS = ['games', 'topics', 'pages', 'videos'] as const;

export type Group = (typeof GROUPS)[number];

export interface Found {
  readonly group: Group;
  readonly title: string;
  readonly about: string;
  /** Null for the sheet "How I play". */
  readonly to: string | null;
}

interface Entry extends Found {
  readonly searchTerms: readonly string[];
}

const ENTRIES: readonly Entry[] = [
  ...GAMES.map(({ id, title, description, chip, path }) => ({
    group: 'games' as const,
    title,
    about: description,
    to: path,
    searchTerms: [chip, ...(lessons[id]?.teaches ?? [])],
  })),
  ...TOPICS.map((topic) => ({
    group: 'topics' as const,
    title: topic.title,
    about: text.topic(topic.strand, topic.year),
    to: getTopicPath(topic),
    searchTerms: [...topic.searchTerms, topic.summary],
  })),
  ...SITE_PAGES.map((page) => ({ group: 'pages' as const, ...page })),
];

/** The most results of a group. */
const MAX_IN_GROUP = 5;

/** In a word of four letters one of them can be wrong, in one of eight letters two. */
const LETTERS_PER_SLIP = 4;
const MAX_SLIPS = 2;

const spelled = (typed: string): string =>
  SPELLINGS.reduce((text, [together, apart]) => text.replace(together, apart), typed.toLowerCase());

const index = new MiniSearch({
  fields: ['title', 'terms', 'about'],
  tokenize: (text) => [...splitAllTerms(text)],
  processTerm: (term) => term,
  searchOptions: {
    boost: { title: 3, terms: 2 },
    prefix: true,
    fuzzy: (term) => Math.min(MAX_SLIPS, Math.floor(term.length / LETTERS_PER_SLIP)),
    weights: { fuzzy: 0.3, prefix: 0.6 },
  },
});
index.addAll(ENTRIES.map(({ title, about, searchTerms }, id) => ({ id, title, about, terms: searchTerms.join(' ') })));

/** What somebody who has typed nothing can choose: the beginnings of most searches. */
export const SUGGESTED: readonly Found[] = [
  'times-tables-to-12',
  'number-bonds-to-10',
  'add-fractions-same-denominator',
  'oclock-and-half-past',
]
  .flatMap((slug) => ENTRIES.filter(({ to }) => to === `/topics/${slug}`))
  .concat(['/topics', '/print', '/teachers'].flatMap((path) => ENTRIES.filter(({ to }) => to === path)));

/** The best results for what was typed, in groups. Empty if nothing matches. */
export function findOnSite(typed: string): readonly Found[] {
  const terms = splitTerms(spelled(typed).slice(0, MAX_QUERY_LENGTH));
  if (terms.length === 0) return [];
  const query = terms.join(' ');
  const all = index.search(query, { combineWith: 'AND' });
  const results = all.length > 0 ? all : index.search(query, { combineWith: 'OR' });
  return GROUPS.flatMap((group) =>
    results
      .flatMap(({ id }) => ENTRIES[Number(id)] ?? [])
      .filter((entry) => entry.group === group)
      .slice(0, MAX_IN_GROUP),
  );
}
