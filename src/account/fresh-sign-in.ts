import { isAuthApiError } from '@supabase/supabase-js';
import type { AccountUser } from './auth-state';
import { client } from './client';
import { sendMagicLink } from './magic-link';
import { hasOwnSession } from './session-storage';
import { signInOn } from './session-store';
import { SOMETHING_WENT_WRONG } from './toast-error';

const REFUSED = 403;
const TOO_OFTEN = 429;
/** Its message says to open the link instead. */
const CODES_USED_UP = 'over_code_rate_limit';

/**
 * Has digits sent to who is signed in, so that they can show that it is them. Gives null once they are on their way,
 * or in words that they have just been sent, which is as good. Throws in words where none come.
 */
export async function sendDigits({ email }: AccountUser): Promise<string | null> {
  const refusal = await sendMagicLink(email).catch((error: unknown) => {
    throw new Error(SOMETHING_WENT_WRONG, { cause: error });
  });
  if (refusal?.reason === 'other') throw new Error(refusal.text);
  return refusal?.text ?? null;
}

/** Signs the same person in anew, by the digits; the session is kept where it was. Gives null then, else in words why not. */
export async function signInAnew({ email }: AccountUser, digits: string): Promise<string | null> {
  const { error } = await signInOn(hasOwnSession() ? 'borrowed' : 'own', () =>
    client().auth.verifyOtp({ email, token: digits, type: 'email' }),
  );
  if (error === null) return null;
  if (error.status === REFUSED) return 'These digits did not work: they are mistyped, or no longer good. Try again.';
  if (error.status === TOO_OFTEN && error.code !== CODES_USED_UP)
    return 'That was tried too often. Wait a few minutes, then try again.';
  return isAuthApiError(error) && error.message !== '' ? error.message : SOMETHING_WENT_WRONG;
}
