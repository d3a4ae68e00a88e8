// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { authState, becomeAuth } from '../../src/account/auth-state';
import { endClosedTab } from '../../src/account/borrowed-tab';
import { client } from '../../src/account/client';
import { saidOfDevice, sayOfDevice } from '../../src/account/device';
import { signOut } from '../../src/account/session';
import { hasStoredSession, SESSION_KEY } from '../../src/account/session-storage';
import { signInOn } from '../../src/account/session-store';
import { followOtherTabs } from '../../src/account/start';
import { signInBy } from '../../src/account/verify';
import { type FakeService, LINK, MIA } from './helpers/service';
import { eventually, freshService, leaveNothing, signIn } from './helpers/signed-in';

let service: FakeService;
beforeEach(() => {
  service = freshService();
});
afterEach(async () => {
  await leaveNothing(service);
  sessionStorage.clear();
  sayOfDevice('own');
  vi.useRealTimers();
});

const HOUR_MS = 3_600_000;

const arrive = async () => {
  await signInBy(LINK, saidOfDevice());
  expect(authState()).toMatchObject({ status: 'signedIn' });
};
const stored = () => [localStorage.getItem(SESSION_KEY), sessionStorage.getItem(SESSION_KEY)];
const IN_TAB_ALONE = [null, expect.stringContaining(MIA.email)];
const ON_DEVICE = [expect.stringContaining(MIA.email), null];

/** Everything that stays on the device after the browser is closed. */
const left = () =>
  Array.from({ length: localStorage.length }, (_, at) => localStorage.getItem(localStorage.key(at) ?? '')).join();

describe('On a borrowed device', () => {
  it('the user is signed in while the tab is open, and nothing of them stays after it is closed', async () => {
    sayOfDevice('borrowed');
    await arrive();
    expect(stored()).toEqual(IN_TAB_ALONE);
    expect(left()).not.toContain(MIA.email);
    sessionStorage.clear();
    expect(hasStoredSession()).toBe(false);
  });

  it('a renewed session stays in the tab, also after a reload', async () => {
    sayOfDevice('borrowed');
    await arrive();
    sayOfDevice('own');
    await client().auth.refreshSession();
    expect(stored()).toEqual(IN_TAB_ALONE);
    expect(hasStoredSession()).toBe(true);
  });

  it('other tabs and their sessions change nothing', async () => {
    sayOfDevice('borrowed');
    await arrive();
    const stop = followOtherTabs();
    globalThis.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY, newValue: null }));
    expect(authState()).toMatchObject({ status: 'signedIn' });
    stop();
  });

  it('a tab without a session is not signed in by a message from another tab', async () => {
    await signIn(service);
    localStorage.clear();
    const other = new BroadcastChannel(SESSION_KEY);
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- a channel's message has no target
    other.postMessage({ event: 'SIGNED_IN', session: service.session() });
    await eventually(() => expect(authState()).toEqual({ status: 'signedOut' }));
    other.close();
  });

  it('signing in signs out the previous user', async () => {
    await signIn(service);
    expect(stored()).toEqual(ON_DEVICE);
    await signInOn('borrowed', () =>
      client().auth.setSession({ access_token: service.accessToken(), refresh_token: 'refresh' }),
    );
    expect(stored()).toEqual(IN_TAB_ALONE);
  });

  it('signing out leaves nothing in the tab', async () => {
    sayOfDevice('borrowed');
    await arrive();
    await signOut();
    expect(stored()).toEqual([null, null]);
  });

  it('the choice is remembered for an hour, as long as the sign-in link is valid', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    sayOfDevice('borrowed');
    vi.setSystemTime(Date.now() + HOUR_MS - 1);
    expect(saidOfDevice()).toBe('borrowed');
    vi.setSystemTime(Date.now() + 1);
    expect(saidOfDevice()).toBe('own');
  });

  it('putting the clock back does not make the choice last longer', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    sayOfDevice('borrowed');
    vi.setSystemTime(Date.now() - 24 * HOUR_MS);
    expect(saidOfDevice()).toBe('own');
  });

  it('the choice is remembered on this page even without storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    sayOfDevice('borrowed');
    expect(saidOfDevice()).toBe('borrowed');
    sayOfDevice('own');
    expect(saidOfDevice()).toBe('own');
    vi.restoreAllMocks();
  });
});

const leave = () => globalThis.dispatchEvent(new Event('pagehide'));

describe('A tab on a borrowed device', () => {
  const SECOND_MS = 1000;
  beforeEach(async () => {
    sayOfDevice('borrowed');
    endClosedTab();
    await arrive();
    vi.useFakeTimers({ toFake: ['Date'] });
  });

  it('stays signed in after a reload or a return from another page', () => {
    leave();
    vi.setSystemTime(Date.now() + 20 * SECOND_MS);
    endClosedTab();
    expect(hasStoredSession()).toBe(true);
  });

  it('is signed out when the browser restores it after it was closed', () => {
    leave();
    vi.setSystemTime(Date.now() + 20 * SECOND_MS + 1);
    endClosedTab();
    expect(hasStoredSession()).toBe(false);
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    ['from the future', () => String(Date.now() + SECOND_MS)],
    ['that is no number', () => 'just now'],
    ['that is empty', () => ''],
    ['without end', () => 'Infinity'],
    ['of an object', () => '{}'],
  ])('is signed out if its leaving time is %s', (_, mark) => {
    leave();
    sessionStorage.setItem('numeria.left-at', mark());
    endClosedTab();
    expect(hasStoredSession()).toBe(false);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is signed out when it is restored after a browser crash without a leaving time', () => {
    endClosedTab();
    expect(hasStoredSession()).toBe(false);
  });
});

describe('On their own device', () => {
  it('the user stays signed in after the browser is closed', async () => {
    await arrive();
    sessionStorage.clear();
    expect(stored()).toEqual(ON_DEVICE);
  });

  it('signing in replaces a session of this tab', async () => {
    sayOfDevice('borrowed');
    await arrive();
    await signInOn('own', () =>
      client().auth.setSession({ access_token: service.accessToken(), refresh_token: 'refresh' }),
    );
    expect(stored()).toEqual(ON_DEVICE);
    expect(saidOfDevice()).toBe('own');
    becomeAuth({ status: 'loading' });
  });
});
