// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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
  startAuth({ kind: 'nothing' });
  await eventually(() => expect(authState()).toEqual({ status: 'signedOut', trouble: null }));
  expect(log).toHaveBeenCalledOnce();
  expect(localStorage.getItem(SESSION_KEY)).not.toBeNull();
  service.install();
  globalThis.dispatchEvent(new Event('online'));
  await eventually(() => expect(authState()).toMatchObject({ status: 'signedIn', user: { id: MIA.id } }));
});
