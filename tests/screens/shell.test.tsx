// @vitest-environment jsdom
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AuthProvider } from '../../src/account/AuthProvider';
import { setAuthState } from '../../src/account/auth-state';
import { applyTheme, themeStore, usePageTheme } from '../../src/device/colour-theme';
import NotFound from '../../src/pages/NotFound';
import { Shell } from '../../src/pages/shell/Shell';
import { useExactTitle, usePageTitle } from '../../src/ui/page-title';

const person = userEvent.setup();
const scrollTo = vi.fn<(options: ScrollToOptions) => void>();

const menu = () => screen.getByRole('button', { name: 'Menu' });
const panel = () => document.getElementById(menu().getAttribute('aria-controls') ?? '');
const theme = () => screen.getByRole('button', { name: 'Dark theme' });

/** Opens the sheet, which has the switch of the theme. */
async function openSheet(): Promise<void> {
  await person.click(screen.getByRole('button', { name: 'How I play' }));
  await screen.findByRole('dialog', { name: 'How I play' });
}
const bars = () => [...document.querySelectorAll('meta')].map((meta) => meta.content);

/** The text and URL of each link in a navigation. */
const linksIn = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

/** A device that prefers light or dark colours. */
function preferDark(matches: boolean): void {
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener() {}, removeEventListener() {} }));
}

