// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readAuthState, setAuthState } from '../../src/account/auth-state';
import { getClient } from '../../src/account/client';
import { readDeviceOwnership, rememberDeviceOwnership } from '../../src/account/device-ownership';
import { signOut } from '../../src/account/session';
import { hasStoredSession, SESSION_KEY } from '../../src/account/session-storage';
import { sessionStore } from '../../src/account/session-store';
import { clearSharedDeviceSession } from '../../src/account/shared-device';
import { watchOtherTabs } from '../../src/account/start';
import { verifySignIn } from '../../src/account/verify';
import { type FakeService, LINK, MIA } from './helpers/service';
import { cleanUp, createService, eventually, signIn } from './helpers/signed-in';

let service: FakeService;
beforeEach(() => {
  service = createService();
});
afterEach(async () => {
  await cleanUp(service);
  sessionStorage.clear();
  rememberDeviceOwnership('own');
  vi.useRealTimers();
});

const HOUR_MS = 3_600_000;

const arrive = async () => {
  await verifySignIn(LINK, readDeviceOwnership());
  expect(readAuthState()).toMatchObject({ status: 'signedIn' });
};
const stored = () => [localStorage.getItem(SESSION_KEY), sessionStorage.getItem(SESSION_KEY)];
const IN_TAB_ALONE = [null, expect.stringContaining(MIA.email)];
const ON_DEVICE = [expect.stringContaining(MIA.email), null];

/** Everything that stays on the device after the browser is closed. */
const left = () =>
  Array.from({ length: localStorage.length }, (_, at) => localStorage.getItem(localStorage.key(at) ?? '')).join();

describe('On a borrowed device', () => {
  it('the user is signed in while the tab is open, and none of their data remains after it closes', async () => {
    rememberDeviceOwnership('borrowed');
    await arrive();
    expect(stored()).toEqual(IN_TAB_ALONE);
    expect(left()).not.toContain(MIA.email);
    sessionStorage.clear();
    expect(hasStoredSession()).toBe(false);
  });

  it('a renewed session stays in the tab, even after a reload', async () => {
    rememberDeviceOwnership('borrowed');
    await arrive();
    rememberDeviceOwnership('own');
    await getClient().auth.refreshSession();
    expect(stored()).toEqual(IN_TAB_ALONE);
    expect(hasStoredSession()).toBe(true);
  });

  it('other tabs and their sessions do not affect this tab', async () => {
    rememberDeviceOwnership('borrowed');
    await arrive();
    const stop = watchOtherTabs();
    globalThis.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY, newValue: null }));
    expect(readAuthState()).toMatchObject({ status: 'signedIn' });
    stop();
  });

  it('a message from another tab does not sign in a tab without a session', async () => {
    await signIn(service);
    localStorage.clear();
    const other = new BroadcastChannel(SESSION_KEY);
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- a channel's message has no target
    other.postMessage({ event: 'SIGNED_IN', session: service.session() });
    await eventually(() => expect(readAuthState()).toEqual({ status: 'signedOut' }));
    other.close();
  });

  it('signing in signs out the previous user', async () => {
    await signIn(service);
    expect(stored()).toEqual(ON_DEVICE);
    await sessionStore.signInOnDevice('borrowed', () =>
      getClient().auth.setSession({ access_token: service.accessToken(), refresh_token: 'refresh' }),
    );
    expect(stored()).toEqual(IN_TAB_ALONE);
  });

  it('signing out removes everything from the tab', async () => {
    rememberDeviceOwnership('borrowed');
    await arrive();
    await signOut();
    expect(stored()).toEqual([null, null]);
  });

  it('the choice is remembered for an hour, as long as the sign-in link is valid', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    rememberDeviceOwnership('borrowed');
    vi.setSystemTime(Date.now() + HOUR_MS - 1);
    expect(readDeviceOwnership()).toBe('borrowed');
    vi.setSystemTime(Date.now() + 1);
    expect(readDeviceOwnership()).toBe('own');
  });

  it('putting the clock back does not make the choice last longer', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    rememberDeviceOwnership('borrowed');
    vi.setSystemTime(Date.now() - 24 * HOUR_MS);
    expect(readDeviceOwnership()).toBe('own');
  });

  it('the choice is remembered on this page even without storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    rememberDeviceOwnership('borrowed');
    expect(readDeviceOwnership()).toBe('borrowed');
    rememberDeviceOwnership('own');
    expect(readDeviceOwnership()).toBe('own');
    vi.restoreAllMocks();
  });
});

const leave = () => globalThis.dispatchEvent(new Event('pagehide'));

describe('A tab on a borrowed device', () => {
  const SECOND_MS = 1000;
  beforeEach(async () => {
    rememberDeviceOwnership('borrowed');
    clearSharedDeviceSession();
    await arrive();
    vi.useFakeTimers({ toFake: ['Date'] });
  });

  it('stays signed in after a reload or a return from another page', () => {
    leave();
    vi.setSystemTime(Date.now() + 20 * SECOND_MS);
    clearSharedDeviceSession();
    expect(hasStoredSession()).toBe(true);
  });

  it('is signed out when the browser restores it after it was closed', () => {
    leave();
    vi.setSystemTime(Date.now() + 20 * SECOND_MS + 1);
    clearSharedDeviceSession();
    expect(hasStoredSession()).toBe(false);
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    ['in the future', () => String(Date.now() + SECOND_MS)],
    ['not a number', () => 'just now'],
    ['empty', () => ''],
    ['infinite', () => 'Infinity'],
    ['an object', () => '{}'],
  ])('is signed out if the time when it was left is %s', (_, mark) => {
    leave();
    sessionStorage.setItem('numeria.left-at', mark());
    clearSharedDeviceSession();
    expect(hasStoredSession()).toBe(false);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is signed out if it is restored after a browser crash, which stores no closing time', () => {
    clearSharedDeviceSession();
    expect(hasStoredSession()).toBe(false);
  });
});

describe("On a visitor's own device", () => {
  it('the user stays signed in after the browser is closed', async () => {
    await arrive();
    sessionStorage.clear();
    expect(stored()).toEqual(ON_DEVICE);
  });

  it('signing in replaces the session of this tab', async () => {
    rememberDeviceOwnership('borrowed');
    await arrive();
    await sessionStore.signInOnDevice('own', () =>
      getClient().auth.setSession({ access_token: service.accessToken(), refresh_token: 'refresh' }),
    );
    expect(stored()).toEqual(ON_DEVICE);
    expect(readDeviceOwnership()).toBe('own');
    setAuthState({ status: 'loading' });
  });
});
