/* Lists every page of the site for search engines, link previews and the project's tools. Node
   reads this file directly; tests/site/pages.test.ts compares it with the pages themselves. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type * as Listing from '../../src/pages/listing-text.ts';
import { getTopicPath, TOPICS } from '../../src/topics/topics.ts';
import { GAMES, type ListedGame } from '../games.ts';
import { importCatalogue, readLocale } from './languages.ts';
import { TOPIC_TEXT } from './topic-text.ts';

/** Decides which structured data a page has. */
export type PageKind = 'home' | 'game' | 'hub' | 'topic' | 'faq' | 'text' | 'account' | 'notFound';

/** Educational data of a game page. */
export interface Lesson {
  /** The intended ages, such as "7-11". */
  readonly ages: string;
  /** The skills that the game practises, each in a few words. */
  readonly teaches: readonly string[];
}

export interface Page {
  /** The path within the site, without a trailing slash. */
  readonly path: string;
  /** The document title, exactly as the page sets it. */
  readonly title: string;
  /** One or two sentences for people who have not opened the page yet. */
  readonly description: string;
  readonly kind: PageKind;
  /** Whether search engines can show the page. */
  readonly isIndexed: boolean;
  /** The path of the page's picture for link previews. */
  readonly picture: string;
  /** Null for pages that are not games. */
  readonly lesson: Lesson | null;
}

const ROOT = join(import.meta.dirname, '../..');
const { base } = await readLocale(ROOT);

/** The path of a picture for link previews, 1200 x 630: the English one if this language has none. */
function findSharePicture(name: string): string {
  const translated = `/pictures/share${base}/${name}.png`;
  return existsSync(join(ROOT, 'assets', translated)) ? translated : `/pictures/share/${name}.png`;
}

const { PAGE_TEXT } = await importCatalogue<typeof Listing>('pages/listing-text.ts');

type Plain = Pick<Page, 'path' | 'title' | 'description' | 'kind'>;

const page = (plain: Plain, isIndexed = true): Page => ({
  ...plain,
  title: `${plain.title} | Numeria`,
  isIndexed,
  picture: findSharePicture('numeria'),
  lesson: null,
});

const listed = (path: keyof typeof PAGE_TEXT, kind: PageKind, isIndexed = true): Page =>
  page({ path, ...PAGE_TEXT[path], kind }, isIndexed);

const gamePage = ({ id, path, heading, documentTitle, page: own }: ListedGame): Page => {
  const { description, ages, teaches } = own;
  const plain = page({ path, title: heading, description, kind: 'game' });
  return {
    ...plain,
    title: documentTitle,
    picture: findSharePicture(id),
    lesson: { ages, teaches },
  };
};

const TOPIC_PAGES: readonly Page[] = TOPICS.map((topic) => {
  const { title, summary } = TOPIC_TEXT[topic.slug] ?? topic;
  return page({ path: getTopicPath(topic), title, description: summary, kind: 'topic' });
});

/** The page for unknown URLs. */
export const NOT_FOUND: Page = listed('/404', 'notFound', false);

/** Every page with its own URL, in the order of the site map. */
export const PAGES: readonly Page[] = [
  listed('/', 'home'),
  ...GAMES.map(gamePage),
  ...(['alevels', 'ib', 'gcse', 'us', 'australian', 'canadian', 'cbse'] as const).map((id) =>
    listed(`/video-hub/${id}`, 'hub'),
  ),
  listed('/faq', 'faq'),
  listed('/teachers', 'text'),
  listed('/class', 'text'),
  listed('/week', 'text'),
  listed('/cards', 'text'),
  listed('/contact', 'text'),
  listed('/progress', 'text'),
  listed('/progress/facts', 'text'),
  listed('/print', 'text'),
  listed('/topics', 'text'),
  ...TOPIC_PAGES,
  listed('/my-island', 'text'),
  listed('/privacy', 'text'),
  listed('/terms', 'text'),
  listed('/accessibility', 'text'),
  listed('/auth', 'account', false),
  listed('/auth/confirm', 'account', false),
  listed('/profile', 'account', false),
];

/** The pages for tests that open each of them: topics differ only in their data, so one of them is enough. */
export const TRIED_PAGES: readonly Page[] = PAGES.filter((one) => one.kind !== 'topic' || one === TOPIC_PAGES[0]);
