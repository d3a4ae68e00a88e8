import { isAuthApiError } from '@supabase/supabase-js';
import { siteUrl } from '../locale/address';
import { getClient } from './client';

/** Why no email was sent, as text for the visitor. `justNow` means that one has just been sent to this address. */
export interface MagicLinkError {
  readonly reason: 'justNow' | 'other';
  readonly text: string;
}

/** In the service's message when a network, such as a school's, or the whole site has asked for too many emails. */
const TOO_OFTEN = /rate limit/i;
/** Converts long waits to minutes, because the service counts in seconds. */
const inMinutes = (text: string): string =>
  text.replace(/\b(\d{3,}) seconds/, (_, seconds: string) => `${Math.ceil(Number(seconds) / 60)} minutes`);

const JUST_NOW = 'over_email_send_rate_limit';

/**
 * Asks for an email with a sign-in link and a code. Returns null once it is sent, or the reason why it was not.
 * Throws if the service could not be reached.
 */
export async function sendMagicLink(email: string): Promise<MagicLinkError | null> {
  const { error } = await getClient().auth.signInWithOtp({
    email,
    options: { emailRedirectTo: siteUrl('/') },
  });
  if (error === null) return null;
  if (!isAuthApiError(error) || error.message === '') throw error;
  if (TOO_OFTEN.test(error.message))
    return { reason: 'other', text: 'Too many emails have been requested. Please try again later.' };
  return { reason: error.code === JUST_NOW ? 'justNow' : 'other', text: inMinutes(error.message) };
}
