import { isAuthApiError } from '@supabase/supabase-js';
import * as v from 'valibot';
import { type AuthState, authState, becomeAuth } from './auth-state';
import { client, forgetSession, storedSession } from './client';
import { becomeEnded } from './ended';
import { SOMETHING_WENT_WRONG } from './toast-error';

/** How long a sign-out waits for the service. */
const SIGN_OUT_PATIENCE_MS = 3000;

/** What the service answers about a session that it does not know, or does not know any more. */
const GONE: ReadonlySet<number> = new Set([401, 403, 404]);

const userShape = v.object({
  id: v.pipe(v.string(), v.uuid()),
  email: v.optional(v.string(), ''),
  created_at: v.string(),
});

const storedShape = v.pipe(v.string(), v.parseJson(), v.object({ user: userShape }));

let following: 'not yet' | 'always' = 'not yet';

/** Whether the visitor is just signing out by their own wish; whatever else ends a session is told. */
let leaving: 'yes' | 'no' = 'no';

/**
 * Takes up the session that is kept here, and follows it from then on. Whose it is counts at once: to renew one whose token
 * has run out may take half a minute, while the service does not answer.
 */
export async function openSession(): Promise<void> {
  follow();
  const stored = storedState();
  if (stored.status === 'signedIn') becomeAuth(stored);
  await readAgain();
}

function follow(): void {
  if (following === 'always') return;
  following = 'always';
  // INITIAL_SESSION, SIGNED_IN, SIGNED_OUT, TOKEN_REFRESHED and all others come when the session is stored as it is then.
  // They come from other tabs as well, with sessions that may be theirs alone: what counts is what is kept for this one.
  client().auth.onAuthStateChange(() => show(storedState()));
  // A tab that slept may have missed what others did.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') lookAgain().catch(console.error);
  });
}

async function readAgain(): Promise<void> {
  // Renews it, or removes what the service refuses.
  await client().auth.getSession();
  show(storedState());
}

/** A tab that comes back to the front shows nobody whose session was ended meanwhile on another device. */
async function lookAgain(): Promise<void> {
  await readAgain();
  if (authState().status === 'signedIn') await checkSession();
}

function show(next: AuthState): void {
  if (next.status === 'signedOut' && leaving === 'no') becomeEnded();
  else becomeAuth(next);
}

/**
 * Where a session's token has run out and the service is out of reach to renew it, the library gives none, but keeps it
 * for a better time; it removes only what the service refused. So nobody is signed out whose session is still kept.
 */
function storedState(): AuthState {
  const read = v.safeParse(storedShape, storedSession());
  if (!read.success) return { status: 'signedOut' };
  const { id, email, created_at: createdAt } = read.output.user;
  return { status: 'signedIn', user: { id, email, createdAt } };
}

/**
 * Asks the service whether the session is still good, after it refused something. Where the account is gone, say by
 * another device, the visitor is signed out.
 */
export async function checkSession(): Promise<void> {
  const { error } = await client().auth.getUser();
  if (!isAuthApiError(error) || !GONE.has(error.status)) return;
  becomeEnded();
  await signOut();
}

/** Signs this device out; also where the service does not answer. */
export async function signOut(): Promise<void> {
  leaving = 'yes';
  try {
    await Promise.race([client().auth.signOut({ scope: 'local' }), wait(SIGN_OUT_PATIENCE_MS)]);
  } finally {
    leaving = 'no';
    if (storedSession() !== null) forgetSession();
    becomeAuth({ status: 'signedOut' });
  }
}

/**
 * Signs somebody out on all their devices, this one included. Throws an Error in plain words where the service does not
 * do so: then they are signed in as before, since the other devices are.
 */
export async function signOutEverywhere(): Promise<void> {
  leaving = 'yes';
  try {
    const { error } = await client().auth.signOut({ scope: 'global' });
    if (error !== null) throw new Error(SOMETHING_WENT_WRONG, { cause: error });
  } finally {
    leaving = 'no';
  }
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
