import { isAuthApiError } from '@supabase/supabase-js';
import * as v from 'valibot';
import { once } from '../ui/once';
import { createStore } from '../ui/page-store';
import { type AuthState, readAuthState, setAuthState, VISITOR } from './auth-state';
import { forgetSession, getClient, readStoredSession } from './client';
import { somethingWentWrong } from './error-text';
import { handleSessionExpired } from './session-expired';

const SIGN_OUT_PATIENCE_MS = 3000;

/** HTTP statuses for a session that the service does not recognise, or no longer recognises. */
const GONE: ReadonlySet<number> = new Set([401, 403, 404]);

const userShape = v.object({
  id: v.pipe(v.string(), v.uuid()),
  email: v.optional(v.string(), ''),
  created_at: v.string(),
});

const storedShape = v.pipe(v.string(), v.parseJson(), v.object({ user: userShape }));

/** Whether the visitor is signing out on purpose. Any other end of a session shows a message. */
const intent = createStore<'stay' | 'leave'>('stay');

/**
 * Restores the stored session and follows its changes from then on. The user counts as signed in immediately, because
 * renewing an expired token can take half a minute while the service does not answer.
 */
export async function restoreSession(): Promise<void> {
  follow();
  const stored = storedState();
  if (stored.status === 'signedIn') setAuthState(stored);
  await readAgain();
}

/** Follows the session from the first call on. */
const follow = once((): 'following' => {
  // Every event (INITIAL_SESSION, SIGNED_IN, VISITOR, TOKEN_REFRESHED ...) follows a change of the stored session.
  // Other tabs send events too, and their sessions may not apply to this tab, so only what is stored for this tab
  // counts.
  getClient().auth.onAuthStateChange(() => show(storedState()));
  // A sleeping tab may have missed events from other tabs.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') lookAgain().catch(console.error);
  });
  return 'following';
});

async function readAgain(): Promise<void> {
  // Renews the session, or removes it if the service refuses it.
  await getClient().auth.getSession();
  show(storedState());
}

/** Checks the session when a tab becomes visible again, because it may have been ended on another device. */
async function lookAgain(): Promise<void> {
  await readAgain();
  if (readAuthState().status === 'signedIn') await checkSession();
}

function show(next: AuthState): void {
  if (next.status === 'signedOut' && intent.read() === 'stay') handleSessionExpired();
  else setAuthState(next);
}

/**
 * Reads the storage because the library returns no session while an expired token cannot be renewed. The library leaves
 * the session stored and removes it only when the service refuses it, so a user with a stored session stays signed in.
 */
function storedState(): AuthState {
  const read = v.safeParse(storedShape, readStoredSession());
  if (!read.success) return VISITOR;
  const { id, email, created_at: createdAt } = read.output.user;
  return { status: 'signedIn', user: { id, email, createdAt } };
}

/**
 * Call it when the service has refused a request: it asks whether the session is still valid. Signs the visitor out if
 * it is not, for example because the account was deleted on another device.
 */
export async function checkSession(): Promise<void> {
  const { error } = await getClient().auth.getUser();
  if (!isAuthApiError(error) || !GONE.has(error.status)) return;
  handleSessionExpired();
  await signOut();
}

/** Signs out on this device, even if the service does not answer. */
export async function signOut(): Promise<void> {
  intent.set('leave');
  try {
    await Promise.race([getClient().auth.signOut({ scope: 'local' }), wait(SIGN_OUT_PATIENCE_MS)]);
  } finally {
    intent.set('stay');
    if (readStoredSession() !== null) forgetSession();
    setAuthState(VISITOR);
  }
}

/**
 * Signs the user out on all their devices, including this one. If the service fails, it throws a readable Error and the
 * user stays signed in here, because the other devices are still signed in too.
 */
export async function signOutEverywhere(): Promise<void> {
  intent.set('leave');
  try {
    const { error } = await getClient().auth.signOut({ scope: 'global' });
    if (error !== null) throw new Error(somethingWentWrong(), { cause: error });
  } finally {
    intent.set('stay');
  }
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
