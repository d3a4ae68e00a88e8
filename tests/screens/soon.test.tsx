// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { BUILT_GAMES, GAMES } from '../../src/games/catalogue';
import Soon from '../../src/pages/soon/Soon';
import { SiteRoutes } from '../../src/routes';
import { HUBS } from '../../src/videos/hubs';

// The page is here already, so that no test waits until it is fetched.
beforeAll(() => import('../../src/pages/soon/Soon'));

const open = (at: string) =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <SiteRoutes />
    </MemoryRouter>,
  );

const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('The page of a game that is not built yet', () => {
  it.each(GAMES.filter(({ load }) => load === null))('stands at the address of $title', async ({ path, cardTitle }) => {
    open(path);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(cardTitle);
    expect(screen.getByText('This island opens soon')).toBeDefined();
    expect(document.title).toBe(`${cardTitle} | Numeria`);
    expect(href('Back to Games')).toBe('/#games');
  });

  it('leads to a game that can be played', () => {
    const [game] = GAMES;
    if (game === undefined) throw new Error('There are no games.');
    render(<Soon place={game} />, { wrapper: MemoryRouter });
    const [playable] = BUILT_GAMES;
    expect(href(`Play ${playable?.title}`)).toBe(playable?.path);
  });
});

describe('The page of a hub that is not built yet', () => {
  it.each(HUBS.filter(({ load }) => load === null))('stands at the address of $label', async ({ path, label }) => {
    open(path);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(`${label} Videos`);
    expect(document.title).toBe(`${label} Videos | Numeria`);
    expect(href('Back to Videos')).toBe('/#videos');
  });
});
