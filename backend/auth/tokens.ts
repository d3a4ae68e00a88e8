import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import type { Keys } from '../keys.ts';

/** A random token for a link: 32 bytes as hexadecimal digits. */
export const createToken = (): string => randomBytes(32).toString('hex');

const Claims = v.looseObject({ sub: v.pipe(v.string(), v.uuid()), session_id: v.pipe(v.string(), v.uuid()) });

const secretOf = ({ signingSecret }: Keys): Uint8Array => new TextEncoder().encode(signingSecret);

/** Signs an access token with these claims; times are in seconds since 1970. */
export function signAccessToken(keys: Keys, claims: Record<string, unknown>): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(secretOf(keys));
}

/**
 * The claims of an access token that was signed with these keys and is valid at `nowMs`, within the
 * tolerance. Throws jose's errors.
 */
export async function readAccessToken(keys: Keys, token: string, nowMs: number, clockToleranceSeconds = 0) {
  const { payload } = await jwtVerify(token, secretOf(keys), {
    algorithms: ['HS256'],
    currentDate: new Date(nowMs),
    clockTolerance: clockToleranceSeconds,
  });
  return payload;
}

/** The user and session in an access token's claims, or null if they are missing. */
export function parseSessionClaims(claims: unknown): { readonly userId: string; readonly sessionId: string } | null {
  const read = v.safeParse(Claims, claims);
  return read.success ? { userId: read.output.sub, sessionId: read.output.session_id } : null;
}

/** The session that a refresh token continues, and how many tokens the session had before it. */
export interface RefreshToken {
  readonly sessionId: string;
  readonly count: number;
}

const UUID_BYTES = 16;
const COUNT_BYTES = 4;
const SIGNATURE_BYTES = 20;

const signatureOf = (keys: Keys, payload: Buffer): Buffer =>
  createHmac('sha256', keys.signingSecret)
    .update('refresh token\n')
    .update(payload)
    .digest()
    .subarray(0, SIGNATURE_BYTES);

/**
 * Creates a refresh token from the session, its count and a signature. Tokens therefore do not have to be stored, and a
 * tab that has lost the active one can get it again. The idea is Supabase Auth's (internal/crypto/refresh_tokens.go).
 */
export function writeRefreshToken(keys: Keys, { sessionId, count }: RefreshToken): string {
  const payload = Buffer.alloc(UUID_BYTES + COUNT_BYTES);
  payload.write(sessionId.replaceAll('-', ''), 'hex');
  payload.writeUInt32BE(count, UUID_BYTES);
  return Buffer.concat([payload, signatureOf(keys, payload)]).toString('base64url');
}

/** Reads a refresh token signed with these keys; returns null for any other. */
export function readRefreshToken(keys: Keys, token: string): RefreshToken | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== UUID_BYTES + COUNT_BYTES + SIGNATURE_BYTES || bytes.toString('base64url') !== token) return null;
  const payload = bytes.subarray(0, UUID_BYTES + COUNT_BYTES);
  if (!timingSafeEqual(signatureOf(keys, payload), bytes.subarray(payload.length))) return null;
  const sessionId = payload.toString('hex', 0, UUID_BYTES).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  return { sessionId, count: payload.readUInt32BE(UUID_BYTES) };
}
