import { describe, expect, it } from 'vitest';
import { NOT_FOUND, PAGES } from '../../scripts/site/pages';
import { GAMES } from '../../src/games';
import { introOf } from '../../src/games/intros';
import { HUBS, loadCatalogue } from '../../src/videos/hubs';

const ALL = [...PAGES, NOT_FOUND];
const pathsOf = (kind: string): readonly string[] => PAGES.filter((page) => page.kind === kind).map(({ path }) => path);

describe('The table of the pages', () => {
  it('has every game and every hub, in the order of the site', () => {
    expect(pathsOf('game')).toEqual(GAMES.map(({ path }) => path));
    expect(pathsOf('hub')).toEqual(HUBS.map(({ path }) => path));
  });

  it('names each page by a title and a description of its own, of a length that is shown whole', () => {
    expect(new Set(ALL.map(({ title }) => title)).size).toBe(ALL.length);
    expect(new Set(ALL.map(({ description }) => description)).size).toBe(ALL.length);
    for (const { title, description } of ALL) {
      expect(title.length).toBeLessThanOrEqual(60);
      expect(description.length).toBeLessThanOrEqual(170);
      expect(description).toMatch(/[.)]$/);
    }
  });

  it('calls hubs by their headings', async () => {
    for (const { id, path } of HUBS) {
      const { heading } = await loadCatalogue(id);
      expect(PAGES.find((page) => page.path === path)?.title).toBe(`${heading} | Numeria`);
    }
  });

  it('keeps what is for members, and the page of no address, out of search engines', () => {
    expect(ALL.filter(({ isIndexed }) => !isIndexed).map(({ path }) => path)).toEqual([
      '/auth',
      '/auth/confirm',
      '/profile',
      '/404',
    ]);
  });

  it('says of each game, and of nothing else, for which ages it is and what it practises', () => {
    expect(ALL.filter(({ lesson }) => lesson !== null)).toEqual(ALL.filter(({ kind }) => kind === 'game'));
    for (const { lesson } of PAGES.filter(({ kind }) => kind === 'game')) {
      expect(lesson?.ages).toMatch(/^\d{1,2}-\d{2}$|^\d-\d$/);
      expect(lesson?.teaches.length).toBeGreaterThan(1);
    }
  });
});

describe('The openings of the games', () => {
  it('say of every game how it is played, in at least three steps of whole sentences', () => {
    for (const { id } of GAMES) {
      expect(introOf(id).howToPlay.length).toBeGreaterThanOrEqual(3);
      for (const lines of introOf(id).howToPlay) expect(lines.join(' ')).toMatch(/^[A-Z\d✓].*[.!?)]$/);
    }
  });
});
