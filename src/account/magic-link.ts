import { isAuthApiError } from '@supabase/supabase-js';
import { client } from './client';

/** Why no letter went out, for people: one went to this address `justNow`, or for another reason. */
export interface Refusal {
  readonly reason: 'justNow' | 'other';
  readonly text: string;
}

/** What the service says of a network, or of all mail, that has asked too often, such as a class at once. */
const TOO_OFTEN = /rate limit/i;
const JUST_NOW = 'over_email_send_rate_limit';

/**
 * Asks for a letter with a sign-in link and six digits. Gives null once it is on its way, or what is said against it;
 * throws where the service could not be reached.
 */
export async function sendMagicLink(email: string): Promise<Refusal | null> {
  const { error } = await client().auth.signInWithOtp({
    email,
    options: { emailRedirectTo: new URL('/', location.origin).href },
  });
  if (error === null) return null;
  if (!isAuthApiError(error) || error.message === '') throw error;
  if (TOO_OFTEN.test(error.message))
    return { reason: 'other', text: 'Many letters were asked for just now. Wait a few minutes, then try again.' };
  return { reason: error.code === JUST_NOW ? 'justNow' : 'other', text: error.message };
}
