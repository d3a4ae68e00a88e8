// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readAuthState } from '../../src/account/auth-state';
import { SESSION_KEY } from '../../src/account/session-storage';
import { startAuth } from '../../src/account/start';
import { type FakeService, MIA, unreachable } from './helpers/service';
import { cleanUp, createService, eventually } from './helpers/signed-in';

let service: FakeService;

beforeEach(() => {
  service = createService();
});
afterEach(() => cleanUp(service));

it('The site signs in once it is reachable, if the account code could not be loaded at first', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  service.storeSession();
  vi.stubGlobal('fetch', unreachable);
  startAuth();
  await eventually(() => expect(log).toHaveBeenCalledOnce());
  // Not signed out, because the stored session may be valid.
  expect(readAuthState()).toEqual({ status: 'loading' });
  expect(localStorage.getItem(SESSION_KEY)).not.toBeNull();
  service.install();
  globalThis.dispatchEvent(new Event('online'));
  await eventually(() => expect(readAuthState()).toMatchObject({ status: 'signedIn', user: { id: MIA.id } }));
});

const mark = () => document.documentElement.dataset['session'];

describe("A page's session attribute", () => {
  beforeEach(() => {
    document.documentElement.dataset['session'] = 'kept';
  });

  it('stays while the sign-in state is unknown, and while the visitor is signed in', async () => {
    service.storeSession();
    startAuth();
    expect(mark()).toBe('kept');
    await eventually(() => expect(readAuthState()).toMatchObject({ status: 'signedIn' }));
    expect(mark()).toBe('kept');
  });

  it('is removed once the visitor is known to be signed out, which shows the sign-in link', () => {
    startAuth();
    expect(readAuthState()).toEqual({ status: 'signedOut' });
    expect(mark()).toBeUndefined();
  });
});
