// @vitest-environment jsdom
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GameClock } from '../../machines/core/clock';
import { AuthProvider } from '../../src/account/AuthProvider';
import { setAuthState } from '../../src/account/auth-state';
import { watchErrors } from '../../src/device/errors';
import { OptionalErrorBoundary } from '../../src/pages/shell/ErrorBoundary';
import { Shell } from '../../src/pages/shell/Shell';
import { useGameErrors } from '../../src/play/frame/useGameErrors';
import { type FrameMotion, useFrames } from '../../src/stage/useFrames';

vi.unmock('../../src/stage/useFrames');

const person = userEvent.setup();
let opened = 0;
let breaksAtOnce = false;

beforeEach(() => {
  opened = 0;
  breaksAtOnce = false;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('scrollTo', () => {});
  setAuthState({ status: 'signedOut' });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A game that can throw while rendering. */
function Game() {
  const [round] = useState(() => {
    opened += 1;
    return opened;
  });
  const [isBroken, setBroken] = useState(breaksAtOnce);
  useGameErrors();
  if (isBroken) throw new Error('the round broke');
  return (
    <main id="main" data-game="math-warp">
      <h1 tabIndex={-1}>Math Warp</h1>
      <p>Opened {round}</p>
      <button type="button" onClick={() => setBroken(true)}>
        Break
      </button>
    </main>
  );
}

function open(at: string) {
  history.replaceState(null, '', at);
  return render(
    <BrowserRouter>
      <AuthProvider>
        <Shell>
          <Routes>
            <Route path="/math-warp" element={<Game />} />
            <Route
              path="/faq"
              element={
                <main>
                  <h1>Questions</h1>
                </main>
              }
            />
          </Routes>
        </Shell>
      </AuthProvider>
    </BrowserRouter>,
  );
}

const title = () => screen.getByRole('heading', { level: 1 });

/** The event of an uncaught error. */
const uncaught = (error: unknown, filename = `${location.origin}/assets/game.js`) =>
  new ErrorEvent('error', { error, filename, cancelable: true });

/** The event of an unhandled rejection. */
const refused = (reason: unknown) => Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });

/** An error thrown in this file. */
const of = (file: string) => Object.assign(new Error('not ours'), { stack: `Error: not ours\n    at x (${file}:1:2)` });

/** Dispatches an event inside act. */
const dispatch = (event: Event) => act(() => void globalThis.dispatchEvent(event));

