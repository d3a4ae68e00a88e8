import { type Context, Hono } from 'hono';
import type { Database } from '../database/database.ts';
import {
  allowAllOrigins,
  createEmptyResponse,
  isDisconnected,
  limitBodySize,
  limitRate,
  type RequestRate,
  requireApiKey,
} from '../gateway.ts';
import type { Keys } from '../keys.ts';
import { getRemoteAddress, type RequestEnv } from '../origin.ts';
import { ANONYMOUS, type Caller, identifyCaller } from './caller.ts';
import { notSupportedError, RestError, sendRestError, toRestError } from './errors.ts';
import { parseQuery, parseRow, wantsOneObject, wantsUpsert } from './parse-request.ts';
import type { DatabaseSchema } from './schema.ts';
import {
  buildDeleteStatement,
  buildInsertStatement,
  buildSelectStatement,
  type ReadResult,
  type Statement,
} from './statements.ts';

/** Shared by all parts of the REST service. */
export interface RestService {
  readonly keys: Keys;
  readonly database: Database;
  readonly catalogue: DatabaseSchema;
  readonly rate: RequestRate;
  readonly now: () => number;
  /** The number of our own proxies in front of the server. */
  readonly proxies: number;
}

/** A caller and the client's network address. */
interface Asker extends Caller {
  readonly address: string;
}

interface RestEnv extends RequestEnv {
  readonly Variables: { caller: Asker };
}
type Asked = Context<RestEnv>;

/** PostgREST passes all request headers to the database. We pass only the client's address, which is verified. */
const headersOf = ({ address }: Asker): string => JSON.stringify({ 'x-forwarded-for': address });

/**
 * Runs one statement in its own transaction, with the caller's role and claims, so that the grants
 * and policies of the migrations decide.
 */
async function run(rest: RestService, caller: Asker, statement: Statement, access: 'read' | 'write') {
  return rest.database.transaction(async ({ query }) => {
    await query(
      `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
         set_config('request.headers', $4, true), set_config('transaction_read_only', $3, true)`,
      [caller.role, caller.claims, access === 'read' ? 'on' : 'off', headersOf(caller)],
    );
    return query<ReadResult>(statement.text, statement.values);
  });
}

/** Rejects any schema except `public`, with PostgREST's error. */
function checkProfile({ req }: Asked): string | undefined {
  const header = ['GET', 'HEAD'].includes(req.method) ? 'accept-profile' : 'content-profile';
  const schema = req.header(header);
  if (schema === undefined || schema === 'public') return schema;
  throw new RestError(
    406,
    'PGRST106',
    `Invalid schema: ${schema}`,
    null,
    'Only the following schemas are exposed: public',
  );
}

async function answerRead(context: Asked, rest: RestService): Promise<Response> {
  const { req } = context;
  if (req.header('range') !== undefined) throw notSupportedError('The header Range');
  const isOne = wantsOneObject(req.header('accept'));
  wantsUpsert(req.header('prefer'));
  const statement = buildSelectStatement(
    rest.catalogue.table(req.param('table') ?? ''),
    parseQuery(new URL(req.url).searchParams),
  );
  const [{ total, body } = { total: 0, body: '[]' }] = await run(rest, context.get('caller'), statement, 'read');
  if (isOne && total !== 1)
    throw new RestError(
      406,
      'PGRST116',
      'Cannot coerce the result to a single JSON object',
      `The result contains ${total} rows`,
    );
  context.header('Content-Range', total === 0 ? '*/*' : `0-${total - 1}/*`);
  const type = isOne ? 'application/vnd.pgrst.object+json' : 'application/json';
  context.header('Content-Type', `${type}; charset=utf-8`);
  return context.body(isOne ? body.slice(1, -1) : body, 200);
}

/** Answers a change without returning rows. */
async function answerChange(context: Asked, rest: RestService): Promise<Response> {
  const { req } = context;
  const table = rest.catalogue.table(req.param('table') ?? '');
  if (req.method !== 'POST' && req.method !== 'DELETE')
    throw new RestError(405, 'PGRST117', `Unsupported HTTP method: ${req.method}`);
  if (wantsOneObject(req.header('accept'))) throw notSupportedError('One object for a change');
  const merges = wantsUpsert(req.header('prefer'));
  const ask = parseQuery(new URL(req.url).searchParams);
  const statement =
    req.method === 'DELETE'
      ? buildDeleteStatement(table, ask)
      : buildInsertStatement(table, ask, parseRow(req.header('content-type'), await req.text()), merges);
  await run(rest, context.get('caller'), statement, 'write');
  return context.body(null, req.method === 'DELETE' ? 204 : 201);
}

async function answerCall(context: Asked, rest: RestService): Promise<Response> {
  const { req } = context;
  if (req.method !== 'POST') throw new RestError(405, 'PGRST101', `Cannot use the ${req.method} method on RPC`);
  wantsOneObject(req.header('accept'));
  wantsUpsert(req.header('prefer'));
  const body = await req.text();
  const ask = parseQuery(new URL(req.url).searchParams);
  if (ask.filters.length > 0 || ask.select !== null) throw notSupportedError('A parameter for calling');
  const { columns } = parseRow(req.header('content-type'), body === '' ? '{}' : body);
  const name = rest.catalogue.procedure(req.param('name') ?? '', columns);
  const text = `select public."${name.replaceAll('"', '""')}"()`;
  await run(rest, context.get('caller'), { text, values: [] }, 'write');
  return context.body(null, 204);
}

/**
 * The REST service under /rest/v1. It answers the requests that supabase-js sends for this site as
 * PostgREST does, and refuses everything else.
 */
export function createRestRoutes(rest: RestService): Hono<RestEnv> {
  const app = new Hono<RestEnv>();
  app.use(allowAllOrigins());
  app.use(
    limitRate(rest.rate, (message) =>
      Response.json({ code: '429', message, details: null, hint: null }, { status: 429 }),
    ),
  );
  app.use(requireApiKey(rest.keys));
  app.use(
    limitBodySize((message) => Response.json({ code: '413', message, details: null, hint: null }, { status: 413 })),
  );
  app.use(async (context, next) => {
    const { req } = context;
    const address = getRemoteAddress(context, rest.proxies);
    context.set('caller', { ...ANONYMOUS, address });
    const caller = await identifyCaller(rest.keys, req.header('apikey') ?? '', req.header('authorization'), rest.now());
    context.set('caller', { ...caller, address });
    const profile = checkProfile(context);
    await next();
    // Personal data must not be cached, not even by proxies.
    context.header('Cache-Control', 'no-store');
    if (profile !== undefined && context.res.status < 300) context.header('Content-Profile', profile);
  });

  app.all('/rpc/:name', (context) => answerCall(context, rest));
  app.get('/:table', (context) => answerRead(context, rest));
  app.all('/:table', (context) => answerChange(context, rest));
  app.all('/*', ({ req }) => {
    if (/\/rest\/v1\/?$/.test(req.path)) throw new RestError(404, 'PGRST126', 'Root endpoint metadata is disabled');
    throw new RestError(404, 'PGRST125', 'Invalid path specified in request URL');
  });
  app.onError((error, context) =>
    isDisconnected(context)
      ? createEmptyResponse()
      : sendRestError(context, toRestError(error, context.get('caller').role === 'anon')),
  );
  return app;
}
