import { isAuthRetryableFetchError } from '@supabase/supabase-js';
import * as v from 'valibot';
import type { AccountUser } from './auth-state';
import { getClient } from './client';
import { STALE_SIGN_IN, toServiceError } from './service-errors';

const rowsShape = v.array(v.record(v.string(), v.unknown()));

/** Times are ISO 8601; null means never. */
const accountShape = v.object({
  email: v.optional(v.string(), ''),
  created_at: v.string(),
  email_confirmed_at: v.nullish(v.string(), null),
  last_sign_in_at: v.nullish(v.string(), null),
});

/**
 * Everything about this person that can be read through the site, as JSON text: their account, profile and favourites.
 * Newsletter addresses and the account service's records of sessions cannot be read through the site. Throws unless all
 * of it can be loaded.
 */
export async function exportAccountData(user: AccountUser): Promise<string> {
  const [account, ...answers] = await Promise.all([
    ownAccount(),
    getClient().from('profiles').select('*').eq('id', user.id),
    getClient().from('user_favorites').select('*').eq('user_id', user.id),
  ]);
  const [profiles, favourites] = answers.map((answer) => {
    if (answer.error !== null) throw toServiceError(answer);
    return v.parse(rowsShape, answer.data);
  });
  return `${JSON.stringify({ account, profile: profiles?.[0] ?? null, favourites }, null, 2)}\n`;
}

async function ownAccount(): Promise<object> {
  const { data, error } = await getClient().auth.getUser();
  if (error !== null) {
    const status = isAuthRetryableFetchError(error) ? 0 : (error.status ?? 0);
    throw toServiceError({ error: { message: error.message, code: error.code ?? '' }, status });
  }
  const { email, created_at, email_confirmed_at, last_sign_in_at } = v.parse(accountShape, data.user);
  return { email, signedUpAt: created_at, emailConfirmedAt: email_confirmed_at, lastSignInAt: last_sign_in_at };
}

/**
 * Deletes the visitor's account and everything that belongs to it. If they signed in too long ago, they have to confirm
 * who they are first. Throws if the service refuses.
 */
export async function deleteAccount(): Promise<'deleted' | 'signInFirst'> {
  const answer = await getClient().rpc('delete_my_account');
  if (answer.error?.code === STALE_SIGN_IN) return 'signInFirst';
  if (answer.error !== null) throw toServiceError(answer);
  return 'deleted';
}
