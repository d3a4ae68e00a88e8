import { act, configure } from '@testing-library/react';
import { vi } from 'vitest';
import { type AccountUser, readAuthState, setAuthState } from '../../../src/account/auth-state';
import { retryNow } from '../../../src/account/retry';
import { signOut } from '../../../src/account/session';
import { startAuth } from '../../../src/account/start';
import { clearToasts } from '../../../src/ui/toast';
import { FakeService } from './service';

// Code that is loaded on demand, especially the client, takes a while on a busy machine.
const PATIENCE_MS = 10_000;
configure({ asyncUtilTimeout: PATIENCE_MS });
vi.setConfig({ testTimeout: 2 * PATIENCE_MS });

/** Waits until `check` no longer throws. */
export const eventually = <Found>(check: () => Found): Promise<Found> => vi.waitFor(check, { timeout: PATIENCE_MS });

/** Makes `setTimeout` use real time until `waitWithoutResult` skips ahead. */
export const holdTimers = (): void =>
  void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });

/** Skips ahead to the moment when a page says that there is no answer. */
export const waitWithoutResult = (): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(3000));

/** A fake service, and a page whose sign-in state is unknown. */
export function createService(): FakeService {
  const service = new FakeService();
  service.install();
  setAuthState({ status: 'loading' });
  return service;
}

/** Signs in with a stored session. */
export async function signIn(service: FakeService): Promise<AccountUser> {
  service.storeSession();
  startAuth();
  return eventually(() => {
    const state = readAuthState();
    if (state.status !== 'signedIn') throw new Error(`The visitor is ${state.status}.`);
    return state.user;
  });
}

/** Cleans up for the next test. */
export async function cleanUp(service: FakeService): Promise<void> {
  vi.useRealTimers();
  service.insteads.clear();
  retryNow();
  await signOut();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '');
  clearToasts();
  vi.unstubAllGlobals();
}
