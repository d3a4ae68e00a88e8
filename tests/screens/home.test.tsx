// @vitest-environment jsdom
import { existsSync, readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/catalogue';
import { HUBS } from '../../src/videos/hubs';
import { openHome } from './helpers/home';

const hrefs = (links: readonly HTMLElement[]): string[] => links.map((link) => link.getAttribute('href') ?? '');

describe('The catalogue', () => {
  it('contains each game once, under the name of its folder', () => {
    const manifests = Object.keys(import.meta.glob('../../src/games/*/game.ts'));
    expect(GAMES.map(({ id }) => `../../src/games/${id}/game.ts`).toSorted()).toEqual(manifests.toSorted());
  });

  it('contains the nine primary games in the specified order with the specified names', () => {
    const cards = GAMES.filter(({ section }) => section === 'primary').map(({ path, cardTitle }) => [path, cardTitle]);
    expect(cards).toEqual([
      ['/mental-maths', 'Mental Maths Challenge'],
      ['/times-tables', 'Times Tables Master'],
      ['/math-facts', 'Math Facts Race'],
      ['/shape-match', 'Shape Match'],
      ['/fraction-simplify', 'Fraction Master'],
      ['/time-master', 'Time Master'],
      ['/money-counter', 'Money Counter'],
      ['/algebra-adventure', 'Algebra Adventure'],
      ['/target-takedown', 'Target Takedown'],
    ]);
  });

  it('uses the specified short names', () => {
    const short = GAMES.filter(({ title, cardTitle }) => title !== cardTitle).map(({ title }) => title);
    expect(short).toEqual(['Mental Maths', 'Times Tables']);
  });

  it.each(GAMES)('has picture files for $title', ({ picture, islandPicture }) => {
    for (const address of [picture, islandPicture]) {
      expect(existsSync(`assets${address}`)).toBe(true);
      expect(readFileSync(`assets${address}`, 'utf8')).toMatch(/^<svg/);
    }
    expect(readFileSync(`assets${islandPicture}`, 'utf8')).toContain('viewBox="0 -20 220 210"');
  });

  it('gives every game its own spot on the map', () => {
    expect(new Set(GAMES.map(({ island }) => island.spot)).size).toBe(GAMES.length);
    expect(GAMES.map(({ island }) => island.order).toSorted((one, other) => one - other)).toEqual(
      GAMES.map((_, index) => index + 1),
    );
  });
});

describe('The hubs', () => {
  it('are the seven in the specification, in order', () => {
    expect(HUBS.map(({ label, path }) => [label, path])).toEqual([
      ['A-Levels', '/video-hub/alevels'],
      ['IB', '/video-hub/ib'],
      ['GCSE', '/video-hub/gcse'],
      ['US Curriculum', '/video-hub/us'],
      ['Australian', '/video-hub/australian'],
      ['Canadian', '/video-hub/canadian'],
      ['CBSE', '/video-hub/cbse'],
    ]);
  });

  it.each(HUBS)('have a flag file for $label', ({ picture, description }) => {
    expect(readFileSync(`assets${picture}`, 'utf8')).toMatch(/^<svg/);
    expect(description).not.toBe('');
  });
});

describe('The home page', () => {
  it('shows an island for every game, which links to it', () => {
    openHome();
    const islands = within(screen.getByRole('navigation', { name: 'Islands' })).getAllByRole('link');
    const named = islands.filter(({ textContent }) => textContent !== '');
    expect(named.map((link) => [link.textContent, link.getAttribute('href')?.replace('?first', '')])).toEqual(
      GAMES.toSorted((one, other) => one.island.order - other.island.order).map(({ title, path }) => [title, path]),
    );
  });

  it('has a section with all primary games', () => {
    openHome();
    const section = within(screen.getByRole('region', { name: 'Games for Primary Maths' }));
    const links = section.getAllByRole('link', { name: /Play Now/ });
    expect(hrefs(links)).toEqual(GAMES.filter((game) => game.section === 'primary').map(({ path }) => path));
    expect(section.getAllByRole('link')).toEqual(links);
    expect(section.getAllByRole('heading', { level: 3 })).toHaveLength(links.length);
  });

  it('names the link of each card after its game', () => {
    openHome();
    const link = screen.getByRole('link', { name: 'Mental Maths Challenge Play Now' });
    expect(link.getAttribute('href')).toBe('/mental-maths');
  });

  it('has a section with the other games', () => {
    openHome();
    const section = within(screen.getByRole('region', { name: 'More games' }));
    const others = GAMES.filter((game) => game.section === 'more');
    const headings = section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(others.map(({ cardTitle }) => cardTitle));
    expect(hrefs(section.getAllByRole('link', { name: /Play Now/ }))).toEqual(others.map(({ path }) => path));
  });

  it('has eight cards for secondary schools: seven link to a hub, and one is coming soon', async () => {
    openHome();
    const section = within(await screen.findByRole('region', { name: 'Secondary and High School Mathematics' }));
    const titles = section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(titles).toEqual([...HUBS.map(({ label }) => label), 'Past Exam Papers']);
    expect(hrefs(section.getAllByRole('link', { name: /Explore Videos/ }))).toEqual(HUBS.map(({ path }) => path));
    expect(section.getAllByRole('link')).toHaveLength(7);
    expect(section.getByRole('link', { name: 'GCSE Explore Videos' })).toBeDefined();
    const papers = section.getByText('Past Exam Papers').closest('li');
    expect(within(papers ?? document.body).getByText('Coming Soon')).toBeDefined();
  });

  it('shows what the site offers in four tiles', async () => {
    openHome();
    const section = within(await screen.findByRole('region', { name: 'Resources and Learning' }));
    const titles = section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['Curated Resources', 'Practice & Revision', 'Learning Games', 'Completely Free']);
  });

  it('has its sections in the specified order', async () => {
    openHome();
    await screen.findByText('Ready to Make Math Fun?');
    await screen.findByText('Past Exam Papers');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Resources and Learning',
      'Secondary and High School Mathematics',
      'Games for Primary Maths',
      'More games',
      'Ready to Make Math Fun?',
    ]);
  });

  it('has one main element, one first-level heading, its slogan and its title', async () => {
    openHome();
    await screen.findByText('Ready to Make Math Fun?');
    await screen.findByText('Past Exam Papers');
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByText(/Fun and interactive ways to learn Mathematics/)).toBeDefined();
    expect(screen.getByText('Free and open source')).toBeDefined();
    expect(screen.getByText(/Thousands of students improve through games/)).toBeDefined();
    expect(document.title).toBe('Free maths games | Numeria');
  });

  it('links to the games and the videos, also from the chips on phones', async () => {
    const { container } = openHome();
    await screen.findByText('Ready to Make Math Fun?');
    await screen.findByText('Past Exam Papers');
    const jumps = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('#'));
    expect(jumps.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Games', '#games'],
      ['Videos', '#videos'],
      ['Play Ages 5 to 11', '#games'],
      ['Watch Ages 11 to 18', '#videos'],
      ['Play', '#games'],
    ]);
    expect(container.querySelector('#games')?.textContent).toContain('Games for Primary Maths');
    expect(container.querySelector('#videos')?.textContent).toContain('Secondary and High School Mathematics');
  });

  it('has no duplicate ids', async () => {
    const { container } = openHome();
    await screen.findByText('Ready to Make Math Fun?');
    await screen.findByText('Past Exam Papers');
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
