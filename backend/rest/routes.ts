import { type Context, Hono } from 'hono';
import type { Database } from '../database/database.ts';
import { boundedBody, isGone, needsKey, openToAll, toNobody } from '../gateway.ts';
import type { Keys } from '../keys.ts';
import type { Env } from '../origin.ts';
import { type Ask, type Preferences, readAsk, readPreferences, readRows, wantsOneObject } from './ask.ts';
import { type Caller, callerOf, NOBODY } from './caller.ts';
import type { Catalogue } from './catalogue.ts';
import { answerRefused, notPartOfIt, RestError, restErrorOf } from './errors.ts';
import {
  type Answer,
  deleteStatement,
  insertStatement,
  readStatement,
  type Statement,
  updateStatement,
} from './statements.ts';

/** What the parts of the REST service share. */
export interface Rest {
  readonly keys: Keys;
  readonly database: Database;
  readonly catalogue: Catalogue;
  readonly now: () => number;
}

interface RestEnv extends Env {
  readonly Variables: { caller: Caller };
}
type Asked = Context<RestEnv>;

/**
 * Runs one statement as the caller: in a transaction of its own, with the caller's role and claims, so that the grants
 * and policies of the migrations decide. With `isOne` anything but one row is refused, and nothing is changed.
 */
async function run(rest: Rest, caller: Caller, statement: Statement, { isOne = false, isReading = false }) {
  return rest.database.transaction(async ({ query }): Promise<Answer> => {
    await query(
      `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
         set_config('transaction_read_only', $3, true)`,
      [caller.role, caller.claims, isReading ? 'on' : 'off'],
    );
    const [answer = { total: 0, body: '[]', inserted: null }] = await query<Answer>(statement.text, statement.values);
    if (isOne && answer.total !== 1)
      throw new RestError(
        406,
        'PGRST116',
        'Cannot coerce the result to a single JSON object',
        `The result contains ${answer.total} rows`,
      );
    return answer;
  });
}

/** Refuses another schema, as PostgREST words it: `public` is the only one. */
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

/** What all answers with rows have: the rows, or the only one, and headers that describe them. */
function withRows(context: Asked, { body }: Answer, isOne: boolean, status: 200 | 201): Response {
  const type = isOne ? 'application/vnd.pgrst.object+json' : 'application/json';
  context.header('Content-Type', `${type}; charset=utf-8`);
  return context.body(isOne ? body.slice(1, -1) : body, status);
}

const MUTATIONS = { POST: insertStatement, PATCH: updateStatement } as const;

async function statementFor(context: Asked, { catalogue }: Rest, ask: Ask, preferences: Preferences) {
  const { req } = context;
  const table = catalogue.table(req.param('table') ?? '');
  if (req.method === 'DELETE') return deleteStatement(table, ask, preferences);
  if (req.method !== 'POST' && req.method !== 'PATCH')
    throw new RestError(405, 'PGRST117', `Unsupported HTTP method: ${req.method}`);
  return MUTATIONS[req.method](table, ask, readRows(req.header('content-type'), await req.text(), ask), preferences);
}

async function answerRead(context: Asked, rest: Rest): Promise<Response> {
  const { req } = context;
  if (req.header('range') !== undefined) throw notPartOfIt('The header Range');
  const isOne = wantsOneObject(req.header('accept'));
  readPreferences(req.header('prefer'));
  const statement = readStatement(
    rest.catalogue.table(req.param('table') ?? ''),
    readAsk(new URL(req.url).searchParams),
  );
  const answer = await run(rest, context.get('caller'), statement, { isOne, isReading: true });
  context.header('Content-Range', answer.total === 0 ? '*/*' : `0-${answer.total - 1}/*`);
  return withRows(context, answer, isOne, 200);
}

async function answerChange(context: Asked, rest: Rest): Promise<Response> {
  const { req } = context;
  const isOne = wantsOneObject(req.header('accept'));
  const preferences = readPreferences(req.header('prefer'));
  const ask = readAsk(new URL(req.url).searchParams);
  const statement = await statementFor(context, rest, ask, preferences);
  const answer = await run(rest, context.get('caller'), statement, { isOne });

  const isUpdate = req.method === 'PATCH' && answer.total > 0;
  context.header('Content-Range', isUpdate ? `0-${answer.total - 1}/*` : '*/*');
  const applied = preferences.applied.filter((one) => req.method === 'POST' || !one.startsWith('resolution='));
  if (applied.length > 0) context.header('Preference-Applied', applied.join(', '));
  const isNew = preferences.resolution !== 'merge-duplicates' || (answer.inserted ?? 0) > 0;
  const isInsert = req.method === 'POST';
  const status = isInsert && isNew ? 201 : 200;
  if (preferences.returns === 'representation') return withRows(context, answer, isOne, status);
  return context.body(null, isInsert ? status : 204);
}

async function answerCall(context: Asked, rest: Rest): Promise<Response> {
  const { req } = context;
  if (req.method !== 'POST') throw new RestError(405, 'PGRST101', `Cannot use the ${req.method} method on RPC`);
  wantsOneObject(req.header('accept'));
  readPreferences(req.header('prefer'));
  const body = await req.text();
  const ask = readAsk(new URL(req.url).searchParams);
  if (ask.filters.length > 0 || ask.select !== null) throw notPartOfIt('A parameter for calling');
  const { columns } = readRows(req.header('content-type'), body === '' ? '{}' : body, { ...ask, columns: null });
  const name = rest.catalogue.procedure(req.param('name') ?? '', columns);
  const text = `select 1 as total, public."${name.replaceAll('"', '""')}"()::text as body, null as inserted`;
  await run(rest, context.get('caller'), { text, values: [] }, {});
  return context.body(null, 204);
}

/** The REST service under /rest/v1: PostgREST's answers to what supabase-js sends for this site; all else is refused. */
export function restRoutes(rest: Rest): Hono<RestEnv> {
  const app = new Hono<RestEnv>();
  app.use(openToAll());
  app.use(needsKey(rest.keys));
  app.use(
    boundedBody((message) => Response.json({ code: '413', message, details: null, hint: null }, { status: 413 })),
  );
  app.use(async (context, next) => {
    const { req } = context;
    context.set('caller', NOBODY);
    const caller = await callerOf(rest.keys, req.header('apikey') ?? '', req.header('authorization'), rest.now());
    context.set('caller', caller);
    const profile = checkProfile(context);
    await next();
    // What is one person's own is nobody's to keep, no cache's on the way either.
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
    isGone(context) ? toNobody() : answerRefused(context, restErrorOf(error, context.get('caller').role === 'anon')),
  );
  return app;
}
