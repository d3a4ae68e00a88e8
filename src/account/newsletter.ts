import { CHECK_FAILED, DUPLICATE } from './answers';
import { client } from './client';

/** How a subscription went; `invalid` where the address is none. */
export type Subscription = 'subscribed' | 'duplicate' | 'invalid' | 'failed';

/** Puts an address on the list of the newsletter, lower-cased and trimmed. */
export async function subscribe(email: string): Promise<Subscription> {
  const { error } = await client().from('newsletter_subscribers').insert({ email: email.trim().toLowerCase() });
  if (error === null) return 'subscribed';
  if (error.code === DUPLICATE) return 'duplicate';
  return error.code === CHECK_FAILED ? 'invalid' : 'failed';
}
