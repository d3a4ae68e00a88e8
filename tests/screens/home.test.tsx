// @vitest-environment jsdom
import { existsSync, readFileSync } from 'node:fs';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { BUILT_GAMES, type BuiltGame, GAMES } from '../../src/games/catalogue';
import { GameSection } from '../../src/pages/home/GameSection';
import Home from '../../src/pages/home/Home';
import { LastCall } from '../../src/pages/home/LastCall';
import { READING_ORDER, SPOTS } from '../../src/pages/home/map';
import { SeaMap } from '../../src/pages/home/SeaMap';

const load = async () => ({ default: () => null });
const allBuilt: readonly BuiltGame[] = GAMES.map((game) => ({ ...game, load }));

const hrefs = (links: readonly HTMLElement[]): string[] => links.map((link) => link.getAttribute('href') ?? '');

const open = () => render(<Home />, { wrapper: MemoryRouter });

describe('The catalogue', () => {
  it('holds twelve games, each once', () => {
    expect(new Set(GAMES.map(({ id }) => id)).size).toBe(12);
    expect(GAMES).toHaveLength(12);
  });

  it('holds the nine primary games in the order and under the names of the specification', () => {
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

  it('holds the short names of the specification', () => {
    const short = GAMES.filter(({ title, cardTitle }) => title !== cardTitle).map(({ title }) => title);
    expect(short).toEqual(['Mental Maths', 'Times Tables']);
  });

  it.each(GAMES)('has the pictures of $title on the disk', ({ picture, island }) => {
    for (const address of [picture, island]) {
      expect(existsSync(`assets${address}`)).toBe(true);
      expect(readFileSync(`assets${address}`, 'utf8')).toMatch(/^<svg/);
    }
    expect(readFileSync(`assets${island}`, 'utf8')).toContain('viewBox="0 -20 220 210"');
  });

  it('gives every game its spot on the map', () => {
    expect(new Set(READING_ORDER)).toEqual(new Set(GAMES.map(({ id }) => id)));
    expect(READING_ORDER).toHaveLength(12);
    expect(new Set(Object.values(SPOTS)).size).toBe(12);
  });
});

describe('The home page', () => {
  it('shows the games that are built, and no others', () => {
    open();
    const islands = within(screen.getByRole('navigation', { name: 'Islands' })).getAllByRole('link');
    expect(new Set(hrefs(islands))).toEqual(new Set(BUILT_GAMES.map(({ path }) => path)));
    const cards = screen.getAllByRole('article').map((card) => within(card).getByRole('link'));
    expect(hrefs(cards)).toEqual(BUILT_GAMES.map(({ path }) => path));
    expect(screen.getAllByText('Play Now')).toHaveLength(BUILT_GAMES.length);
  });

  it('has one main part, one first heading and its title', () => {
    open();
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByText('Free and open source')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Ready to Make Math Fun?' })).toBeDefined();
    expect(document.title).toBe('Free maths games | Numeria');
  });

  it('jumps from each Play to the games', () => {
    const { container } = open();
    expect(hrefs(screen.getAllByRole('link', { name: /^Play/ }))).toEqual(['#games', '#games']);
    expect(container.querySelector('#games')).not.toBeNull();
  });

  it('shows no section without games', () => {
    const { container } = render(<GameSection title="Games for Primary Maths" games={[]} />);
    expect(container.textContent).toBe('');
  });

  it('is ready for all twelve', () => {
    render(
      <MemoryRouter>
        <SeaMap games={allBuilt} />
        <GameSection title="Games for Primary Maths" games={allBuilt.filter((game) => game.section === 'primary')} />
        <LastCall games={allBuilt} />
      </MemoryRouter>,
    );
    expect(within(screen.getByRole('navigation', { name: 'Islands' })).getAllByRole('link')).toHaveLength(12);
    expect(screen.getAllByText('Play Now')).toHaveLength(9);
  });
});
