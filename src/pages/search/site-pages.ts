import { videosOf } from '../../videos/hub-text';
import { HUBS } from '../../videos/hubs';
import { QUESTIONS } from '../faq/questions';
import { aQuestion, HUB_TERMS, PAGES, QUESTION_TERMS } from './pages-text';

/** A page of the site, a part of one, or the sheet of settings, as the search finds it. */
export interface SearchedPage {
  readonly title: string;
  /** What it is, in a few words. */
  readonly about: string;
  /** Its address; null for the "How I play" sheet, which opens on every page. */
  readonly to: string | null;
  /** What else people call it. */
  readonly searchTerms: readonly string[];
}

const HOW_I_PLAY = 'howIPlay';

const PAGE_LIST: readonly SearchedPage[] = Object.entries(PAGES).map(([to, { terms, ...words }]) => ({
  ...words,
  to: to === HOW_I_PLAY ? null : to,
  searchTerms: terms,
}));

/** Every page that is neither a game nor a topic, the video hubs, and the questions of the FAQ. */
export const SITE_PAGES: readonly SearchedPage[] = [
  ...PAGE_LIST,
  ...HUBS.map(({ label, description, path }) => ({
    title: videosOf(label),
    about: description,
    to: path,
    searchTerms: HUB_TERMS,
  })),
  ...QUESTIONS.map(({ id, title }) => ({
    title,
    about: aQuestion,
    to: `/faq#${id}`,
    searchTerms: QUESTION_TERMS,
  })),
];
