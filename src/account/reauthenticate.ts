import { isAuthApiError } from '@supabase/supabase-js';
import type { AccountUser } from './auth-state';
import { getClient } from './client';
import { somethingWentWrong } from './error-text';
import { sendMagicLink } from './magic-link';
import { serviceText } from './service-text';
import { hasTabSession } from './session-storage';
import { sessionStore } from './session-store';
import { CODE_REFUSED, TOO_MANY_ATTEMPTS } from './sign-in-text';

const REFUSED = 403;
const TOO_OFTEN = 429;
/** The error message for this says to open the link instead. */
const CODES_USED_UP = 'over_code_rate_limit';

/**
 * Emails a code to the signed-in user, so that they can confirm who they are. Returns null once it is sent. If a code
 * was sent moments ago, which still works, it returns the service's message. Throws a readable Error if no code can be
 * sent.
 */
export async function sendSignInCode({ email }: AccountUser): Promise<string | null> {
  const refusal = await sendMagicLink(email).catch((error: unknown) => {
    throw new Error(somethingWentWrong(), { cause: error });
  });
  if (refusal?.reason === 'other') throw new Error(refusal.text);
  return refusal?.text ?? null;
}

/**
 * Signs the same person in again with a code, in the same storage. Returns null on success, or else the reason why it
 * failed.
 */
export async function reauthenticate({ email }: AccountUser, digits: string): Promise<string | null> {
  const { error } = await sessionStore.signInOnDevice(hasTabSession() ? 'borrowed' : 'own', () =>
    getClient().auth.verifyOtp({ email, token: digits, type: 'email' }),
  );
  if (error === null) return null;
  if (error.status === REFUSED) return CODE_REFUSED;
  if (error.status === TOO_OFTEN && error.code !== CODES_USED_UP) return TOO_MANY_ATTEMPTS;
  return isAuthApiError(error) && error.message !== '' ? serviceText(error.message) : somethingWentWrong();
}
