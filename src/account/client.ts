import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { once } from '../ui/once';
import { getBackend } from './backend';
import type { Database } from './database';
import { retryUntilAnswered } from './retry';
import { SESSION_KEY } from './session-storage';
import { sessionStore } from './session-store';

const TIMEOUT_MS = 15_000;

const fetchWithTimeout: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: init?.signal ?? timeoutSignal() });

const RENEWAL_PATH = '/token?grant_type=refresh_token';

/**
 * Retries session renewals until the service answers. The library itself gives up after half a minute and then ignores
 * "Try again" for a full minute.
 */
const fetchWithRetry: typeof fetch = (input, init) => {
  const address = input instanceof Request ? input.url : String(input);
  return address.includes(RENEWAL_PATH)
    ? retryUntilAnswered(() => fetchWithTimeout(input, init))
    : fetchWithTimeout(input, init);
};

/** Replaces AbortSignal.timeout, which older supported browsers lack. */
function timeoutSignal(): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('No answer in time.', 'TimeoutError')), TIMEOUT_MS);
  return controller.signal;
}

/** The only client of this page. Throws if this copy of the site has no accounts. */
export const getClient = once((): SupabaseClient<Database> => {
  const service = getBackend();
  if (service === null) throw new Error('This copy of Numeria has no accounts.');
  return createClient<Database>(service.url, service.key, {
    auth: {
      storageKey: SESSION_KEY,
      storage: sessionStore,
      // The link must also work on a device other than the one that requested it.
      flowType: 'implicit',
      // auth-callback.ts has already taken the tokens.
      detectSessionInUrl: false,
    },
    global: { fetch: fetchWithRetry },
  });
});

/** Removes the session from this device without asking the service. */
export const forgetSession = (): void => sessionStore.removeItem(SESSION_KEY);

/** The stored session as JSON text; null if there is none. */
export const readStoredSession = (): string | null => sessionStore.getItem(SESSION_KEY);
