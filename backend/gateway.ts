import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import type { Keys } from './keys.ts';
import type { Limiter } from './limits.ts';
import { getContainingNetworks, getRemoteAddress, type RequestEnv } from './origin.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

/** Several times larger than the largest row of any table. */
const MAX_BODY_BYTES = 1 << 14;

/**
 * Any site can send requests, as with Supabase: the data is protected by keys and tokens, which
 * browsers never send on their own.
 */
export const allowAllOrigins = (): MiddlewareHandler<RequestEnv> =>
  cors({
    origin: '*',
    allowMethods: ['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS'],
    exposeHeaders: ['Content-Range', 'Retry-After', 'X-Supabase-Api-Version', 'x-sb-error-code'],
    maxAge: 86_400,
  });

/** Adds headers to every response, so that browsers never interpret rows as a page or a script. */
export const securityHeaders = (): MiddlewareHandler<RequestEnv> => async (context, next) => {
  await next();
  for (const [name, value] of Object.entries(SECURITY_HEADERS))
    if (!context.res.headers.has(name)) context.header(name, value);
};

/** Whether the client has disconnected, for example while sending a body. That is not an error. */
export const isDisconnected = <E extends RequestEnv>({ env }: Context<E>): boolean =>
  env?.incoming?.socket.destroyed ?? false;

/** The response to a client that has already disconnected. */
export const createEmptyResponse = (): Response => new Response(null, { status: 400 });

/**
 * Refuses a body that is too large before reading it. If a request has a content length, as all
 * requests from browsers do, that length decides: refusing it halfway through would break the
 * connection for the next request.
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

/** The rate at which each network can query the database, and the number of proxies in front. */
export interface RequestRate {
  readonly limiter: Limiter;
  readonly proxies: number;
}

/**
 * Counts a request for every network that its sender is part of. Returns false if one of them has
 * reached its limit. The narrowest network is checked first, so that a household that is refused
 * does not use up its neighbours' limit.
 */
export const isWithinLimits = (limiters: readonly Limiter[], context: Context<RequestEnv>, proxies: number): boolean =>
  getContainingNetworks(getRemoteAddress(context, proxies)).every(({ network, times }) =>
    limiters.every((limiter) => limiter.take(network, times)),
  );

/**
 * Refuses requests from a network that sends too many, before anything is read or looked up for
 * them.
 */
export function limitRate(
  { limiter, proxies }: RequestRate,
  refusal: (message: string) => Response,
): MiddlewareHandler<RequestEnv> {
  return async (context, next) => {
    if (isWithinLimits([limiter], context, proxies)) return next();
    const refused = refusal('This network has sent too many requests. Please wait a moment.');
    refused.headers.set('Retry-After', String(RETRY_AFTER_SECONDS));
    return refused;
  };
}

/**
 * The number of seconds after which a client can try again when the server was too busy or a limit
 * was reached.
 */
export const RETRY_AFTER_SECONDS = 1;

/** Whether a JSON value is a list or an object. */
const isNested = (value: unknown): boolean => typeof value === 'object' && value !== null;

/**
 * The name of a value that is a list or an object, or null if there is no such value. PostgreSQL
 * parses nested JSON recursively: a few kilobytes of brackets exhaust its stack, and PGlite then
 * loses the error and breaks.
 */
export function findNestedField(values: Readonly<Record<string, unknown>>): string | null {
  return Object.keys(values).find((name) => isNested(values[name])) ?? null;
}

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares secrets in constant time. */
export const isSameSecret = (one: string, other: string): boolean => timingSafeEqual(hash(one), hash(other));

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
