import { CHECK_FAILED, DUPLICATE } from './answers';
import { client } from './client';

/** The result of subscribing; `invalid` means that the text is not an email address. */
export type Subscription = 'subscribed' | 'duplicate' | 'invalid' | 'failed';

/** Adds an address to the newsletter list, lower-cased and trimmed. */
export async function subscribe(email: string): Promise<Subscription> {
  const { error } = await client().from('newsletter_subscribers').insert({ email: email.trim().toLowerCase() });
  if (error === null) return 'subscribed';
  if (error.code === DUPLICATE) return 'duplicate';
  return error.code === CHECK_FAILED ? 'invalid' : 'failed';
}
