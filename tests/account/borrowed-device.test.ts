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

/** Everything that the device keeps when the browser has been closed. */
const left = () =>
  Array.from({ length: localStorage.length }, (_, at) => localStorage.getItem(localStorage.key(at) ?? '')).join();

describe('On a device that is not their own', () => {
  it('somebody is signed in for as long as the tab is open, and nothing of them is left when it is closed', async () => {
    sayOfDevice('borrowed');
    await arrive();
    expect(stored()).toEqual(IN_TAB_ALONE);
    expect(left()).not.toContain(MIA.email);
    sessionStorage.clear();
    expect(hasStoredSession()).toBe(false);
  });

  it('the session stays in the tab when it is renewed, also after the page was loaded again', async () => {
    sayOfDevice('borrowed');
    await arrive();
    sayOfDevice('own');
    await client().auth.refreshSession();
    expect(stored()).toEqual(IN_TAB_ALONE);
    expect(hasStoredSession()).toBe(true);
  });

  it('what other tabs do with a session of theirs changes nothing', async () => {
    sayOfDevice('borrowed');
    await arrive();
    const stop = followOtherTabs();
    globalThis.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY, newValue: null }));
    expect(authState()).toMatchObject({ status: 'signedIn' });
    stop();
  });

  it('a tab that has no session itself is not signed in by what another tab tells of its own', async () => {
    await signIn(service);
    localStorage.clear();
    const other = new BroadcastChannel(SESSION_KEY);
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- a channel's message has no target
    other.postMessage({ event: 'SIGNED_IN', session: service.session() });
    await eventually(() => expect(authState()).toEqual({ status: 'signedOut' }));
    other.close();
  });

  it('whoever was signed in before is so no longer', async () => {
    await signIn(service);
    expect(stored()).toEqual(ON_DEVICE);
    await signInOn('borrowed', () =>
      client().auth.setSession({ access_token: service.accessToken(), refresh_token: 'refresh' }),
    );
    expect(stored()).toEqual(IN_TAB_ALONE);
  });

  it('signing out leaves nothing in the tab either', async () => {
    sayOfDevice('borrowed');
    await arrive();
    await signOut();
    expect(stored()).toEqual([null, null]);
  });

  it('what was said holds for an hour, as long as the link of the letter does', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    sayOfDevice('borrowed');
    vi.setSystemTime(Date.now() + HOUR_MS - 1);
    expect(saidOfDevice()).toBe('borrowed');
    vi.setSystemTime(Date.now() + 1);
    expect(saidOfDevice()).toBe('own');
  });

  it('a clock that was put back makes it hold no longer', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    sayOfDevice('borrowed');
    vi.setSystemTime(Date.now() - 24 * HOUR_MS);
    expect(saidOfDevice()).toBe('own');
  });

  it('what was said is known on this page also where the device lets nothing be kept', () => {
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

describe('A tab of a borrowed device', () => {
  const SECOND_MS = 1000;
  beforeEach(async () => {
    sayOfDevice('borrowed');
    endClosedTab();
    await arrive();
    vi.useFakeTimers({ toFake: ['Date'] });
  });

  it('that is loaded again, or comes back from another page, goes on', () => {
    leave();
    vi.setSystemTime(Date.now() + 20 * SECOND_MS);
    endClosedTab();
    expect(hasStoredSession()).toBe(true);
  });

  it('that was closed, and that the browser brings back later, keeps nobody', () => {
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
  ])('whose mark is one %s keeps nobody', (_, mark) => {
    leave();
    sessionStorage.setItem('numeria.left-at', mark());
    endClosedTab();
    expect(hasStoredSession()).toBe(false);
    expect(sessionStorage).toHaveLength(0);
  });

  it('that comes back after the browser broke down, and was never left, keeps nobody', () => {
    endClosedTab();
    expect(hasStoredSession()).toBe(false);
  });
});

describe('On a device of their own', () => {
  it('somebody stays signed in when the browser was closed', async () => {
    await arrive();
    sessionStorage.clear();
    expect(stored()).toEqual(ON_DEVICE);
  });

  it('they take the place of who was signed in in this tab alone', async () => {
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
