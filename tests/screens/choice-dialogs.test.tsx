// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AuthProvider } from '../../src/account/AuthProvider';
import { setAuthState } from '../../src/account/auth-state';
import { Shell } from '../../src/pages/shell/Shell';
import { HUBS } from '../../src/videos/hubs';

const person = userEvent.setup();

function Page() {
  return (
    <main id="main">
      <h1>A page</h1>
    </main>
  );
}
const Fetched = lazy(async () => ({ default: Page }));

const open = (at = '/') =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <AuthProvider>
        <Shell>
          <Routes>
            <Route path="/" element={<Page />} />
            <Route path="*" element={<Fetched />} />
          </Routes>
        </Shell>
      </AuthProvider>
    </MemoryRouter>,
  );

const opener = (name: string) => within(screen.getByRole('navigation', { name: 'Main' })).getByRole('button', { name });
const menu = () => screen.getByRole('button', { name: 'Menu' });

/** Opens a dialog with its button in the bar. */
async function ask(name: string): Promise<HTMLElement> {
  await person.click(opener(name));
  return screen.findByRole('dialog', { name });
}

const indices = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('link')
    .map((link) => [link.querySelector('.lettering')?.textContent, link.getAttribute('href')]);

// Preloads the lazy parts, so that no test waits for them.
beforeAll(() => import('../../src/pages/shell/ChoiceDialog'));

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  setAuthState({ status: 'signedOut' });
});

describe('The primary games dialog', () => {
  it('has the specified title, text and nine cards', async () => {
    open();
    const dialog = await ask('Primary Games');
    expect(within(dialog).getByText('Choose your math adventure!')).toBeDefined();
    expect(indices(dialog)).toEqual([
      ['Mental Maths', '/mental-maths'],
      ['Times Tables', '/times-tables'],
      ['Math Facts Race', '/math-facts'],
      ['Shape Match', '/shape-match'],
      ['Fraction Master', '/fraction-simplify'],
      ['Time Master', '/time-master'],
      ['Money Counter', '/money-counter'],
      ['Algebra Adventure', '/algebra-adventure'],
      ['Target Takedown', '/target-takedown'],
    ]);
  });

  it('focuses the first game, not Close', async () => {
    open();
    const dialog = await ask('Primary Games');
    await waitFor(() => expect(document.activeElement).toBe(within(dialog).getAllByRole('link')[0]));
  });

  it('closes when a game is chosen, and the heading of its page gets the focus', async () => {
    open();
    const dialog = await ask('Primary Games');
    await person.click(within(dialog).getByRole('link', { name: 'Shape Match' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'A page' })));
  });

  it('also closes when the current page is chosen', async () => {
    open('/shape-match');
    await screen.findByRole('heading', { name: 'A page' });
    const dialog = await ask('Primary Games');
    await person.click(within(dialog).getByRole('link', { name: 'Shape Match' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener('Primary Games')));
  });

  it('closes on Escape and with its button, and returns the focus to its opener', async () => {
    open();
    await ask('Primary Games');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener('Primary Games')));
    const dialog = await ask('Primary Games');
    await person.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(document.activeElement).toBe(opener('Primary Games')));
  });
});

describe('The secondary maths dialog', () => {
  it('has the specified text and seven cards, each with a description', async () => {
    open();
    const dialog = await ask('Secondary Maths');
    expect(within(dialog).getByText('Select your exam board')).toBeDefined();
    expect(indices(dialog)).toEqual(HUBS.map(({ label, path }) => [label, path]));
    expect(within(dialog).getByRole('link', { name: 'GCSE Foundation and Higher Tier' })).toBeDefined();
    expect(dialog.querySelectorAll('img[src^="/pictures/flags/"]')).toHaveLength(7);
  });
});

describe('The panel', () => {
  it('closes for the dialog that it opens, which returns the focus to the menu button', async () => {
    open();
    await person.click(menu());
    const panel = within(screen.getByRole('navigation', { name: 'Menu' }));
    await person.click(panel.getByRole('button', { name: 'Secondary Maths' }));
    await screen.findByRole('dialog', { name: 'Secondary Maths' });
    expect(document.querySelector('.nav-panel')?.hasAttribute('hidden')).toBe(true);
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(menu()));
  });
});
