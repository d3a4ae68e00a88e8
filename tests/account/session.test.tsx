// @vitest-environment jsdom
import { setImmediate as nextTask } from 'node:timers/promises';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AuthProvider, useAuth } from '../../src/account/AuthProvider';
import { type AuthState, readAuthState, setAuthState } from '../../src/account/auth-state';
import { getClient } from '../../src/account/client';
import { loadFavourites } from '../../src/account/favourites';
import { retryNow } from '../../src/account/retry';
import { checkSession, signOut, signOutEverywhere } from '../../src/account/session';
import { SESSION_KEY } from '../../src/account/session-storage';
import { startAuth } from '../../src/account/start';
import { verifySignIn } from '../../src/account/verify';
import { clearToasts, readToasts } from '../../src/ui/toast';
import { FakeService, json, LINK, MIA, refuseWith, unreachable } from './helpers/service';
import { eventually } from './helpers/signed-in';

const USER = { id: MIA.id, email: MIA.email, createdAt: MIA.created_at };
const IN: AuthState = { status: 'signedIn', user: USER };
/** The message after a session was ended elsewhere. */
const ENDED = [
  'You are signed out',
  'You signed out in another tab or on another device, or your sign-in expired. You can sign in again.',
];
const OUT: AuthState = { status: 'signedOut' };

/** Longer than the library keeps trying to renew a session. */
const LONG_OUTAGE_MS = 60_000;

let service: FakeService;

const toasts = () => readToasts().map(({ title, text }) => [title, text]);
const becomes = (state: AuthState) => eventually(() => expect(readAuthState()).toEqual(state));

const signIn = async () => {
  service.storeSession();
  startAuth();
  await becomes(IN);
};

function Who() {
  const auth = useAuth();
  return <p>{auth.status === 'signedIn' ? auth.user.email : auth.status}</p>;
}
const open = () =>
  render(
    <AuthProvider>
      <Who />
    </AuthProvider>,
  );

/** Simulates another tab changing the stored session. */
function elsewhere(text: string | null): void {
  if (text === null) localStorage.removeItem(SESSION_KEY);
  else localStorage.setItem(SESSION_KEY, text);
  act(() => {
    globalThis.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY, newValue: text }));
  });
}

beforeEach(() => {
  service = new FakeService();
  service.install();
  setAuthState({ status: 'loading' });
});
afterEach(async () => {
  service.insteads.clear();
  retryNow();
  await signOut();
  // The library answers in order, so this makes sure that pending requests of this test are not answered in the next
  // one.
  await getClient().auth.getSession();
  await nextTask();
  localStorage.clear();
  clearToasts();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('useAuth', () => {
  it('throws outside its provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Who />)).toThrow(new Error('useAuth must be used within an AuthProvider'));
  });

  it('is loading at first, then signed in, then signed out', async () => {
    service.storeSession();
    open();
    expect(screen.getByText('loading')).toBeDefined();
    act(() => startAuth());
    expect(screen.getByText('loading')).toBeDefined();
    expect(await screen.findByText(MIA.email)).toBeDefined();
    await act(() => signOut());
    expect(screen.getByText('signedOut')).toBeDefined();
  });
});

describe('A visitor without a session', () => {
  it('is treated as signed out immediately, without a request', () => {
    startAuth();
    expect(readAuthState()).toEqual(OUT);
    expect(service.heard).toEqual([]);
  });

  it('is signed out in a copy without accounts, even if a session is stored', () => {
    document.head.innerHTML = '';
    service.storeSession();
    startAuth();
    expect(readAuthState()).toEqual(OUT);
  });

  it('is signed out if storage cannot be read', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('No', 'SecurityError');
    });
    startAuth();
    expect(readAuthState()).toEqual(OUT);
    vi.restoreAllMocks();
  });

  it('is signed in when another tab signs in', async () => {
    startAuth();
    open();
    elsewhere(service.storeSession());
    expect(await screen.findByText(MIA.email)).toBeDefined();
  });
});

/** The text of a valid session, with some parts replaced. */
const good = (changes: object) => JSON.stringify({ ...service.session(), ...changes });

