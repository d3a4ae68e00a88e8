import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import type { Keys } from './keys.ts';
import type { Limiter } from './limits.ts';
import { networksAround, type RequestEnv, remoteAddress } from './origin.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

/** Several times the largest row of any table. */
const MAX_BODY_BYTES = 1 << 14;

/**
 * Any site can send requests, as at Supabase: what protects the data are keys and tokens, which browsers never send on
 * their own.
 */
export const allowAllOrigins = (): MiddlewareHandler<RequestEnv> =>
  cors({
    origin: '*',
    allowMethods: ['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS'],
    exposeHeaders: ['Content-Range', 'Retry-After', 'X-Supabase-Api-Version', 'x-sb-error-code'],
    maxAge: 86_400,
  });

/** Adds headers to every answer, so that browsers never take rows for a page or a script. */
export const securityHeaders = (): MiddlewareHandler<RequestEnv> => async (context, next) => {
  await next();
  for (const [name, value] of Object.entries(SECURITY_HEADERS))
    if (!context.res.headers.has(name)) context.header(name, value);
};

/** Whether the client has disconnected, for example while sending a body. That is not an error here. */
export const isDisconnected = <E extends RequestEnv>({ env }: Context<E>): boolean =>
  env?.incoming?.socket.destroyed ?? false;

/** The answer when nobody is there to read it. */
export const emptyResponse = (): Response => new Response(null, { status: 400 });

/**
 * Refuses a body that is too large before it is read. A request with a content length, as all from browsers have, is
 * decided by that length: if it were refused half read, the connection would break under the next request.
 */
export function limitBodySize(refusal: (message: string) => Response): MiddlewareHandler<RequestEnv> {
  const refuse = (): Response => refusal(`Request body too large (max ${MAX_BODY_BYTES} bytes)`);
  const measured = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: refuse });
  return async (context, next) => {
    const length = context.req.header('content-length');
    if (length === undefined) return measured(context, next);
    return Number(length) > MAX_BODY_BYTES ? refuse() : next();
  };
}

/** How often each network can query the database, and the number of proxies in front. */
export interface RequestRate {
  readonly limiter: Limiter;
  readonly proxies: number;
}

/**
 * Counts a request for every network that its sender is part of. Returns false if one of them has reached a limit. The
 * narrowest network is checked first, so that a household that is refused uses up nothing of its neighbours' limit.
 */
export const isAllowed = (limiters: readonly Limiter[], context: Context<RequestEnv>, proxies: number): boolean =>
  networksAround(remoteAddress(context, proxies)).every(({ network, times }) =>
    limiters.every((limiter) => limiter.take(network, times)),
  );

/** Refuses requests of a network that sends too many, before anything is read or looked up for them. */
export function limitRate(
  { limiter, proxies }: RequestRate,
  refusal: (message: string) => Response,
): MiddlewareHandler<RequestEnv> {
  return async (context, next) => {
    if (isAllowed([limiter], context, proxies)) return next();
    const refused = refusal('This network has sent too many requests. Please wait a moment.');
    refused.headers.set('Retry-After', String(RETRY_AFTER_SECONDS));
    return refused;
  };
}

/** After how many seconds a client can try again when the server was too busy or its limit was reached. */
export const RETRY_AFTER_SECONDS = 1;

/** Whether a JSON value is a list or an object. */
const isNested = (value: unknown): boolean => typeof value === 'object' && value !== null;

/**
 * The name of a value that is a list or an object, or null if there is none. PostgreSQL parses nested JSON recursively:
 * a few kilobytes of brackets exhaust its stack, and PGlite then loses the error and breaks.
 */
export function findNestedName(values: Readonly<Record<string, unknown>>): string | null {
  return Object.keys(values).find((name) => isNested(values[name])) ?? null;
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares secrets in constant time. */
export const isSameSecret = (one: string, other: string): boolean => timingSafeEqual(hashOf(one), hashOf(other));

/** Requires the publishable or the secret key in the header `apikey`. The messages are those of Supabase's gateway. */
export function requireApiKey({ publishableKey, secretKey }: Keys): MiddlewareHandler<RequestEnv> {
  return async (context, next) => {
    const key = context.req.header('apikey');
    if (key === undefined)
      return context.json(
        { message: 'No API key found in request', hint: 'No `apikey` request header or url param was found.' },
        401,
      );
    if (key !== publishableKey && !isSameSecret(key, secretKey))
      return context.json(
        { message: 'Invalid API key', hint: 'Double check your Supabase `anon` or `service_role` API key.' },
        401,
      );
    return next();
  };
}
