// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { NO_CAPTAIN } from '../../machines/core/captain';
import { GAMES } from '../../src/catalogue';
import { HATS } from '../../src/catalogue/hats';
import { captainStore } from '../../src/device/captain';
import { wearHat } from '../../src/device/passport';
import { CaptainBoat } from '../../src/pages/captain/CaptainBoat';
import { CaptainDialog } from '../../src/pages/captain/CaptainDialog';
import { awardStars, visitIsland } from '../../src/play/internal/voyage';
import { openOwnMap } from './helpers/home';

const [game] = GAMES;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  // The dialog is loaded only if the site can be reached.
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  captainStore.update(() => NO_CAPTAIN);
});

const open = (onClose = () => {}) =>
  render(
    <MemoryRouter>
      <CaptainDialog isOpen onClose={onClose} />
    </MemoryRouter>,
  );
const choose = (group: string, name: string) =>
  fireEvent.click(within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name }));

const boat = () => document.querySelector('.own-boat');

it('A chosen sail, flag and name are stored at once', () => {
  open();
  choose('Sail', 'Purple');
  choose('Flag', 'Fish');
  choose('First name', 'Brave');
  choose('Last name', 'Panda');
  expect(captainStore.read()).toEqual({ sail: 'violet', flag: 'fish', name: 'brave panda' });
  expect(screen.getByText('Captain Brave Panda')).toBeDefined();
});

it('A captain has a name without choosing anything, and closing the dialog changes nothing', () => {
  const onClose = vi.fn<() => void>();
  open(onClose);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(captainStore.read()).toEqual(NO_CAPTAIN);
  fireEvent.click(screen.getByRole('button', { name: 'Ahoy!' }));
  expect(captainStore.read().name).toMatch(/^\w+ \w+$/);
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('The passport link of the dialog stores the captain and closes the dialog, because it may lead to the same page', () => {
  const onClose = vi.fn<() => void>();
  open(onClose);
  fireEvent.click(screen.getByRole('link', { name: 'My passport' }));
  expect(captainStore.read().name).not.toBe('');
  expect(onClose).toHaveBeenCalledOnce();
});

it('The hero in the boat is not in prerendered HTML, and changes its hat at once', () => {
  const drawn = <CaptainBoat captain={NO_CAPTAIN} />;
  expect(renderToString(drawn)).not.toContain('<image');
  const { container } = render(drawn);
  const hero = () => container.querySelector('image')?.getAttribute('href');
  const bareheaded = hero();
  expect(bareheaded).toBeDefined();
  act(() => wearHat(HATS[0]?.game ?? ''));
  expect(hero()).not.toBe(bareheaded);
});

it('The boat leads to the passport before the first star, and lets the child choose a captain after it', async () => {
  visitIsland(game?.id ?? '');
  await openOwnMap();
  expect(screen.getByRole('link', { name: 'My passport' }).getAttribute('href')).toBe('/progress');
  act(() => awardStars(game?.id ?? '', 1, 3));
  expect(boat()?.getAttribute('aria-label')).toBe('Choose your boat');
  fireEvent.click(screen.getByRole('link', { name: 'Choose your boat' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Ahoy!' }, { timeout: 10_000 }));
  expect(boat()?.getAttribute('aria-label')).toBe('My passport');
});

it('The flag of the captain flies on the boat and on the islands', async () => {
  captainStore.update(() => ({ sail: 'leaf', flag: 'moon', name: 'kind owl' }));
  visitIsland(game?.id ?? '');
  await openOwnMap();
  // The button of today's voyage, which may be loaded already, has a boat of its own.
  const flags = document.querySelectorAll(':is(.own-boat, .isle-link) [data-flag="moon"]');
  expect([...flags].map((flag) => flag.closest('.own-boat, .isle-link')?.className)).toEqual(['isle-link', 'own-boat']);
});
