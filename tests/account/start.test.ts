// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { authState } from '../../src/account/auth-state';
import { SESSION_KEY } from '../../src/account/session-storage';
import { startAuth } from '../../src/account/start';
import { type FakeService, MIA, unreachable } from './helpers/service';
import { eventually, freshService, leaveNothing } from './helpers/signed-in';

let service: FakeService;

beforeEach(() => {
  service = freshService();
});
afterEach(() => leaveNothing(service));

it('signs in once the site is back, where what that takes could not be fetched at first', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  service.storeSession();
  vi.stubGlobal('fetch', unreachable);
  startAuth();
  await eventually(() => expect(log).toHaveBeenCalledOnce());
  // Not signed out: the session is kept, and may be good.
  expect(authState()).toEqual({ status: 'loading' });
  expect(localStorage.getItem(SESSION_KEY)).not.toBeNull();
  service.install();
  globalThis.dispatchEvent(new Event('online'));
  await eventually(() => expect(authState()).toMatchObject({ status: 'signedIn', user: { id: MIA.id } }));
});

const mark = () => document.documentElement.dataset['session'];

describe('The mark of a page that was sent to somebody with a session', () => {
  beforeEach(() => {
    document.documentElement.dataset['session'] = 'kept';
  });

  it('stays while nobody knows, and for who is signed in', async () => {
    service.storeSession();
    startAuth();
    expect(mark()).toBe('kept');
    await eventually(() => expect(authState()).toMatchObject({ status: 'signedIn' }));
    expect(mark()).toBe('kept');
  });

  it('goes as soon as it is known that nobody is, so that they find the way to sign in', () => {
    startAuth();
    expect(authState()).toEqual({ status: 'signedOut' });
    expect(mark()).toBeUndefined();
  });
});
