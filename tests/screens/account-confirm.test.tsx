// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AuthProvider } from '../../src/account/AuthProvider';
import { emailLink, forgetEmailLink, takeAuthCallback } from '../../src/account/auth-callback';
import { authState, setAuthState } from '../../src/account/auth-state';
import { SESSION_KEY } from '../../src/account/session-storage';
import { startAuth } from '../../src/account/start';
import Confirm from '../../src/pages/account/Confirm';
import { allToasts } from '../../src/ui/toast';
import { type FakeService, json, LINK, MIA, unreachable } from '../account/helpers/service';
import { eventually, freshService, holdTimers, leaveNothing, signIn, waitInVain } from '../account/helpers/signed-in';

const person = userEvent.setup();
const VERIFY = 'POST /auth/v1/verify';
const GOOD = `?token_hash=${LINK.tokenHash}&type=email`;
const ZOE = { ...MIA, id: '22222222-2222-4222-8222-222222222222', email: 'zoe@example.org' };
let service: FakeService;

/** Opens the page from a sign-in link. */
function open(query: string) {
  history.replaceState(null, '', `/auth/confirm${query}`);
  takeAuthCallback();
  return render(
    <MemoryRouter initialEntries={['/auth/confirm']}>
      <AuthProvider>
        <Routes>
          <Route path="/auth/confirm" element={<Confirm />} />
          <Route path="/auth" element={<h1>Sign-in page</h1>} />
          <Route path="/" element={<h1>Home</h1>} />
        </Routes>
      </AuthProvider>
    </MemoryRouter>,
  );
}

const heading = () => screen.getByRole('heading', { level: 1 });
const strings = () => document.querySelector('.sign-spoken-text')?.textContent ?? '';
const button = () => screen.getByRole('button', { name: /^(Sign in|Signing in\.\.\.|Try again)$/ });
const toasts = () => allToasts().map(({ title, text }) => [title, text]);

beforeEach(() => {
  service = freshService();
});
afterEach(async () => {
  forgetEmailLink();
  sessionStorage.clear();
  vi.useRealTimers();
  await leaveNothing(service);
});

describe('The page that a sign-in email opens', () => {
  it('says what its button does, and does not sign in by itself', () => {
    startAuth();
    open(GOOD);
    expect(document.title).toBe('Sign in from your email | Numeria');
    expect(heading().textContent).toBe('Sign in to Numeria');
    expect(strings()).toContain('Press the button to sign in with the address that we emailed.');
    expect(service.heard).toEqual([]);
    expect(authState()).toEqual({ status: 'signedOut' });
  });

  it('signs in once when the button is pressed, then goes home', async () => {
    startAuth();
    open(GOOD);
    await person.dblClick(button());
    // Presses the button while the page is still shown.
    document.querySelector('button')?.click();
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeDefined();
    expect(service.heardOf(VERIFY)).toHaveLength(1);
    expect(authState()).toMatchObject({ status: 'signedIn', user: { email: MIA.email } });
    expect(toasts()).toEqual([['You are signed in', MIA.email]]);
    expect(emailLink()).toBeNull();
  });

  it('asks whose device it is and stores the session accordingly', async () => {
    startAuth();
    open(GOOD);
    await person.click(screen.getByRole('checkbox', { name: 'This is not my own device' }));
    await person.click(button());
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeDefined();
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
    expect(sessionStorage.getItem(SESSION_KEY)).toContain(MIA.email);
  });

  it('says who is signed in and what the button does, and lets them stay signed in', async () => {
    await signIn(service);
    service.user = ZOE;
    open(GOOD);
    expect(strings()).toContain(
      `You are signed in as ${MIA.email}. If you press the button, you will switch to the address that we emailed.`,
    );
    await person.click(screen.getByRole('link', { name: 'Stay signed in as before' }));
    expect(heading().textContent).toBe('Home');
    expect(authState()).toMatchObject({ user: { email: MIA.email } });
    expect(service.heard).toEqual([]);
  });

  it('switches the user only when the button is pressed', async () => {
    await signIn(service);
    service.user = ZOE;
    open(GOOD);
    await person.click(button());
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeDefined();
    expect(authState()).toMatchObject({ user: { email: ZOE.email } });
  });

  it('says that a link no longer works, and where to get a new one', async () => {
    startAuth();
    open('?token_hash=older&type=email');
    await person.click(button());
    await vi.waitFor(() =>
      expect(screen.getByRole('heading', { name: 'This link no longer works' })).toBe(document.activeElement),
    );
    expect(strings()).toContain('It has expired or has already been used.');
    await person.click(screen.getByRole('link', { name: 'Ask for a new link' }));
    expect(heading().textContent).toBe('Sign-in page');
  });

  it('says the same to a signed-in user, who stays signed in', async () => {
    await signIn(service);
    open('?token_hash=older&type=email');
    await person.click(button());
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeDefined();
    expect(strings()).toContain(`You are still signed in as ${MIA.email}.`);
    expect(screen.getByRole('link', { name: 'Go to the games' }).getAttribute('href')).toBe('/');
    expect(authState()).toMatchObject({ user: { email: MIA.email } });
  });

  it.each(['', '?type=email', '?token_hash=<script>&type=email'])(
    'says what to do if the link is incomplete (%s)',
    (query) => {
      startAuth();
      open(query);
      expect(heading().textContent).toBe('Open the link in your email');
      expect(screen.queryByRole('button')).toBeNull();
      expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe('/auth');
    },
  );

  it.each([
    ['answers that it is down', async () => json(503, { message: 'Down' })],
    ['cannot be reached', unreachable],
  ])('reports that the service %s, and tries again when the button is pressed again', async (_, answer) => {
    startAuth();
    service.instead(VERIFY, answer);
    open(GOOD);
    await person.click(button());
    expect((await screen.findByRole('alert')).textContent).toBe(
      'We cannot reach the account service right now. Your link is still valid. Try again in a moment.',
    );
    expect(button().textContent).toBe('Try again');
    service.insteads.clear();
    await person.click(button());
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeDefined();
  });

  it('reports too many attempts', async () => {
    startAuth();
    service.instead(VERIFY, async () => json(429, { code: 'over_request_rate_limit', message: 'Slow down' }));
    open(GOOD);
    await person.click(button());
    expect((await screen.findByRole('alert')).textContent).toContain('There have been too many attempts.');
  });

  it('says after a while that there is no answer yet, and continues once there is one', async () => {
    const answer = service.holdBack(VERIFY, () => json(200, service.session()));
    startAuth();
    open(GOOD);
    holdTimers();
    await person.click(button());
    await eventually(() => expect(service.heardOf(VERIFY)).toHaveLength(1));
    await waitInVain();
    expect(screen.getByText('No answer yet. Still trying…')).toBeDefined();
    answer();
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeDefined();
  });

  it('waits while the sign-in state is unknown, and says so within three seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    setAuthState({ status: 'loading' });
    open(GOOD);
    expect(screen.getByRole('status').textContent).toBe('One moment…');
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(screen.getByRole('status').textContent).toContain('We cannot reach the account service right now.');
    service.storeSession();
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    vi.useRealTimers();
    await eventually(() => expect(strings()).toContain(`You are signed in as ${MIA.email}.`));
  });

  it('says so if this copy has no accounts', () => {
    document.head.innerHTML = '';
    startAuth();
    open(GOOD);
    expect(strings()).toContain('This copy of Numeria has no accounts');
  });
});
