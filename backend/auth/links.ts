import type { Transaction } from '../database/database.ts';
import { digest } from '../keys.ts';
import { LIVES } from '../limits.ts';
import type { Auth } from './auth.ts';
import { AuthError, invalid } from './errors.ts';

const LIFE_MS = LIVES.link * 1000;
const MAX_WRONG_CODES = 5;

/** Which kinds of link a request's type takes: `email` is either. */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  email: ['signup', 'magiclink'],
  signup: ['signup'],
  magiclink: ['magiclink'],
};

function typesOf(type: string): readonly string[] {
  const types = Object.hasOwn(TYPES, type) ? TYPES[type] : undefined;
  if (types === undefined) throw invalid('Invalid email verification type');
  return types;
}

/** Whom the rows of used links sign in; null where there is none. */
const personIn = ([row]: readonly { readonly user_id: string }[]): string | null => row?.user_id ?? null;

/** The refusal of a link that was used before, is too old, or never was. */
export const linkIsOver = (): AuthError => new AuthError(403, 'otp_expired', 'Email link is invalid or has expired');

/** Uses a link up, and gives the id of its person; null where it is over. Of several at once one gets it, since it goes as it is found. */
export async function takeLink(
  auth: Auth,
  { query }: Transaction,
  token: string,
  type: string,
): Promise<string | null> {
  const types = typesOf(type);
  const rows = await query<{ user_id: string }>(
    `delete from auth.one_time_tokens
     where token_hash = $1 and token_type = any ($2) and created_at >= $3 returning *`,
    [digest(auth.keys, 'link', token), types, new Date(auth.now() - LIFE_MS)],
  );
  return personIn(rows);
}

/**
 * Uses a link up by its code from the mail, and gives the id of its person; null where it does not fit. After five wrong
 * ones only the link itself works. Keyed hashes are compared, so that the time it takes tells nothing of a code.
 */
export async function takeCode(
  auth: Auth,
  { query }: Transaction,
  { email, code, type }: { readonly email: string; readonly code: string; readonly type: string },
): Promise<string | null> {
  const types = typesOf(type);
  const rows = await query<{ user_id: string }>(
    `delete from auth.one_time_tokens
     where user_id = (select id from auth.users where email = $1)
       and code_hash = $2 and token_type = any ($3) and created_at >= $4 and wrong_codes < $5 returning *`,
    [email, digest(auth.keys, 'code', `${email}\n${code}`), types, new Date(auth.now() - LIFE_MS), MAX_WRONG_CODES],
  );
  if (rows.length === 0)
    await query(
      `update auth.one_time_tokens set wrong_codes = wrong_codes + 1
       where user_id = (select id from auth.users where email = $1)`,
      [email],
    );
  return personIn(rows);
}