describe('A stored session', () => {
  it('is used without a request while its token is valid', async () => {
    await signIn();
    expect(service.heard).toEqual([]);
  });

  it('is refreshed when its token has expired', async () => {
    service.storeSession(-10);
    startAuth();
    await becomes(IN);
    expect(service.heardOf('POST /auth/v1/token').length).toBeGreaterThan(0);
  });

  it.each([
    ['answers that it is down', async () => json(503, { message: 'Service Unavailable' })],
    ['cannot be reached', unreachable],
  ])(
    'with an expired token is used immediately, survives while the service %s, and is renewed once the service is back',
    async (_, answer) => {
      vi.spyOn(console, 'warn').mockImplementation(() => {});
      vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
      service.storeSession(-10);
      service.instead('POST /auth/v1/token', answer);
      startAuth();
      await eventually(() => expect(service.heardOf('POST /auth/v1/token')).toHaveLength(1));
      expect(readAuthState()).toEqual(IN);
      await vi.advanceTimersByTimeAsync(LONG_OUTAGE_MS);
      expect(readAuthState()).toEqual(IN);
      const before = readAuthState();
      expect(JSON.parse(localStorage.getItem(SESSION_KEY) ?? '')).toMatchObject({ refresh_token: 'refresh0' });
      const asked = service.heardOf('POST /auth/v1/token').length;
      expect(asked).toBeLessThan(10);
      service.insteads.clear();
      // As if "Try again" were pressed for the first time.
      retryNow();
      const { data } = await getClient().auth.getSession();
      expect(service.heardOf('POST /auth/v1/token')).toHaveLength(asked + 1);
      expect(data.session?.refresh_token).not.toBe('refresh0');
      expect(readAuthState()).toBe(before);
    },
  );

  it('without a user does not sign anyone in while the service is unreachable', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
    service.user = { ...MIA, id: 'mia' };
    service.storeSession(-10);
    service.instead('POST /auth/v1/token', unreachable);
    startAuth();
    await eventually(() => expect(service.heardOf('POST /auth/v1/token')).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(LONG_OUTAGE_MS);
    // The library decides whether to wait or to give up.
    expect(readAuthState().status).not.toBe('signedIn');
    service.insteads.clear();
    retryNow();
    await becomes(OUT);
  });

  it('ends when the service no longer recognises it', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    service.storeSession(-10);
    service.instead('POST /auth/v1/token', async () =>
      json(400, { code: 'refresh_token_not_found', message: 'Invalid Refresh Token' }),
    );
    startAuth();
    await becomes(OUT);
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
  });

  it('is removed if it is malformed, and does not sign anyone in', async () => {
    localStorage.setItem(SESSION_KEY, '{"neither":"this"}');
    startAuth();
    await becomes(OUT);
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
  });

  it.each([
    ['null', () => 'null'],
    ['a number', () => '5'],
    ['a string', () => '"session"'],
    ['a list', () => '[]'],
    ['a list of sessions', () => `[${good({})}]`],
    ['not JSON', () => '{"access_token":'],
    ['empty', () => ''],
    ['without a user', () => good({ user: null })],
    ['of a user without an id', () => good({ user: { email: MIA.email } })],
    ['with a number as its token', () => good({ access_token: 5 })],
    ['that cannot be renewed', () => good({ refresh_token: {} })],
    ['that never expires', () => good({ expires_at: 'never' })],
  ])('is removed without a request if it is invalid, and does not sign anyone in: %s', (_, text) => {
    for (const storage of [localStorage, sessionStorage]) {
      storage.setItem(SESSION_KEY, text());
      setAuthState({ status: 'loading' });
      startAuth();
      expect(readAuthState()).toEqual(OUT);
      expect(storage.getItem(SESSION_KEY)).toBeNull();
    }
    expect(service.heard).toEqual([]);
    expect(toasts()).toEqual([]);
  });

  it('keeps the same user object through a refresh, so that nothing reloads', async () => {
    await signIn();
    const before = readAuthState();
    await getClient().auth.refreshSession();
    expect(service.heardOf('POST /auth/v1/token')).toHaveLength(1);
    expect(readAuthState()).toBe(before);
  });

  it('updates when the user changes their email', async () => {
    await signIn();
    service.user = { ...MIA, email: 'new@example.org' };
    await getClient().auth.refreshSession();
    expect(readAuthState()).toEqual({ status: 'signedIn', user: { ...USER, email: 'new@example.org' } });
  });

  it('ends here when another tab signs out', async () => {
    service.storeSession();
    startAuth();
    open();
    expect(await screen.findByText(MIA.email)).toBeDefined();
    elsewhere(null);
    expect(screen.getByText('signedOut')).toBeDefined();
    await eventually(() => expect(toasts()).toEqual([ENDED]));
  });

  it('ends with a message when this tab becomes visible again, if another device has ended it', async () => {
    await signIn();
    service.instead('GET /auth/v1/user', async () => json(403, { code: 'session_not_found', message: 'No session' }));
    document.dispatchEvent(new Event('visibilitychange'));
    await becomes(OUT);
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
    expect(toasts()).toEqual([ENDED]);
  });

  it('ends with a message when the database rejects it', async () => {
    await signIn();
    service.instead('GET /auth/v1/user', async () => json(403, { code: 'session_not_found', message: 'No session' }));
    service.instead('GET /rest/v1/user_favorites', refuseWith(401, 'PT401', 'This session has ended.'));
    await expect(loadFavourites(USER)).rejects.toThrow('This session has ended.');
    await becomes(OUT);
    expect(toasts()).toEqual([ENDED]);
  });

  it('is checked again when a sleeping tab becomes visible again', async () => {
    await signIn();
    localStorage.clear();
    document.dispatchEvent(new Event('visibilitychange'));
    await eventually(() => expect(readAuthState()).toEqual(OUT));
  });

  it('survives a failed check, without breaking a game on the page', async () => {
    await signIn();
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const busy = new Error('The lock was not granted in time.');
    vi.spyOn(getClient().auth, 'getSession').mockRejectedValueOnce(busy);
    document.dispatchEvent(new Event('visibilitychange'));
    await eventually(() => expect(log).toHaveBeenCalledWith(busy));
    expect(readAuthState()).toEqual(IN);
  });

  it('ends when the service says that the account was deleted', async () => {
    await signIn();
    service.instead('GET /auth/v1/user', async () => json(403, { code: 'user_not_found', message: 'No such user' }));
    await checkSession();
    expect(readAuthState()).toEqual(OUT);
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
  });

  it('survives an overloaded service', async () => {
    await signIn();
    service.instead('GET /auth/v1/user', async () => json(429, { code: 'over_request_rate_limit', message: 'Slow' }));
    await checkSession();
    expect(readAuthState()).toEqual(IN);
  });

  it('lasts until the page is closed if the device is full', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    startAuth();
    await verifySignIn(LINK, 'own');
    expect(readAuthState()).toEqual(IN);
    const { data } = await getClient().auth.getSession();
    expect(data.session?.user.email).toBe(MIA.email);
    vi.restoreAllMocks();
  });
});

