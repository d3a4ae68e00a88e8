import { lazyPart } from '../device/offline/lazy-part';
import { authState, authStore, becomeAuth } from './auth-state';
import { backend } from './backend';
import { becomeEnded } from './ended';
import { hasOwnSession, hasStoredSession, SESSION_KEY } from './session-storage';

/**
 * Finds out whether somebody is signed in, or tries that again. What talks to the account service is only fetched where a
 * session is kept: who never signed in never fetches it. Never throws: without accounts the site goes on.
 */
export function startAuth(): void {
  try {
    if (backend() !== null && hasStoredSession()) void openSession();
    else becomeAuth({ status: 'signedOut' });
  } catch (error) {
    console.error(error);
    becomeAuth({ status: 'signedOut' });
  }
}

// index.html has set the mark, before anything was painted.
authStore.subscribe(() => {
  if (authState().status === 'signedOut') delete document.documentElement.dataset['session'];
});

/** Follows what other tabs do with the session, also while this one has no use for the account service yet. */
export function followOtherTabs(): () => void {
  globalThis.addEventListener('storage', onStorage);
  return () => globalThis.removeEventListener('storage', onStorage);
}

function onStorage({ key, newValue }: StorageEvent): void {
  if ((key !== null && key !== SESSION_KEY) || hasOwnSession()) return;
  if (newValue === null) becomeEnded();
  else if (backend() !== null) void openSession();
}

const sessionPart = lazyPart(() => import('./session'));

async function openSession(): Promise<void> {
  try {
    const session = await sessionPart();
    await session.openSession();
  } catch (error) {
    // Nobody knows for as long as what it takes cannot be fetched: a session is kept, and may be good.
    console.error(error);
    globalThis.addEventListener('online', () => void openSession(), { once: true });
  }
}
