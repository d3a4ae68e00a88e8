import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { OF_ALL_ANSWERS } from './answer-headers.ts';
import type { Keys } from './keys.ts';
import type { Limiter } from './limits.ts';
import { type Env, networksOf, remoteAddress } from './origin.ts';

/** The largest body of a request: several times what the largest row of any table holds. */
const LARGEST_BODY_BYTES = 1 << 14;

/** Every site may ask, as at Supabase: what counts are keys and tokens, which no browser sends by itself. */
export const openToAll = (): MiddlewareHandler<Env> =>
  cors({
    origin: '*',
    allowMethods: ['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS'],
    exposeHeaders: ['Content-Range', 'Retry-After', 'X-Supabase-Api-Version', 'x-sb-error-code'],
    maxAge: 86_400,
  });

/** Makes of no answer more than it says it is: rows are never taken for a page or a script. */
export const plainAnswers = (): MiddlewareHandler<Env> => async (context, next) => {
  await next();
  for (const [name, value] of Object.entries(OF_ALL_ANSWERS))
    if (!context.res.headers.has(name)) context.header(name, value);
};

/** Whether whoever asked has gone away meanwhile, in the middle of a body say: then nothing is wrong here. */
export const isGone = <E extends Env>({ env }: Context<E>): boolean => env?.incoming?.socket.destroyed ?? false;

/** What is answered where nobody is there to read it. */
export const toNobody = (): Response => new Response(null, { status: 400 });

/**
 * Refuses a body that is too large before it is read. One that says how large it is, as all from browsers do, is not
 * touched here: if it were refused half read, its connection would break off under the next request.
 */
export function boundedBody(refusal: (message: string) => Response): MiddlewareHandler<Env> {
  const refuse = (): Response => refusal(`Request body too large (max ${LARGEST_BODY_BYTES} bytes)`);
  const measured = bodyLimit({ maxSize: LARGEST_BODY_BYTES, onError: refuse });
  return async (context, next) => {
    const length = context.req.header('content-length');
    if (length === undefined) return measured(context, next);
    return Number(length) > LARGEST_BODY_BYTES ? refuse() : next();
  };
}

/** How often each network may ask the database, and behind how many proxies the networks are. */
export interface RequestRate {
  readonly limiter: Limiter;
  readonly proxies: number;
}

/**
 * Counts a request for every network that its sender is part of. False if a network has reached a limit. The narrowest
 * comes first, so that a household which is refused takes nothing from its neighbours.
 */
export const isAllowed = (limiters: readonly Limiter[], context: Context<Env>, proxies: number): boolean =>
  networksOf(remoteAddress(context, proxies)).every(({ network, times }) =>
    limiters.every((limiter) => limiter.take(network, times)),
  );

/** Refuses requests of a network that asks too often, before anything is read or looked up for them. */
export function boundedRate(
  { limiter, proxies }: RequestRate,
  refusal: (message: string) => Response,
): MiddlewareHandler<Env> {
  return async (context, next) => {
    if (isAllowed([limiter], context, proxies)) return next();
    const refused = refusal('This network has sent too many requests. Please wait a moment.');
    refused.headers.set('Retry-After', String(RETRY_AFTER_SECONDS));
    return refused;
  };
}

/** After how many seconds a request that was refused for want of time or turns is worth another try. */
export const RETRY_AFTER_SECONDS = 1;

/** Whether a value of JSON holds values itself. */
const isNested = (value: unknown): boolean => typeof value === 'object' && value !== null;

/**
 * The name of a value that is a list or an object, null where all are plain. PostgreSQL reads what is nested by calling
 * itself: some kilobytes of brackets use up its stack, and PGlite then loses the error and breaks.
 */
export function nestedName(values: Readonly<Record<string, unknown>>): string | null {
  return Object.keys(values).find((name) => isNested(values[name])) ?? null;
}

const hashed = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares secrets in a time that tells nothing of them. */
export const isSame = (one: string, other: string): boolean => timingSafeEqual(hashed(one), hashed(other));

/** Asks for the publishable or the secret key in the header `apikey`; the words are those of Supabase's gateway. */
export function needsKey({ publishableKey, secretKey }: Keys): MiddlewareHandler<Env> {
  return async (context, next) => {
    const key = context.req.header('apikey');
    if (key === undefined)
      return context.json(
        { message: 'No API key found in request', hint: 'No `apikey` request header or url param was found.' },
        401,
      );
    if (key !== publishableKey && !isSame(key, secretKey))
      return context.json(
        { message: 'Invalid API key', hint: 'Double check your Supabase `anon` or `service_role` API key.' },
        401,
      );
    return next();
  };
}
