import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { BusyError, toSqlError, UnreachableError } from '../database/database.ts';
import {
  allowAllOrigins,
  createEmptyResponse,
  isDisconnected,
  isWithinLimits,
  limitBodySize,
  limitRate,
  requireApiKey,
} from '../gateway.ts';
import { getOwnOrigin, type RequestEnv } from '../origin.ts';
import type { AuthService, RateLimitedAction } from './auth.ts';
import { AuthError, sendAuthError, validationError } from './errors.ts';
import { createConfirmUrl, OtpRequest, sendSignInLink } from './otp.ts';
import { endSessions, refreshSession, requireSession } from './sessions.ts';
import { toPublicUser } from './users.ts';
import { VerifyRequest, verify } from './verify.ts';

type RequestContext = Context<RequestEnv>;

const badJson = (reason: string): AuthError =>
  new AuthError(400, 'bad_json', `Could not parse request body as JSON: ${reason}`);

/** Reads a request's JSON with the schema of its endpoint. Throws an AuthError if it does not match. */
async function readBody<Schema extends v.GenericSchema>(
  context: RequestContext,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const json: unknown = await context.req.json().catch(() => {
    throw badJson('it is not valid JSON');
  });
  const read = v.safeParse(schema, json);
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw badJson(`${v.getDotPath(issue) ?? 'it'}: ${issue.message}`);
}

const RefreshRequest = v.object({ refresh_token: v.optional(v.string(), '') });

/** Turns anything thrown by a request into an AuthError, and logs unexpected errors. */
function toAuthError(error: Error): AuthError {
  if (error instanceof AuthError) return error;
  // PostgreSQL's error class for data that it cannot store, such as a zero byte in a string.
  if (toSqlError(error)?.code.startsWith('22'))
    return validationError('The request contains text that cannot be stored');
  if (error instanceof BusyError) return new AuthError(503, 'request_timeout', error.message);
  if (error instanceof UnreachableError) {
    process.stderr.write(`${error.message}\n`);
    return new AuthError(503, 'request_timeout', 'The account service is not responding. Please try again.');
  }
  process.stderr.write(`${error.stack ?? error.message}\n`);
  return new AuthError(500, 'unexpected_failure', 'Something went wrong on the server.');
}

/** The auth service under /auth/v1: the endpoints of Supabase Auth (openapi.yaml) that a magic link needs. */
export function createAuthRoutes(auth: AuthService): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  const limit = (kind: RateLimitedAction, context: RequestContext): void => {
    if (!isWithinLimits(auth.limiters[kind], context, auth.proxies))
      throw new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached');
  };
  const getOrigin = (context: RequestContext): string => getOwnOrigin(context, auth.siteUrl, auth.proxies);

  app.use(allowAllOrigins());
  app.use(
    limitRate(auth, (message) =>
      Response.json({ code: 'over_request_rate_limit', message, msg: message }, { status: 429 }),
    ),
  );
  app.use(
    limitBodySize((message) =>
      Response.json({ code: 'request_entity_too_large', message, msg: message }, { status: 413 }),
    ),
  );
  app.use(async (context, next) => {
    await next();
    if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', 'no-store');
  });

  // Older emails contain this URL, and mail programs open it too. It does not sign anyone in; it
  // leads to the page that does.
  app.get('/verify', (context) => {
    const { token = '', type = '' } = context.req.query();
    context.header('Referrer-Policy', 'no-referrer');
    return context.redirect(createConfirmUrl(getOrigin(context), token, type), 303);
  });
  app.post('/verify', async (context) => {
    limit('verifications', context);
    return context.json(await verify(auth, await readBody(context, VerifyRequest)));
  });

  app.use(requireApiKey(auth.keys));
  app.post('/otp', async (context) => {
    limit('mails', context);
    const asked = await readBody(context, OtpRequest);
    const from = { origin: getOrigin(context), redirectTo: context.req.query('redirect_to') ?? '' };
    await sendSignInLink(auth, asked, from, () => limit('signUps', context));
    return context.json({});
  });
  app.post('/token', async (context) => {
    if (context.req.query('grant_type') !== 'refresh_token')
      throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type');
    limit('refreshes', context);
    const { refresh_token } = await readBody(context, RefreshRequest);
    if (refresh_token === '') throw validationError('refresh_token required');
    return context.json(await refreshSession(auth, refresh_token));
  });
  app.get('/user', async (context) =>
    context.json(toPublicUser(await requireSession(auth, context.req.header('authorization')))),
  );
  app.post('/logout', async (context) => {
    const session = await requireSession(auth, context.req.header('authorization'));
    await endSessions(auth, session, context.req.query('scope') || 'global');
    return context.body(null, 204);
  });

  app.all('/*', ({ req }) => {
    throw new AuthError(
      404,
      'not_implemented',
      `${req.method} ${req.path} is not part of the embedded backend, which only signs people in with emailed links.`,
    );
  });
  app.onError((error, context) =>
    isDisconnected(context) ? createEmptyResponse() : sendAuthError(context, toAuthError(error)),
  );
  return app;
}
