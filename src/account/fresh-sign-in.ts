import { type AuthError, isAuthApiError } from '@supabase/supabase-js';
import type { AccountUser } from './auth-state';
import { client } from './client';
import { signInOn } from './session-keeper';
import { hasOwnSession } from './session-storage';
import { SOMETHING_WENT_WRONG } from './tell-error';

/** What the service says where a letter went out too short a while ago: its digits are as good as new ones. */
const JUST_SENT = 'over_email_send_rate_limit';
const REFUSED = 403;

const spoken = (error: AuthError): Error =>
  new Error(isAuthApiError(error) && error.message !== '' ? error.message : SOMETHING_WENT_WRONG, { cause: error });

/**
 * Has six digits sent to who is signed in, so that they can show that it is them. Gives null once they are on their way,
 * or what the service says where they have just been sent. Throws in words where none come.
 */
export async function sendDigits({ email }: AccountUser): Promise<string | null> {
  const { error } = await client().auth.signInWithOtp({
    email,
    options: { emailRedirectTo: new URL('/', location.origin).href },
  });
  if (error === null) return null;
  if (error.code === JUST_SENT) return error.message;
  throw spoken(error);
}

/** Signs the same person in anew, by the digits; the session is kept where it was. Gives null then, else in words why not. */
export async function signInAnew({ email }: AccountUser, digits: string): Promise<string | null> {
  const { error } = await signInOn(hasOwnSession() ? 'borrowed' : 'own', () =>
    client().auth.verifyOtp({ email, token: digits, type: 'email' }),
  );
  if (error === null) return null;
  return error.status === REFUSED
    ? 'These digits did not work: they are mistyped, or no longer good. Try again.'
    : spoken(error).message;
}
