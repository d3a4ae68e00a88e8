import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { backend } from './backend';
import type { Database } from './database';
import { insist } from './insist';
import { SESSION_KEY } from './session-storage';
import { sessionStore } from './session-store';

/** How long an answer may take. */
const PATIENCE_MS = 15_000;

const impatientFetch: typeof fetch = (input, init) => fetch(input, { ...init, signal: init?.signal ?? patience() });

const RENEWAL = '/token?grant_type=refresh_token';

/**
 * To renew a session is insisted on. The library by itself tries for half a minute, and then not again for a whole one,
 * whoever presses "Try again".
 */
const ask: typeof fetch = (input, init) => {
  const address = input instanceof Request ? input.url : String(input);
  return address.includes(RENEWAL) ? insist(() => impatientFetch(input, init)) : impatientFetch(input, init);
};

/** What AbortSignal.timeout gives in younger browsers. */
function patience(): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('No answer in time.', 'TimeoutError')), PATIENCE_MS);
  return controller.signal;
}

let made: SupabaseClient<Database> | null = null;

/** The one client of this page; throws where this copy of the site has no accounts. */
export function client(): SupabaseClient<Database> {
  made ??= connect();
  return made;
}

function connect(): SupabaseClient<Database> {
  const service = backend();
  if (service === null) throw new Error('This copy of Numeria has no accounts.');
  return createClient<Database>(service.url, service.key, {
    auth: {
      storageKey: SESSION_KEY,
      storage: sessionStore,
      // The link must work on another device than the one that asked for it.
      flowType: 'implicit',
      // arrival.ts has taken them already.
      detectSessionInUrl: false,
    },
    global: { fetch: ask },
  });
}

/** Removes the session from this device, whatever the service says. */
export const forgetSession = (): void => sessionStore.removeItem(SESSION_KEY);

/** The text of the session that is still kept; null where there is none. */
export const storedSession = (): string | null => sessionStore.getItem(SESSION_KEY);
