import { lazyPart } from '../lazy-part';
import type { Arrival, LinkTokens } from './arrival';
import { becomeAuth } from './auth-state';
import { backend } from './backend';
import { becomeEnded } from './ended';
import { hasOwnSession, hasStoredSession, SESSION_KEY } from './session-storage';

/**
 * Finds out whether somebody is signed in. What talks to the account service is only fetched where the address or this
 * device holds a session: who never signed in never fetches it. Never throws: without accounts the site goes on.
 */
export function startAuth(arrival: Arrival): void {
  try {
    begin(arrival);
  } catch (error) {
    console.error(error);
    becomeAuth({ status: 'signedOut', trouble: null });
  }
}

function begin(arrival: Arrival): void {
  if (backend() !== null && (arrival.kind === 'tokens' || hasStoredSession()))
    void openSession(arrival.kind === 'tokens' ? arrival : null);
  else becomeAuth({ status: 'signedOut', trouble: arrival.kind === 'trouble' ? arrival.trouble : null });
}

/** Follows what other tabs do with the session, also while this one has no use for the account service yet. */
export function followOtherTabs(): () => void {
  globalThis.addEventListener('storage', onStorage);
  return () => globalThis.removeEventListener('storage', onStorage);
}

function onStorage({ key, newValue }: StorageEvent): void {
  if ((key !== null && key !== SESSION_KEY) || hasOwnSession()) return;
  if (newValue === null) becomeEnded();
  else if (backend() !== null) void openSession(null);
}

const sessionPart = lazyPart(() => import('./session'));

async function openSession(tokens: LinkTokens | null): Promise<void> {
  try {
    const session = await sessionPart();
    await session.openSession(tokens);
  } catch (error) {
    // Nobody is signed in for as long as what it takes cannot be fetched; the session on the device stays.
    console.error(error);
    becomeAuth({ status: 'signedOut', trouble: null });
    globalThis.addEventListener('online', () => void openSession(tokens), { once: true });
  }
}
