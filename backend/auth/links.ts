import type { Transaction } from '../database/database.ts';
import { digest } from '../keys.ts';
import { LIVES } from '../limits.ts';
import type { Auth } from './auth.ts';
import { AuthError, invalid } from './errors.ts';
import type { CodeChallenge } from './pkce.ts';

const LIFE_MS = LIVES.link * 1000;
const MOST_WRONG_CODES = 5;

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

/** A link that was used, or would be. */
export interface UsedLink {
  readonly userId: string;
  readonly type: string;
  readonly challenge: CodeChallenge | null;
}

interface TokenRow extends Record<string, unknown> {
  readonly user_id: string;
  readonly token_type: string;
  readonly code_challenge: string | null;
  readonly code_challenge_method: CodeChallenge['method'] | null;
}

function usedLink(row: TokenRow | undefined): UsedLink | null {
  if (row === undefined) return null;
  const { user_id, token_type, code_challenge, code_challenge_method } = row;
  const challenge =
    code_challenge === null || code_challenge_method === null
      ? null
      : { challenge: code_challenge, method: code_challenge_method };
  return { userId: user_id, type: token_type, challenge };
}

/** The refusal of a link that was used before, is too old, or never was. */
export const linkIsOver = (): AuthError => new AuthError(403, 'otp_expired', 'Email link is invalid or has expired');

/** The address of the person whom a link would sign in; null where the link is over. The link stays as it was. */
export async function lookAtLink(auth: Auth, token: string, type: string): Promise<string | null> {
  const types = typesOf(type);
  const [found] = await auth.transaction(({ query }) =>
    query<{ email: string }>(
      `select users.email from auth.one_time_tokens as tokens join auth.users on users.id = tokens.user_id
       where tokens.token_hash = $1 and tokens.token_type = any ($2) and tokens.created_at >= $3`,
      [digest(auth.keys, 'link', token), types, new Date(auth.now() - LIFE_MS)],
    ),
  );
  return found?.email ?? null;
}

/** Uses a link up; null where it is over. Of several at once one gets it, since it goes as it is found. */
export async function takeLink(
  auth: Auth,
  { query }: Transaction,
  token: string,
  type: string,
): Promise<UsedLink | null> {
  const types = typesOf(type);
  const [row] = await query<TokenRow>(
    `delete from auth.one_time_tokens
     where token_hash = $1 and token_type = any ($2) and created_at >= $3 returning *`,
    [digest(auth.keys, 'link', token), types, new Date(auth.now() - LIFE_MS)],
  );
  return usedLink(row);
}

/** Uses a link up by its code from the mail; null where it does not fit. After five wrong ones only the link itself works. */
export async function takeCode(
  auth: Auth,
  { query }: Transaction,
  { email, code, type }: { readonly email: string; readonly code: string; readonly type: string },
): Promise<UsedLink | null> {
  const types = typesOf(type);
  const [row] = await query<TokenRow>(
    `delete from auth.one_time_tokens
     where user_id = (select id from auth.users where email = $1)
       and code_hash = $2 and token_type = any ($3) and created_at >= $4 and wrong_codes < $5 returning *`,
    [email, digest(auth.keys, 'code', `${email}\n${code}`), types, new Date(auth.now() - LIFE_MS), MOST_WRONG_CODES],
  );
  if (row === undefined)
    await query(
      `update auth.one_time_tokens set wrong_codes = wrong_codes + 1
       where user_id = (select id from auth.users where email = $1)`,
      [email],
    );
  return usedLink(row);
}
