import { isAuthApiError } from '@supabase/supabase-js';
import { siteUrl } from '../locale/address';
import { getClient } from './client';
import { serviceText } from './service-text';
import { askAgainText, TOO_MANY_EMAILS } from './sign-in-text';

/** Why no email was sent, as text for the visitor. `justNow` means that one has just been sent to this address. */
export interface MagicLinkError {
  readonly reason: 'justNow' | 'other';
  readonly text: string;
}

/** In the service's message when a network, such as a school's, or the whole site has asked for too many emails. */
const TOO_OFTEN = /rate limit/i;
const WAIT = /\b(\d+) seconds/;
/** Longer waits are shown in minutes, although the service counts in seconds. */
const MAX_SECONDS = 99;

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
  if (TOO_OFTEN.test(error.message)) return { reason: 'other', text: TOO_MANY_EMAILS };
  return error.code === JUST_NOW
    ? { reason: 'justNow', text: justNowText(error.message) }
    : { reason: 'other', text: serviceText(error.message) };
}

function justNowText(message: string): string {
  const seconds = Number(WAIT.exec(message)?.[1] ?? Number.NaN);
  if (Number.isNaN(seconds)) return serviceText(message);
  return askAgainText(
    seconds > MAX_SECONDS ? { unit: 'minutes', count: Math.ceil(seconds / 60) } : { unit: 'seconds', count: seconds },
  );
}