describe('Signing out everywhere', () => {
  it('ends the sessions on all devices, including this one', async () => {
    await signIn();
    await signOutEverywhere();
    expect(readAuthState()).toEqual(OUT);
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
    expect(service.heardOf('POST /auth/v1/logout').map(({ query }) => query.get('scope'))).toEqual(['global']);
    expect(toasts()).toEqual([]);
  });

  it.each([
    ['cannot be reached', unreachable],
    ['answers that it is down', async () => json(503, { message: 'Service Unavailable' })],
  ])('reports an error and leaves the session alone if the service %s', async (_, answer) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await signIn();
    service.instead('POST /auth/v1/logout', answer);
    await expect(signOutEverywhere()).rejects.toThrow('Something went wrong. Please try again.');
    expect(readAuthState()).toEqual(IN);
    expect(localStorage.getItem(SESSION_KEY)).not.toBeNull();
  });
});

describe('Signing out', () => {
  it("ends only this device's session, both here and at the service", async () => {
    await signIn();
    await signOut();
    expect(readAuthState()).toEqual(OUT);
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
    expect(service.heardOf('POST /auth/v1/logout').map(({ query }) => query.get('scope'))).toEqual(['local']);
    expect(toasts()).toEqual([]);
  });

  it('works without a connection', async () => {
    await signIn();
    service.instead('POST /auth/v1/logout', unreachable);
    await signOut();
    expect(readAuthState()).toEqual(OUT);
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
  });

  it('does not wait for a service that never answers, even if the session has to be refreshed first', async () => {
    await signIn();
    service.storeSession(-10);
    service.instead('POST /auth/v1/token', () => new Promise(() => {}));
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const done = signOut();
    await vi.advanceTimersByTimeAsync(3000);
    await done;
    expect(readAuthState()).toEqual(OUT);
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
  });
});
