import { errors } from 'jose';
import { readAccessToken } from '../auth/tokens.ts';
import type { Keys } from '../keys.ts';
import { RestError } from './errors.ts';

/** The database role that the request runs as, with the token's claims as JSON. */
export interface Caller {
  readonly role: string;
  readonly claims: string;
}

const ROLES = new Set(['anon', 'authenticated', 'service_role']);

/** PostgREST tolerates this much difference between clocks. */
const CLOCK_SKEW_SECONDS = 30;

const refused = (code: string, message: string, details: string | null = null): RestError =>
  new RestError(401, code, message, details);

/** PostgREST's messages for tokens that jose refuses (docs: Errors, group 3). */
function tokenError(error: unknown): RestError {
  if (error instanceof errors.JWTExpired) return refused('PGRST303', 'JWT expired');
  if (error instanceof errors.JWTClaimValidationFailed) {
    if (error.claim === 'nbf') return refused('PGRST303', 'JWT not yet valid');
    return refused('PGRST303', 'Parsing claims failed');
  }
  if (error instanceof errors.JOSEAlgNotAllowed)
    return refused('PGRST301', 'Wrong or unsupported encoding algorithm', error.message);
  if (error instanceof errors.JWSSignatureVerificationFailed)
    return refused('PGRST301', 'No suitable key or wrong key type', 'None of the keys was able to decode the JWT');
  return refused('PGRST301', 'JWT cryptographic operation failed');
}

export const ANONYMOUS: Caller = { role: 'anon', claims: '{}' };

const asRole = (role: string): Caller => ({ role, claims: JSON.stringify({ role }) });

/**
 * The caller of a request, identified by its key and its token. A key without a token stands for its role. So does a
 * key in place of the token, which supabase-js sends while the user is signed out. Throws PostgREST's error for a token
 * that is not ours or not currently valid.
 */
export async function callerOf(
  keys: Keys,
  apiKey: string,
  authorization: string | undefined,
  nowMs: number,
): Promise<Caller> {
  const token = /^Bearer (.*)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined || token === apiKey) return asRole(apiKey === keys.secretKey ? 'service_role' : 'anon');
  if (token === '') throw refused('PGRST301', 'Empty JWT is sent in Authorization header');
  const parts = token.split('.').length;
  if (parts !== 3) throw refused('PGRST301', `Expected 3 parts in JWT; got ${parts}`);
  const claims = await readAccessToken(keys, token, nowMs, CLOCK_SKEW_SECONDS).catch((error: unknown) => {
    throw tokenError(error);
  });
  const role = claims['role'] ?? 'anon';
  if (typeof role !== 'string' || !ROLES.has(role))
    throw refused('22023', `role ${JSON.stringify(role)} does not exist`);
  return { role, claims: JSON.stringify(claims) };
}