describe('A game that throws while rendering', () => {
  it('is replaced by a focused message, and the rest of the page stays', async () => {
    open('/math-warp');
    await person.click(screen.getByRole('button', { name: 'Break' }));
    expect(screen.getByRole('alert').textContent).toContain('What you have earned is still on this device.');
    expect(title().textContent).toBe('The game has stopped');
    expect(document.activeElement).toBe(title());
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(screen.getByRole('contentinfo')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Back to Games' }).getAttribute('href')).toBe('/');
  });

  it('restarts at its menu, not at the round in the URL', async () => {
    open('/math-warp?start&seed=7');
    await person.click(screen.getByRole('button', { name: 'Break' }));
    await person.click(screen.getByRole('button', { name: 'Back to the menu' }));
    expect(document.activeElement).toBe(title());
    expect(title().textContent).toBe('Math Warp');
    expect(screen.getByText('Opened 2')).toBeDefined();
    expect(new URLSearchParams(location.search).has('start')).toBe(false);
    expect(new URLSearchParams(location.search).get('seed')).toBe('7');
  });

  it('offers a reload if its menu breaks too, and never loops', async () => {
    breaksAtOnce = true;
    open('/math-warp');
    const before = opened;
    await person.click(screen.getByRole('button', { name: 'Back to the menu' }));
    expect(title().textContent).toBe('Something went wrong');
    expect(screen.queryByRole('button', { name: 'Back to the menu' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined();
    expect(opened).toBeLessThanOrEqual(before * 2);
  });
});

describe('An error outside React', () => {
  it('stops a game', () => {
    open('/math-warp');
    dispatch(uncaught(new Error('in a frame')));
    expect(screen.getByRole('alert').textContent).toContain('The game has stopped');
  });

  it.each([
    ['a text that was thrown', uncaught('only words')],
    ['a promise that was refused', refused(new Error('in a promise'))],
  ])('stops a game if it is %s', (_, event) => {
    open('/math-warp');
    dispatch(event);
    expect(title().textContent).toBe('The game has stopped');
  });

  it.each([
    ['button', 'Menu'],
    ['link', 'Terms of Service'],
  ])('does not affect the round if the %s "%s" next to it caused it', async (role, name) => {
    open('/math-warp');
    const beside = await screen.findByRole(role, { name });
    beside.addEventListener('keydown', () => globalThis.dispatchEvent(uncaught(new Error('beside the game'))));
    fireEvent.keyDown(beside, { key: 'a' });
    expect(title().textContent).toBe('Math Warp');
    // After the press, the next error belongs to the game again.
    dispatch(uncaught(new Error('in a frame')));
    expect(title().textContent).toBe('The game has stopped');
  });

  it('stops a game if a promise from a press next to it rejects, because promises do not show their origin', () => {
    open('/math-warp');
    fireEvent.keyDown(screen.getByRole('button', { name: 'Menu' }), { key: 'a' });
    dispatch(refused(of(`${location.origin}/assets/newsletter.js`)));
    expect(title().textContent).toBe('The game has stopped');
  });

  it('does not affect a text page', () => {
    open('/faq');
    addEventListener('error', () => {}, { once: true });
    dispatch(uncaught(new Error('in an event')));
    expect(title().textContent).toBe('Questions');
  });

  it.each([
    ['a layout that took two turns', new ErrorEvent('error', { error: null, message: 'ResizeObserver loop' })],
    ['a script of another host', new ErrorEvent('error', { message: 'Script error.' })],
    ['an extension of the browser', uncaught(new Error('not ours'), 'chrome-extension://abc/content.js')],
    ['a promise of an extension', refused(of('chrome-extension://abc/content.js'))],
    ['a script that another host has put in', uncaught(of('https://example.org/a.js'))],
    ['a promise without an error', refused('no reason')],
  ])('does not stop the game if it is %s', (_, event) => {
    open('/math-warp');
    dispatch(event);
    expect(title().textContent).toBe('Math Warp');
  });
});

function Toasts(): never {
  throw new Error('no messages');
}

describe('A part around the page that throws while rendering', () => {
  it('is left out while the round continues', () => {
    render(
      <>
        <OptionalErrorBoundary>
          <Toasts />
        </OptionalErrorBoundary>
        <main>The round</main>
      </>,
    );
    expect(screen.getByRole('main').textContent).toBe('The round');
  });
});

describe('The console', () => {
  it('gets the same error only once, even for promises', () => {
    watchErrors();
    const tellings = ['again', 'again', 'another'].map((text) => uncaught(new Error(text)));
    for (const event of tellings) globalThis.dispatchEvent(event);
    expect(tellings.map(({ defaultPrevented }) => defaultPrevented)).toEqual([false, true, false]);
    const refusals = [1, 2].map(() => refused(new Error('refused')));
    for (const event of refusals) globalThis.dispatchEvent(event);
    expect(refusals.map(({ defaultPrevented }) => defaultPrevented)).toEqual([false, true]);
  });
});

describe('A frame that throws', () => {
  it('is the last one, and its error reaches the page', () => {
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
    const draw = vi.fn<() => FrameMotion>().mockReturnValueOnce('moving');
    renderHook(() => useFrames(new GameClock(), true, draw));
    frames[0]?.(0);
    expect(frames).toHaveLength(2);
    draw.mockImplementationOnce(() => {
      throw new Error('no picture');
    });
    expect(() => act(() => frames[1]?.(16))).toThrow('no picture');
    expect(frames).toHaveLength(2);
  });
});
