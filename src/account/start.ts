import { loadOnce } from '../ui/load-part';
import { authStore, readAuthState, setAuthState, VISITOR } from './auth-state';
import { getBackend } from './backend';
import { handleSessionExpired } from './session-expired';
import { hasStoredSession, hasTabSession, SESSION_KEY } from './session-storage';

/**
 * Finds out whether someone is signed in. Can be called again to retry. Loads the account code only if a session is
 * stored, so visitors without an account never download it. Never throws, because the site works without accounts.
 */
export function startAuth(): void {
  try {
    if (getBackend() !== null && hasStoredSession()) void openSession();
    else setAuthState(VISITOR);
  } catch (error) {
    console.error(error);
    setAuthState(VISITOR);
  }
}

// index.html sets this attribute before the first paint.
authStore.subscribe(() => {
  if (readAuthState().status === 'signedOut') delete document.documentElement.dataset['session'];
});

/** Follows sign-ins and sign-outs in other tabs, even before this tab loads the account code. */
export function watchOtherTabs(): () => void {
  globalThis.addEventListener('storage', onStorage);
  return () => globalThis.removeEventListener('storage', onStorage);
}

function onStorage({ key, newValue }: StorageEvent): void {
  if ((key !== null && key !== SESSION_KEY) || hasTabSession()) return;
  if (newValue === null) handleSessionExpired();
  else if (getBackend() !== null) void openSession();
}

const sessionPart = loadOnce(() => import('./session'));

async function openSession(): Promise<void> {
  try {
    const session = await sessionPart();
    await session.restoreSession();
  } catch (error) {
    // The state stays "loading" until the code can be fetched, because the stored session may be valid.
    console.error(error);
    globalThis.addEventListener('online', () => void openSession(), { once: true });
  }
}
