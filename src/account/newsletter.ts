import { getClient } from './client';
import { CHECK_VIOLATION, UNIQUE_VIOLATION } from './service-errors';

/** `invalid` means that the text is not an email address. */
export type SubscriptionResult = 'subscribed' | 'duplicate' | 'invalid' | 'failed';

/** Adds an email address to the newsletter list, lower-cased and trimmed. */
export async function subscribe(email: string): Promise<SubscriptionResult> {
  const { error } = await getClient().from('newsletter_subscribers').insert({ email: email.trim().toLowerCase() });
  if (error === null) return 'subscribed';
  if (error.code === UNIQUE_VIOLATION) return 'duplicate';
  return error.code === CHECK_VIOLATION ? 'invalid' : 'failed';
}
