import { isAuthApiError, isAuthRetryableFetchError } from '@supabase/supabase-js';
import * as v from 'valibot';
import { showToast } from '../ui/toast';
import type { LinkTokens } from './arrival';
import { type AuthState, authState, becomeAuth } from './auth-state';
import { client, forgetSession, keptSession } from './client';
import { saidOfDevice } from './device';
import { becomeEnded } from './ended';
import { signInOn } from './session-keeper';
import { SOMETHING_WENT_WRONG } from './tell-error';

/** The pauses before what a link brought is tried again, while the service does not answer. */
const RETRY_AFTER_MS = [1000, 3000, 9000];
/** How long a sign-out waits for the service. */
const SIGN_OUT_PATIENCE_MS = 3000;

/** What the service answers about a session that it does not know, or does not know any more. */
const GONE: ReadonlySet<number> = new Set([401, 403, 404]);

const userShape = v.object({
  id: v.pipe(v.string(), v.uuid()),
  email: v.optional(v.string(), ''),
  created_at: v.string(),
});

const keptShape = v.pipe(v.string(), v.parseJson(), v.object({ user: userShape }));

let following: 'not yet' | 'always' = 'not yet';

/** Whether the visitor is just signing out by their own wish; whatever else ends a session is told. */
let leaving: 'yes' | 'no' = 'no';

/** Takes up the session that a link brought, or else the one that this device keeps, and follows it from then on. */
export async function openSession(tokens: LinkTokens | null): Promise<void> {
  if (tokens !== null) await accept(tokens);
  follow();
  await readAgain();
}

async function accept({ accessToken, refreshToken }: LinkTokens): Promise<void> {
  // The service itself says whose session it is: nothing of the link is believed.
  const take = () =>
    signInOn(saidOfDevice(), () =>
      client().auth.setSession({ access_token: accessToken, refresh_token: refreshToken }),
    );
  let answer = await take();
  for (const pauseMs of RETRY_AFTER_MS) {
    if (!isAuthRetryableFetchError(answer.error)) break;
    await wait(pauseMs);
    answer = await take();
  }
  const { data, error } = answer;
  if (error !== null && isAuthRetryableFetchError(error)) showToast({ title: 'Error', text: SOMETHING_WENT_WRONG });
  else if (error !== null) showToast({ title: 'Error', text: 'This link did not work. Ask for a new one.' });
  // Said aloud, so that nobody plays in the account of another whose link they were given.
  else showToast({ title: 'You are signed in', text: data.user?.email });
}

function follow(): void {
  if (following === 'always') return;
  following = 'always';
  // INITIAL_SESSION, SIGNED_IN, SIGNED_OUT, TOKEN_REFRESHED and all others come when the session is stored as it is then.
  // They come from other tabs as well, with sessions that may be theirs alone: what counts is what is kept for this one.
  client().auth.onAuthStateChange(() => show(stateKept()));
  // A tab that slept may have missed what others did.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') lookAgain().catch(console.error);
  });
}

async function readAgain(): Promise<void> {
  // Renews it, or removes what the service refuses.
  await client().auth.getSession();
  show(stateKept());
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
function stateKept(): AuthState {
  const read = v.safeParse(keptShape, keptSession());
  if (!read.success) return { status: 'signedOut', trouble: null };
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
    if (keptSession() !== null) forgetSession();
    becomeAuth({ status: 'signedOut', trouble: null });
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
