// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PAGES } from '../../scripts/site/pages';
import { findOnSite, SUGGESTED } from '../../src/pages/search/find';
import { findVideos } from '../../src/pages/search/find-videos';
import { SearchDialog } from '../../src/pages/search/SearchDialog';
import { SITE_PAGES } from '../../src/pages/search/site-pages';
import { listenForSearchKey } from '../../src/pages/shell/search-key';
import { sheetStore } from '../../src/ui/sheet-requests';

const person = userEvent.setup();

const Address = () => {
  const { pathname, search, hash } = useLocation();
  return <p data-testid="address">{pathname + search + hash}</p>;
};

function open() {
  const onClose = vi.fn<() => void>();
  render(
    <MemoryRouter>
      <SearchDialog onClose={onClose} />
      <Address />
    </MemoryRouter>,
  );
  return { onClose, field: screen.getByRole('combobox', { name: /^Search games/ }) };
}

const address = () => screen.getByTestId('address').textContent;
const options = () => screen.getAllByRole('option').map((option) => option.querySelector('span')?.textContent);
const chosen = () => screen.getByRole('option', { selected: true });

beforeEach(() => {
  // The site can be reached.
  vi.stubGlobal('fetch', async () => new Response());
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  Element.prototype.scrollIntoView = () => {};
});

describe('What the search finds', () => {
  it.each([
    ['fracton', 'Simplify fractions'],
    ['fractions', 'Multiply fractions'],
    ['timestables', 'All times tables to 12 × 12'],
    ['times table', 'The 3, 4 and 8 times tables'],
    ['7 times table', 'The 6, 7 and 9 times tables'],
    ['seven times table', 'The 6, 7 and 9 times tables'],
    ['clok', 'O’clock and half past'],
    ['telling the time', 'Tell the time to five minutes'],
    ['quarter past', 'Tell the time to five minutes'],
    ['take away', 'Subtract within 10'],
    ['negative numbers', 'Subtract below zero'],
    ['shapes', 'Name 2-D shapes'],
    ['polygon', 'Name 2-D shapes'],
    ['coins', 'Count coins'],
    ['algebra', 'Solve equations: find x'],
    ['worksheet', 'Print worksheets'],
    ['certificat', 'Print a certificate'],
    ['homework', 'Print worksheets'],
    ['dark mode', 'How I play'],
    ['dyslexia', 'How I play'],
    ['no timer', 'How I play'],
    ['curriculum', 'For teachers'],
    ['class code', 'For the class'],
    ['gcse', 'GCSE videos'],
    ['multiplication tables check', 'All times tables to 12 × 12'],
    ['elapsed time', 'How long does it take?'],
  ])('has for "%s": %s', (typed, title) => {
    expect(findOnSite(typed).map((found) => found.title)).toContain(title);
  });

  it('is nothing for nonsense, and for an empty text', () => {
    expect(findOnSite('qqxxzz')).toEqual([]);
    expect(findOnSite('  ')).toEqual([]);
    expect(findOnSite('x'.repeat(5000))).toEqual([]);
  });

  it('has at most five results of a kind, so that all kinds can be seen', () => {
    const groups = findOnSite('times tables').map(({ group }) => group);
    expect(Math.max(...[...new Set(groups)].map((group) => groups.filter((one) => one === group).length))).toBe(5);
  });

  it('leads only to pages that exist', () => {
    const paths = new Set(PAGES.map(({ path }) => path));
    const linked = [...SITE_PAGES, ...SUGGESTED].flatMap(({ to }) => (to === null ? [] : to.replace(/[?#].*/, '')));
    expect(linked.filter((path) => !paths.has(path))).toEqual([]);
    expect(SUGGESTED.length).toBeGreaterThan(4);
  });

  it('finds every page that search engines may show', () => {
    const found = new Set(SITE_PAGES.map(({ to }) => to));
    const own = PAGES.filter(({ kind, isIndexed }) => isIndexed && (kind === 'text' || kind === 'hub'));
    for (const { path } of own) expect(found).toContain(path);
  });

  it('has videos of all hubs with their place, and none that are only related', async () => {
    const [video] = await findVideos('substitution');
    expect(video?.to).toMatch(/^\/video-hub\/[a-z]+\?tab=[a-z\d-]+#.+/);
    expect(await findVideos('qqxxzz')).toEqual([]);
  });
});

describe('The search', () => {
  it('begins with suggestions, so that it can be used without typing', () => {
    open();
    expect(options()).toEqual(SUGGESTED.map(({ title }) => title));
    expect(screen.getByRole('group', { name: 'You could look for' })).toBeTruthy();
  });

  it('keeps the focus in the field, and says which result is chosen and how many there are', async () => {
    const { field } = open();
    await person.type(field, 'clok');
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('aria-activedescendant')).toBe(chosen().id);
    const before = chosen();
    await person.keyboard('{ArrowDown}');
    expect(chosen()).not.toBe(before);
    await person.keyboard('{ArrowUp}{ArrowUp}');
    expect(chosen()).toBe(screen.getAllByRole('option').at(-1));
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^\d+ results\./));
  });

  it('opens the chosen result with Enter, and closes', async () => {
    const { field, onClose } = open();
    await person.type(field, 'give change');
    const topics = within(screen.getByRole('group', { name: 'Topics' })).getAllByRole('option');
    while (chosen() !== topics[0]) await person.keyboard('{ArrowDown}');
    await person.keyboard('{Enter}');
    expect(address()).toBe('/topics/give-change');
    expect(onClose).toHaveBeenCalled();
  });

  it('opens a result with a press', async () => {
    const { field } = open();
    await person.type(field, 'worksheet');
    await person.click(screen.getByRole('option', { name: /^Print worksheets/ }));
    expect(address()).toBe('/print');
  });

  it('opens the settings, which are on every page', async () => {
    const { field } = open();
    sheetStore.set({ kind: 'who' });
    await person.type(field, 'dark mode');
    await person.click(screen.getByRole('option', { name: /^How I play/ }));
    expect(sheetStore.read()).toEqual({ kind: 'how' });
  });

  it('closes with Escape', async () => {
    const { onClose } = open();
    await person.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalled();
  });

  it('says so if it finds nothing', async () => {
    const { field } = open();
    await person.type(field, 'qqxxzz');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Nothing found. Try another word.'));
    expect(screen.queryAllByRole('option')).toEqual([]);
    await person.keyboard('{ArrowDown}{Enter}');
    expect(address()).toBe('/');
  });
});

describe('Ctrl + K', () => {
  listenForSearchKey();

  it('opens the search', async () => {
    for (const keys of ['{Control>}k{/Control}', '{Meta>}k{/Meta}']) {
      sheetStore.set({ kind: 'who' });
      await person.keyboard(keys);
      expect(sheetStore.read()).toEqual({ kind: 'search' });
    }
  });

  it('does not open the search with K alone', async () => {
    sheetStore.set({ kind: 'who' });
    await person.keyboard('k');
    expect(sheetStore.read()).toEqual({ kind: 'who' });
  });

  it.each([
    ['in a round', <main key="round" data-round="running" />],
    ['in a field', <input key="field" aria-label="Field" autoFocus />],
    ['in a dialog', <div key="dialog" role="dialog" aria-label="Dialog" />],
  ])('does not open it %s', async (_, part) => {
    sheetStore.set({ kind: 'who' });
    render(part);
    await person.keyboard('{Control>}k{/Control}');
    expect(sheetStore.read()).toEqual({ kind: 'who' });
  });
});