beforeEach(() => {
  preferDark(false);
  scrollTo.mockClear();
  vi.stubGlobal('scrollTo', scrollTo);
  themeStore.update(() => 'system');
  setAuthState({ status: 'signedOut' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete document.documentElement.dataset['theme'];
});

function DarkPage({ isDark, keep }: { readonly isDark: boolean | null; readonly keep: (isDark: boolean) => void }) {
  usePageTheme(isDark, keep);
  return null;
}

function First() {
  usePageTitle('First');
  return (
    <main id="main">
      <h1>First page</h1>
      <Link to="/second">Go on</Link>
      <Link to="/broken">Break</Link>
      <Link to="/second#part">To the part</Link>
    </main>
  );
}
function Second() {
  useExactTitle('Exactly this');
  return (
    <main id="main">
      <h1>Second page</h1>
      <section id="part">A part</section>
    </main>
  );
}
function Broken(): never {
  throw new Error('nothing works');
}

function open(at = '/') {
  const pages = [
    { path: '/', Page: First },
    { path: '/second', Page: lazy(async () => ({ default: Second })) },
    { path: '/broken', Page: Broken },
    {
      path: '/away',
      Page: lazy(() => Promise.reject(new Error('Failed to fetch dynamically imported module: /x.js'))),
    },
    { path: '*', Page: NotFound },
  ];
  return render(
    <MemoryRouter initialEntries={[at]}>
      <AuthProvider>
        <Shell>
          <Routes>
            {pages.map(({ path, Page }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
          </Routes>
        </Shell>
      </AuthProvider>
    </MemoryRouter>,
  );
}

describe('The shell', () => {
  it('does not move the focus on the first page, but moves it to the heading of each later page', async () => {
    open();
    expect(document.activeElement).toBe(document.body);
    expect(document.title).toBe('First | Numeria');
    await person.click(screen.getByRole('link', { name: 'Go on' }));
    const heading = await screen.findByRole('heading', { name: 'Second page' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(document.title).toBe('Exactly this');
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  });

  it('scrolls to the fragment of the URL', async () => {
    const scrollIntoView = vi.fn<() => void>();
    Element.prototype.scrollIntoView = scrollIntoView;
    open();
    await person.click(screen.getByRole('link', { name: 'To the part' }));
    const part = await screen.findByText('A part');
    await waitFor(() => expect(document.activeElement).toBe(part));
    expect(scrollIntoView.mock.contexts[0]).toBe(part);
  });

  it('lets keyboard users skip to the content', async () => {
    Element.prototype.scrollIntoView = vi.fn<() => void>();
    open();
    await person.tab();
    expect(document.activeElement?.textContent).toBe('Skip to the content');
    await person.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('shows a plain message when a page breaks, and clears it on the next page', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    open();
    await person.click(screen.getByRole('link', { name: 'Break' }));
    expect(screen.getByRole('alert').textContent).toContain('Something went wrong');
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
    await person.click(screen.getAllByRole('link', { name: 'Numeria, home' })[0] ?? document.body);
    expect(screen.getByRole('heading', { name: 'First page' })).toBeDefined();
  });

  it('reports a page that could not be loaded', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    open('/away');
    expect((await screen.findByRole('alert')).textContent).toContain('This page did not load');
  });

  it('shows the footer with its slogan and the year', () => {
    open();
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByText('Enabling mathematics education for individuals of all ages.')).toBeDefined();
    expect(footer.getByText(`© ${new Date().getFullYear()} Numeria`)).toBeDefined();
    expect(footer.getByText('Free, always. No paywalls.')).toBeDefined();
  });

  it('shows in the footer the version that the page was built with', () => {
    const meta = document.head.appendChild(document.createElement('meta'));
    meta.name = 'version';
    meta.content = '1.2.3';
    open();
    expect(screen.getByRole('contentinfo').textContent).toContain('Version 1.2.3');
    meta.remove();
  });

  it('links from the footer to every page that is not a game', async () => {
    open();
    expect(await screen.findByRole('region', { name: 'Newsletter' })).toBeDefined();
    expect(linksIn('Quick Links')).toEqual([
      ['Home', '/'],
      ['Your progress', '/progress'],
      ['Contact', '/contact'],
      ['FAQ', '/faq'],
    ]);
    expect(linksIn('Resources')).toEqual([
      ['For teachers', '/teachers'],
      ['Topics', '/topics'],
      ['Privacy Policy', '/privacy'],
      ['Terms of Service', '/terms'],
      ['Accessibility', '/accessibility'],
    ]);
  });
});

describe('The 404 page', () => {
  it('shows the specified text and logs the path', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    open('/no/such-page');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('404');
    expect(screen.getByText("Oops! We couldn't find the page you're looking for.")).toBeDefined();
    expect(screen.getByText("The page you requested doesn't exist or has been moved.")).toBeDefined();
    expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
    expect(log.mock.calls.flat().join(' ')).toContain('/no/such-page');
    expect(document.title).toBe('Page not found | Numeria');
  });
});

describe('The navigation bar', () => {
  it('is first after the skip link', () => {
    const { container } = open();
    expect([...container.children].slice(0, 2).map((element) => element.tagName)).toEqual(['A', 'HEADER']);
  });

  it('marks the current page', () => {
    open();
    expect(screen.getByRole('navigation', { name: 'Main' }).querySelector('[aria-current="page"]')?.textContent).toBe(
      'Home',
    );
  });

  it('links to the pages and the two dialogs in the specified order', () => {
    open();
    const entries = [...screen.getByRole('navigation', { name: 'Main' }).children];
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Primary Games',
      'Secondary Maths',
      'Contact',
      'FAQ',
    ]);
    expect(entries.map((entry) => entry.getAttribute('href') ?? entry.getAttribute('aria-haspopup'))).toEqual([
      '/',
      'dialog',
      'dialog',
      '/contact',
      '/faq',
    ]);
  });

  it('does not show an account link until the sign-in state is known', () => {
    setAuthState({ status: 'loading' });
    open();
    const bar = within(screen.getByRole('banner'));
    expect(bar.queryByRole('link', { name: 'Sign In' })).toBeNull();
    expect(bar.queryByRole('link', { name: 'Profile' })).toBeNull();
    act(() => setAuthState({ status: 'signedOut' }));
    expect(bar.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/auth');
    act(() => setAuthState({ status: 'signedIn', user: { id: 'one', email: 'mia@example.org', createdAt: '' } }));
    const avatar = bar.getByRole('link', { name: 'Profile' });
    expect(avatar.textContent).toBe('M');
    expect(avatar.getAttribute('href')).toBe('/profile');
  });

  it('opens its panel, which has everything that is missing from the compact bar', async () => {
    open();
    expect(menu().getAttribute('aria-expanded')).toBe('false');
    expect(panel()?.hidden).toBe(true);
    await person.click(menu());
    expect(menu().getAttribute('aria-expanded')).toBe('true');
    const inside = within(screen.getByRole('navigation', { name: 'Menu' }).parentElement ?? document.body);
    expect(inside.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'My passport',
      'Home',
      'Contact',
      'FAQ',
      'Sign In',
    ]);
    expect(inside.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Primary Games',
      'Secondary Maths',
      'Search',
      'How I play',
      'Something is wrong',
    ]);
  });

  it('closes its panel on Escape, returns the focus, and hides the key press from the game', async () => {
    const pause = vi.fn<() => void>();
    globalThis.addEventListener('keydown', pause);
    document.documentElement.dataset['bar'] = 'compact';
    open('/second');
    await screen.findByRole('heading', { name: 'Second page' });
    await person.click(menu());
    await person.keyboard('{Escape}');
    expect(panel()?.hidden).toBe(true);
    expect(document.activeElement).toBe(menu());
    expect(pause).not.toHaveBeenCalled();
    await person.keyboard('{Escape}');
    expect(pause).toHaveBeenCalledOnce();
    delete document.documentElement.dataset['bar'];
    globalThis.removeEventListener('keydown', pause);
  });

  it('closes its panel when a link is followed or something outside is pressed', async () => {
    open('/second');
    await person.click(menu());
    await person.click(screen.getByRole('heading', { name: 'Second page' }));
    expect(panel()?.hidden).toBe(true);
    await person.click(menu());
    await person.click(within(screen.getByRole('navigation', { name: 'Menu' })).getByRole('link', { name: 'Home' }));
    expect(panel()?.hidden).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'First page' }));
  });
});

