import type { Transaction } from '../database/database.ts';
import { LIFETIMES } from '../limits.ts';
import type { AuthService } from './auth.ts';
import { AuthError, validationError } from './errors.ts';
import { parseSessionClaims, readAccessToken, readRefreshToken, signAccessToken, writeRefreshToken } from './tokens.ts';
import { APP_METADATA, getUserMetadata, toPublicUser, type UserRow } from './users.ts';

export interface SessionRow extends UserRow {
  readonly session_id: string;
  readonly refresh_count: number;
  readonly session_created_at: Date;
  readonly session_refreshed_at: Date | null;
}

const SELECT_SESSION = `
  select users.*, sessions.id as session_id, sessions.refresh_count, sessions.created_at as session_created_at,
    sessions.refreshed_at as session_refreshed_at
  from auth.sessions join auth.users on users.id = sessions.user_id`;

/**
 * The session's tokens and user, as Supabase Auth returns them (openapi.yaml,
 * AccessTokenResponseSchema).
 */
export async function issueTokens(auth: AuthService, session: SessionRow) {
  const issuedAt = Math.floor(auth.now() / 1000);
  const expiresAt = issuedAt + auth.accessTokenSeconds;
  const accessToken = await signAccessToken(auth.keys, {
    iss: `${auth.siteUrl}/auth/v1`,
    sub: session.id,
    aud: 'authenticated',
    exp: expiresAt,
    iat: issuedAt,
    email: session.email,
    phone: '',
    app_metadata: APP_METADATA,
    user_metadata: getUserMetadata(session),
    role: 'authenticated',
    aal: 'aal1',
    amr: [{ method: 'otp', timestamp: Math.floor(session.session_created_at.getTime() / 1000) }],
    session_id: session.session_id,
    is_anonymous: false,
  });
  return {
    access_token: accessToken,
    token_type: 'bearer',
    expires_in: auth.accessTokenSeconds,
    expires_at: expiresAt,
    refresh_token: writeRefreshToken(auth.keys, { sessionId: session.session_id, count: session.refresh_count }),
    user: toPublicUser(session),
  };
}

/** Starts a session for a user, which also confirms their address. */
export async function startSession(auth: AuthService, { query }: Transaction, userId: string): Promise<SessionRow> {
  const now = new Date(auth.now());
  await query(
    `update auth.users
     set email_confirmed_at = coalesce(email_confirmed_at, $2), last_sign_in_at = $2, updated_at = $2,
       mails_sent = 0, mails_since = null
     where id = $1`,
    [userId, now],
  );
  const [begun] = await query<{ id: string }>(
    'insert into auth.sessions (user_id, created_at) values ($1, $2) returning id',
    [userId, now],
  );
  const [session] = await query<SessionRow>(`${SELECT_SESSION} where sessions.id = $1`, [begun?.id]);
  if (session === undefined) throw new AuthError(500, 'unexpected_failure', 'Database error granting user');
  return session;
}

const unknownToken = (): AuthError =>
  new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');

/**
 * Throws if the session is too old or has been idle for too long. A date in the future, caused by a
 * wrong clock, counts as new.
 */
function assertNotExpired(
  auth: AuthService,
  { session_created_at: begun, session_refreshed_at: refreshed }: SessionRow,
): void {
  const secondsSince = (then: Date): number => (auth.now() - then.getTime()) / 1000;
  if (secondsSince(begun) > LIFETIMES.session)
    throw new AuthError(400, 'session_expired', 'Invalid Refresh Token: Session Expired');
  if (secondsSince(refreshed ?? begun) > LIFETIMES.idleSession)
    throw new AuthError(400, 'session_expired', 'Invalid Refresh Token: Session Expired (Inactivity)');
}

/**
 * Refreshes a session. The active refresh token is exchanged for the next one. The previous token gets the active one
 * again, because a response can be lost and several tabs can refresh at the same time. Any older token suggests theft
 * and ends the session (Supabase, "User sessions": reuse detection).
 */
export async function refreshSession(auth: AuthService, refreshToken: string) {
  const token = readRefreshToken(auth.keys, refreshToken);
  if (token === null) throw unknownToken();
  const session = await auth.transaction(async ({ query }) => {
    const [found] = await query<SessionRow>(`${SELECT_SESSION} where sessions.id = $1 for update of sessions`, [
      token.sessionId,
    ]);
    if (found === undefined || token.count > found.refresh_count) throw unknownToken();
    assertNotExpired(auth, found);
    const age = found.refresh_count - token.count;
    if (age > 1) {
      await query('delete from auth.sessions where id = $1', [token.sessionId]);
      return null;
    }
    if (age > 0) return found;
    await query('update auth.sessions set refresh_count = refresh_count + 1, refreshed_at = $2 where id = $1', [
      token.sessionId,
      new Date(auth.now()),
    ]);
    return { ...found, refresh_count: found.refresh_count + 1 };
  });
  if (session === null) throw new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
  return issueTokens(auth, session);
}

/** The session of the access token in the header. Throws Supabase Auth's error if there is no session. */
export async function requireSession(auth: AuthService, authorization: string | undefined): Promise<SessionRow> {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  const claims = await readAccessToken(auth.keys, token, auth.now()).catch((error: Error) => {
    throw new AuthError(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${error.message}`);
  });
  const named = parseSessionClaims(claims);
  if (named === null) throw new AuthError(403, 'bad_jwt', 'invalid claim: missing sub claim');
  return auth.transaction(async ({ query }) => {
    const users = await query('select id from auth.users where id = $1', [named.userId]);
    if (users.length === 0) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
    const [session] = await query<SessionRow>(`${SELECT_SESSION} where sessions.id = $1 and users.id = $2`, [
      named.sessionId,
      named.userId,
    ]);
    if (session === undefined)
      throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
    return session;
  });
}

/** Ends all of the user's sessions (scope `global`) or only this one (`local`). */
export async function endSessions(auth: AuthService, { session_id, id }: SessionRow, scope: string): Promise<void> {
  if (!['global', 'local'].includes(scope)) throw validationError(`Unsupported logout scope "${scope}"`);
  await auth.transaction(({ query }) =>
    query(
      `delete from auth.sessions
       where user_id = $1 and case $3 when 'local' then id = $2 else true end`,
      [id, session_id, scope],
    ),
  );
}
