import { describe, expect, it } from 'vitest';
import { NOT_FOUND, PAGES } from '../../scripts/site/pages';
import { GAMES } from '../../src/catalogue';
import { getIntro } from '../../src/catalogue/intros';
import { HUBS, loadCatalogue } from '../../src/videos/hubs';

const ALL = [...PAGES, NOT_FOUND];
const pathsOf = (kind: string): readonly string[] => PAGES.filter((page) => page.kind === kind).map(({ path }) => path);

describe('The table of pages', () => {
  it('contains every game and every hub, in the order of the site', () => {
    expect(pathsOf('game')).toEqual(GAMES.map(({ path }) => path));
    expect(pathsOf('hub')).toEqual(HUBS.map(({ path }) => path));
  });

  it('gives each page a unique title and description, short enough to be shown in full', () => {
    expect(new Set(ALL.map(({ title }) => title)).size).toBe(ALL.length);
    expect(new Set(ALL.map(({ description }) => description)).size).toBe(ALL.length);
    for (const { title, description } of ALL) {
      expect(title.length).toBeLessThanOrEqual(60);
      expect(description.length).toBeLessThanOrEqual(170);
      expect(description).toMatch(/[.)]$/);
    }
  });

  it('names hubs after their headings', async () => {
    for (const { id, path } of HUBS) {
      const { heading } = await loadCatalogue(id);
      expect(PAGES.find((page) => page.path === path)?.title).toBe(`${heading} | Numeria`);
    }
  });

  it('keeps pages for members and the not-found page out of search engines', () => {
    expect(ALL.filter(({ isIndexed }) => !isIndexed).map(({ path }) => path)).toEqual([
      '/auth',
      '/auth/confirm',
      '/profile',
      '/404',
    ]);
  });

  it('states the ages and skills of games only', () => {
    expect(ALL.filter(({ lesson }) => lesson !== null)).toEqual(ALL.filter(({ kind }) => kind === 'game'));
    for (const { lesson } of PAGES.filter(({ kind }) => kind === 'game')) {
      expect(lesson?.ages).toMatch(/^\d{1,2}-\d{2}$|^\d-\d$/);
      expect(lesson?.teaches.length).toBeGreaterThan(1);
    }
  });
});

describe('The game intros', () => {
  it('explain every game in at least three steps of whole sentences', () => {
    for (const { id } of GAMES) {
      expect(getIntro(id).howToPlay.length).toBeGreaterThanOrEqual(3);
      for (const lines of getIntro(id).howToPlay) expect(lines.join(' ')).toMatch(/^[A-Z\d✓].*[.!?)]$/);
    }
  });
});