describe('The colour theme', () => {
  it('follows the device until the visitor chooses, and remembers the choice', async () => {
    applyTheme();
    open();
    await openSheet();
    expect(document.documentElement.dataset['theme']).toBeUndefined();
    expect(theme().getAttribute('aria-pressed')).toBe('false');
    await person.click(theme());
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(theme().getAttribute('aria-pressed')).toBe('true');
    expect(localStorage.getItem('numeria.theme')).toBe('{"version":1,"data":"dark"}');
    await person.click(theme());
    expect(document.documentElement.dataset['theme']).toBe('light');
  });

  it('switches a dark device to light at the first press', async () => {
    preferDark(true);
    applyTheme();
    open();
    await openSheet();
    expect(theme().getAttribute('aria-pressed')).toBe('true');
    await person.click(theme());
    expect(document.documentElement.dataset['theme']).toBe('light');
  });

  it("sets the browser's theme colour", () => {
    document.head.innerHTML = '<meta name="theme-color" content="#ffffff"><meta name="theme-color" content="#000000">';
    applyTheme();
    act(() => themeStore.update(() => 'dark'));
    expect(bars()).toEqual(['#000000', '#000000']);
    act(() => themeStore.update(() => 'light'));
    expect(bars()).toEqual(['#ffffff', '#ffffff']);
    act(() => themeStore.update(() => 'system'));
    expect(bars()).toEqual(['#ffffff', '#000000']);
  });

  it('is different on a page with its own theme while that page is open', async () => {
    applyTheme();
    const stored = vi.fn<(isDark: boolean) => void>();
    const page = render(<DarkPage isDark keep={stored} />);
    open();
    await openSheet();
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(theme().getAttribute('aria-pressed')).toBe('true');
    expect(themeStore.read()).toBe('system');
    page.rerender(<DarkPage isDark={false} keep={stored} />);
    expect(document.documentElement.dataset['theme']).toBe('light');
    page.rerender(<DarkPage isDark={null} keep={stored} />);
    expect(document.documentElement.dataset['theme']).toBeUndefined();
    page.rerender(<DarkPage isDark keep={stored} />);
    page.unmount();
    expect(document.documentElement.dataset['theme']).toBeUndefined();
    expect(stored).not.toHaveBeenCalled();
  });

  it('notifies a page with its own theme when the switch is used there', async () => {
    applyTheme();
    const stored = vi.fn<(isDark: boolean) => void>();
    render(<DarkPage isDark keep={stored} />);
    open();
    await openSheet();
    await person.click(theme());
    expect(themeStore.read()).toBe('light');
    expect(stored.mock.calls).toEqual([[false]]);
  });
});
