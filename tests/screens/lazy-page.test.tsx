// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../../src/pages/shell/ErrorBoundary';
import { lazyOptionalPart, lazyPage } from '../../src/ui/lazy-page';

const answer = vi.fn<() => Promise<Response>>();

function network(is: 'there' | 'gone') {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is === 'there');
  if (is === 'gone') answer.mockRejectedValue(new TypeError('Failed to fetch'));
  else answer.mockResolvedValue(new Response());
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', answer);
});
afterEach(() => vi.unstubAllGlobals());

const Page = () => <h1>Questions</h1>;
const NOT_ARRIVED = 'This page did not load';
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

const at = (path: string, element: ReactNode) => (
  <Route path={path} element={<ErrorBoundary key={path}>{element}</ErrorBoundary>} />
);

const open = (Shown: ComponentType) =>
  render(
    <MemoryRouter>
      <Link to="/">To home</Link>
      <Link to="/faq">To FAQ</Link>
      <Suspense>
        <Routes>
          {at('/', <h1>Home</h1>)}
          {at('/faq', <Shown />)}
        </Routes>
      </Suspense>
    </MemoryRouter>,
  );
const go = (to: 'home' | 'FAQ') =>
  act(async () => void fireEvent.click(screen.getByRole('link', { name: `To ${to}` })));

it('A lazy page does not load while offline, and loads by itself once online', async () => {
  network('gone');
  const load = vi.fn<() => Promise<{ default: typeof Page }>>(async () => ({ default: Page }));
  open(lazyPage(load).Page);
  await go('FAQ');
  expect([title(), load.mock.calls.length]).toEqual([NOT_ARRIVED, 0]);
  network('there');
  await act(async () => void globalThis.dispatchEvent(new Event('online')));
  expect([title(), load.mock.calls.length]).toEqual(['Questions', 1]);
});

it('A lazy page that fails is tried once per visit, and loads on the next one', async () => {
  network('there');
  const load = vi.fn<() => Promise<{ default: typeof Page }>>();
  load.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  open(lazyPage(load).Page);
  await go('FAQ');
  expect([title(), load.mock.calls.length]).toEqual([NOT_ARRIVED, 1]);
  load.mockResolvedValue({ default: Page });
  await go('home');
  await go('FAQ');
  expect([title(), load.mock.calls.length]).toEqual(['Questions', 2]);
  await go('home');
  await go('FAQ');
  expect(load).toHaveBeenCalledTimes(2);
});

it('An optional lazy page that fails does not affect the rest of its page, and appears on the next visit', async () => {
  network('gone');
  const Extra = lazyOptionalPart(async () => ({ default: () => <p>A hat</p> }));
  open(() => (
    <>
      <Page />
      <Extra />
    </>
  ));
  await go('FAQ');
  expect([title(), screen.queryByText('A hat')]).toEqual(['Questions', null]);
  network('there');
  await go('home');
  await go('FAQ');
  screen.getByText('A hat');
});
