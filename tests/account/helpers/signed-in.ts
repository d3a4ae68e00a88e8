import { act, configure } from '@testing-library/react';
import { vi } from 'vitest';
import { type AccountUser, authState, becomeAuth } from '../../../src/account/auth-state';
import { tryNow } from '../../../src/account/insist';
import { signOut } from '../../../src/account/session';
import { startAuth } from '../../../src/account/start';
import { clearToasts } from '../../../src/ui/toast';
import { FakeService } from './service';

// What is fetched on demand, the client above all, takes its time on a busy machine.
const PATIENCE_MS = 10_000;
configure({ asyncUtilTimeout: PATIENCE_MS });
vi.setConfig({ testTimeout: 2 * PATIENCE_MS });

/** Waits until what `check` says is so; it throws until then. */
export const eventually = <Found>(check: () => Found): Promise<Found> => vi.waitFor(check, { timeout: PATIENCE_MS });

/** Lets `setTimeout` pass with the time of the machine, until `waitInVain` has it pass at once. */
export const holdTimers = (): void =>
  void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });

/** Lets so much time pass that a page says there is no answer. */
export const waitInVain = (): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(3000));

/** A service in place of the network, and a page that does not know yet who is signed in. */
export function freshService(): FakeService {
  const service = new FakeService();
  service.install();
  becomeAuth({ status: 'loading' });
  return service;
}

/** Signs in by a stored session, as on a device where that happened before. */
export async function signIn(service: FakeService): Promise<AccountUser> {
  service.storeSession();
  startAuth();
  return eventually(() => {
    const state = authState();
    if (state.status !== 'signedIn') throw new Error(`The visitor is ${state.status}.`);
    return state.user;
  });
}

/** Leaves nothing behind for the next test. */
export async function leaveNothing(service: FakeService): Promise<void> {
  vi.useRealTimers();
  service.insteads.clear();
  tryNow();
  await signOut();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '');
  clearToasts();
  vi.unstubAllGlobals();
}
