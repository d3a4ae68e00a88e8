import { isAuthApiError } from '@supabase/supabase-js';
import { client } from './client';

/** Why no letter went out, for people: one went to this address `justNow`, or for another reason. */
export interface Refusal {
  readonly reason: 'justNow' | 'other';
  readonly text: string;
}

/** What the service says of a network, or of all mail, that has asked too often, such as a class at once. */
const TOO_OFTEN = /rate limit/i;
/** A wait that the service gives in seconds, in minutes where it is long. */
const inMinutes = (text: string): string =>
  text.replace(/\b(\d{3,}) seconds/, (_, seconds: string) => `${Math.ceil(Number(seconds) / 60)} minutes`);

const JUST_NOW = 'over_email_send_rate_limit';

/**
 * Asks for a letter with a sign-in link and digits. Gives null once it is on its way, or what is said against it;
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
    return { reason: 'other', text: 'Too many emails have been requested. Please try again later.' };
  return { reason: error.code === JUST_NOW ? 'justNow' : 'other', text: inMinutes(error.message) };
}
