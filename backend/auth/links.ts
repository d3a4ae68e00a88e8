import type { Transaction } from '../database/database.ts';
import { keyedHash } from '../keys.ts';
import { LIFETIMES } from '../limits.ts';
import type { AuthService } from './auth.ts';
import { AuthError, validationFailed } from './errors.ts';

const LIFETIME_MS = LIFETIMES.link * 1000;
const MAX_WRONG_CODES = 5;

/** The link types that a request accepts; `email` accepts both. */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  email: ['signup', 'magiclink'],
  signup: ['signup'],
  magiclink: ['magiclink'],
};

function typesOf(type: string): readonly string[] {
  const types = Object.hasOwn(TYPES, type) ? TYPES[type] : undefined;
  if (types === undefined) throw validationFailed('Invalid email verification type');
  return types;
}

const userIdIn = ([row]: readonly { readonly user_id: string }[]): string | null => row?.user_id ?? null;

/** The error for a link that has been used, has expired or never existed. */
export const expiredLink = (): AuthError => new AuthError(403, 'otp_expired', 'Email link is invalid or has expired');

/**
 * Uses up a link and returns its user's id, or null if it is not valid. Only one of several
 * simultaneous requests gets the id, because one statement finds and deletes the row.
 */
export async function consumeLink(
  auth: AuthService,
  { query }: Transaction,
  token: string,
  type: string,
): Promise<string | null> {
  const types = typesOf(type);
  const rows = await query<{ user_id: string }>(
    `delete from auth.one_time_tokens
     where token_hash = $1 and token_type = any ($2) and created_at >= $3 returning *`,
    [keyedHash(auth.keys, 'link', token), types, new Date(auth.now() - LIFETIME_MS)],
  );
  return userIdIn(rows);
}

/**
 * Uses up a link by the code in the email and returns its user's id, or null if the code is wrong.
 * After five wrong codes only the link itself works. Compares keyed hashes, so that the response
 * time does not leak anything about the code.
 */
export async function consumeCode(
  auth: AuthService,
  { query }: Transaction,
  { email, code, type }: { readonly email: string; readonly code: string; readonly type: string },
): Promise<string | null> {
  const types = typesOf(type);
  const rows = await query<{ user_id: string }>(
    `delete from auth.one_time_tokens
     where user_id = (select id from auth.users where email = $1)
       and code_hash = $2 and token_type = any ($3) and created_at >= $4 and wrong_codes < $5 returning *`,
    [
      email,
      keyedHash(auth.keys, 'code', `${email}\n${code}`),
      types,
      new Date(auth.now() - LIFETIME_MS),
      MAX_WRONG_CODES,
    ],
  );
  if (rows.length === 0)
    await query(
      `update auth.one_time_tokens set wrong_codes = wrong_codes + 1
       where user_id = (select id from auth.users where email = $1)`,
      [email],
    );
  return userIdIn(rows);
}
