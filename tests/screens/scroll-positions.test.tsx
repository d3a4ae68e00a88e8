// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy } from 'react';
import { BrowserRouter, Link, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AuthProvider } from '../../src/account/AuthProvider';
import { Shell } from '../../src/pages/shell/Shell';
import { createScrollPositions } from '../../src/pages/shell/scroll-positions';

const person = userEvent.setup();

function First() {
  const navigate = useNavigate();
  return (
    <main id="main">
      <h1>First page</h1>
      <Link to="/second">Go on</Link>
      <Link to="/first">This very page</Link>
      <Link to="/second#late">To what loads later</Link>
      <a href="#part">Jump to the part</a>
      <button type="button" onClick={() => navigate('?search=sums')}>
        Set the search
      </button>
      <section id="part">A part</section>
    </main>
  );
}
const Second = lazy(async () => ({
  default: () => (
    <main id="main">
      <h1>Second page</h1>
      <Link to="/first">To the first</Link>
    </main>
  ),
}));

const open = () =>
  render(
    <BrowserRouter>
      <AuthProvider>
        <Shell>
          <Routes>
            <Route path="/first" element={<First />} />
            <Route path="/second" element={<Second />} />
          </Routes>
        </Shell>
      </AuthProvider>
    </BrowserRouter>,
  );

/** Scrolls as a visitor does. */
function scrollDown(to: number): void {
  Object.defineProperty(window, 'scrollY', { configurable: true, writable: true, value: to });
  dispatchEvent(new Event('scroll'));
}

const go = async (steps: number, page: string) => {
  act(() => history.go(steps));
  await screen.findByRole('heading', { level: 1, name: page });
};
const follow = async (link: string, page: string) => {
  await person.click(screen.getByRole('link', { name: link }));
  await screen.findByRole('heading', { level: 1, name: page });
};

beforeEach(() => {
  history.pushState(null, '', '/first');
  vi.stubGlobal('scrollTo', ({ top = 0 }: ScrollToOptions) => scrollDown(top));
  Element.prototype.scrollIntoView = () => scrollDown(900);
  scrollDown(0);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Lets the test say when the page grows, and counts how often the page stops watching. */
function watchGrowth() {
  const stop = vi.fn<() => void>();
  const callbacks: (() => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly observe = () => {};
      readonly disconnect = stop;
      constructor(callback: () => void) {
        callbacks.push(callback);
      }
    },
  );
  return { stop, grow: () => callbacks.at(-1)?.() };
}

describe('Back and Forward', () => {
  it('return to the scroll position of each page, and other navigation goes to the top', async () => {
    open();
    scrollDown(400);
    await follow('Go on', 'Second page');
    expect(scrollY).toBe(0);
    scrollDown(250);
    await go(-1, 'First page');
    expect(scrollY).toBe(400);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    await go(1, 'Second page');
    expect(scrollY).toBe(250);
    await follow('To the first', 'First page');
    expect(scrollY, 'the same page at another place of the visit').toBe(0);
    scrollDown(70);
    await follow('This very page', 'First page');
    expect(scrollY).toBe(0);
  });

  it('also return to and from a fragment of the same page', async () => {
    open();
    scrollDown(120);
    act(() => {
      location.hash = '#part';
    });
    await vi.waitFor(() => expect(scrollY).toBe(900));
    scrollDown(1000);
    act(() => history.back());
    await vi.waitFor(() => expect(scrollY).toBe(120));
    act(() => history.forward());
    await vi.waitFor(() => expect(scrollY).toBe(1000));
  });

  it('wait for data of the page until the visitor takes control', async () => {
    const { stop, grow } = watchGrowth();
    let room = 1000;
    vi.stubGlobal('scrollTo', ({ top = 0 }: ScrollToOptions) => scrollDown(Math.min(top, room)));
    open();
    scrollDown(400);
    await follow('Go on', 'Second page');
    room = 100;
    await go(-1, 'First page');
    expect(scrollY).toBe(100);
    room = 500;
    grow();
    expect([scrollY, stop.mock.calls.length]).toEqual([400, 1]);
    await follow('Go on', 'Second page');
    room = 100;
    await go(-1, 'First page');
    stop.mockClear();
    dispatchEvent(new Event('wheel'));
    expect(stop).toHaveBeenCalledOnce();
  });

  it('are remembered after a reload, for which the browser restores the position itself', async () => {
    const visit = open();
    scrollDown(400);
    await follow('Go on', 'Second page');
    dispatchEvent(new Event('pagehide'));
    expect(history.scrollRestoration).toBe('auto');
    visit.unmount();
    act(() => history.back());
    await vi.waitFor(() => expect(location.pathname).toBe('/first'));
    const scroll = vi.fn<(left: number | undefined) => void>();
    createScrollPositions().restore({ pathname: '/first', search: '', hash: '', state: null, key: 'default' }, scroll);
    expect(scroll).toHaveBeenCalledWith(400);
  });

  it('use the position at the time a page is left, even if the last scroll event is still pending', async () => {
    open();
    scrollDown(400);
    Object.defineProperty(window, 'scrollY', { configurable: true, writable: true, value: 700 });
    dispatchEvent(new Event('pagehide'));
    const scroll = vi.fn<(left: number | undefined) => void>();
    createScrollPositions().restore({ pathname: '/first', search: '', hash: '', state: null, key: 'default' }, scroll);
    expect(scroll).toHaveBeenCalledWith(700);
  });
});

it('A fragment that loads later than its page is scrolled to and focused, until the visitor takes over', async () => {
  const { stop, grow } = watchGrowth();
  open();
  scrollDown(400);
  await follow('To what loads later', 'Second page');
  expect([scrollY, document.activeElement]).toEqual([0, screen.getByRole('heading', { level: 1 })]);
  screen.getByRole('main').insertAdjacentHTML('beforeend', '<section id="late"></section>');
  grow();
  expect([scrollY, document.activeElement?.id]).toEqual([900, 'late']);
  scrollDown(500);
  grow();
  expect(scrollY, 'more has loaded above it').toBe(900);
  dispatchEvent(new Event('wheel'));
  expect(stop).toHaveBeenCalledOnce();
});

describe('A search in the URL', () => {
  it('does not scroll the page', async () => {
    open();
    scrollDown(300);
    await person.click(screen.getByRole('button', { name: 'Set the search' }));
    expect(location.search).toBe('?search=sums');
    expect(scrollY).toBe(300);
    scrollDown(50);
    act(() => history.back());
    await vi.waitFor(() => expect(scrollY).toBe(300));
  });
});
