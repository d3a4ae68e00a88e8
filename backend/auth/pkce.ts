import { createHash, timingSafeEqual } from 'node:crypto';
import type { Transaction } from '../database/database.ts';
import { digest } from '../keys.ts';
import type { Auth } from './auth.ts';
import { AuthError, invalid } from './errors.ts';
import { beginSession, tokensFor } from './sessions.ts';
import { newToken } from './tokens.ts';

/** What the token of a link begins with that a browser asked for with a code challenge. */
export const PKCE_PREFIX = 'pkce_';

const CODE_LIFE_MS = 300_000;

/** What a browser keeps the secret of (RFC 7636): only it can exchange the code that its link gives. */
export interface CodeChallenge {
  readonly challenge: string;
  readonly method: 's256' | 'plain';
}

/** The challenge of a request; null where it has none. Throws the refusal of one that is malformed. */
export function challengeFrom(challenge?: string | null, method?: string | null): CodeChallenge | null {
  if (!challenge && !method) return null;
  if (!challenge || !method) throw invalid('PKCE flow requires code_challenge_method and code_challenge');
  if (challenge.length < 43 || challenge.length > 128)
    throw invalid('code challenge has to be between 43 and 128 characters');
  if (!/^[\w.~-]+$/.test(challenge))
    throw invalid('code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes');
  const name = method.toLowerCase();
  if (name !== 's256' && name !== 'plain') throw invalid(`unsupported code_challenge method "${method}"`);
  return { challenge, method: name };
}

/** Whether a verifier is the secret behind a challenge. */
export function isVerified({ challenge, method }: CodeChallenge, verifier: string): boolean {
  const shown = method === 'plain' ? verifier : createHash('sha256').update(verifier).digest('base64url');
  const [a, b] = [Buffer.from(shown), Buffer.from(challenge)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Makes the code that a link's redirect carries; it is stored as a hash. */
export async function issueCode(
  auth: Auth,
  { query }: Transaction,
  userId: string,
  { challenge, method }: CodeChallenge,
): Promise<string> {
  const code = newToken();
  await query('delete from auth.flow_state where user_id = $1', [userId]);
  await query(
    `insert into auth.flow_state (auth_code_hash, user_id, code_challenge, code_challenge_method, created_at)
     values ($1, $2, $3, $4, $5)`,
    [digest(auth.keys, 'auth code', code), userId, challenge, method, new Date(auth.now())],
  );
  return code;
}

interface FlowRow extends Record<string, unknown> {
  readonly user_id: string;
  readonly code_challenge: string;
  readonly code_challenge_method: 's256' | 'plain';
  readonly created_at: Date;
}

/** Exchanges a code, once, for a session. Throws the refusal of one that is unknown, over, or another browser's. */
export async function exchangeCode(auth: Auth, code: string, verifier: string) {
  if (code === '' || verifier === '')
    throw invalid('invalid request: both auth code and code verifier should be non-empty');
  const hash = digest(auth.keys, 'auth code', code);
  const session = await auth.transaction(async (transaction) => {
    const [flow] = await transaction.query<FlowRow>(
      'select * from auth.flow_state where auth_code_hash = $1 for update',
      [hash],
    );
    if (flow === undefined)
      throw new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
    if (auth.now() - flow.created_at.getTime() > CODE_LIFE_MS)
      throw new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired');
    if (!isVerified({ challenge: flow.code_challenge, method: flow.code_challenge_method }, verifier))
      throw new AuthError(400, 'bad_code_verifier', 'code challenge does not match previously saved code verifier');
    await transaction.query('delete from auth.flow_state where auth_code_hash = $1', [hash]);
    return beginSession(auth, transaction, flow.user_id);
  });
  return tokensFor(auth, session);
}
