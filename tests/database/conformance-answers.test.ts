import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Person, signIn } from './helpers/people.ts';
import { type RawRequest, sendRequest } from './helpers/requests.ts';
import { type PersonRequests, personRequests, restErrorBody } from './helpers/rest.ts';
import { type Site, startSite } from './helpers/site.ts';

/*
 * PostgREST's documentation of preferences, responses, functions, errors and tokens, case by case, as far as the site
 * uses them. Each group names its page and section of docs.postgrest.org. Details that the page leaves open (headers,
 * wording) are as in PostgREST's source of August 2026.
 */

let site: Site;
let child: Person;
let rest: PersonRequests['rest'];
let post: PersonRequests['post'];
let profile: PersonRequests['profile'];
let favourite: PersonRequests['favourite'];
let addFavourites: PersonRequests['addFavourites'];

beforeAll(async () => {
  site = await startSite();
  child = await signIn(site);
  ({ rest, post, profile, favourite, addFavourites } = personRequests(site, child));
});
afterAll(() => site.close());
beforeEach(() => site.empty());

describe('Prefer Header, "Return Representation" (references/api/preferences#return-representation)', () => {
  it.each([undefined, 'return=minimal'])('a change returns no body with the preference %s', async (prefer) => {
    const { status, text } = await post('profiles', profile(), prefer);
    expect([status, text]).toEqual([201, '']);
  });
});

describe('Resource Representation, "Singular or Plural" (references/api/resource_representation#singular-or-plural)', () => {
  const SINGLE = { Accept: 'application/vnd.pgrst.object+json' };

  it('one row is returned as an object', async () => {
    await post('profiles', profile());
    const { status, body, headers } = await rest('profiles?select=first_name', { headers: SINGLE });
    expect([status, body]).toEqual([200, { first_name: 'Ada' }]);
    expect(headers.get('content-type')).toBe('application/vnd.pgrst.object+json; charset=utf-8');
  });

  it.each([
    [0, []],
    [2, ['mental-maths', 'times-tables']],
  ])('%i rows are 406 PGRST116', async (count, games) => {
    if (games.length > 0) await addFavourites(...games);
    const { status, body } = await rest('user_favorites', { headers: SINGLE });
    expect([status, body]).toEqual([
      406,
      {
        code: 'PGRST116',
        message: 'Cannot coerce the result to a single JSON object',
        details: `The result contains ${count} rows`,
        hint: null,
      },
    ]);
  });
});

describe('Resource Representation, "Response Format" (references/api/resource_representation#response-format)', () => {
  it.each(['text/html', 'unknown/unknown', 'image/png'])('Accept: %s is refused with PGRST107', async (Accept) => {
    const { status, body } = await rest('profiles', { headers: { Accept } });
    expect([status, body]).toEqual([
      406,
      restErrorBody('PGRST107', `None of these media types are available: ${Accept}`),
    ]);
  });

  it.each(['*/*', 'application/json', 'application/json, text/plain, */*'])('Accept: %s is JSON', async (Accept) => {
    const { status, headers } = await rest('profiles', { headers: { Accept } });
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
  });
});

describe('Resource Representation, "Request Body" (references/api/resource_representation#request-body)', () => {
  it.each([
    ['an empty body', '', 'application/json', 'Empty or invalid json'],
    ['half an object', '{"id":', 'application/json', 'Empty or invalid json'],
    ['a word', 'hello', 'application/json', 'Empty or invalid json'],
    ['a type that no table takes', '<id/>', 'text/xml', 'Content-Type not acceptable: text/xml'],
  ])('%s is 400 PGRST102 (references/errors#pgrst102)', async (_what, body, type, message) => {
    const answer = await rest('profiles', { method: 'POST', body, headers: { 'Content-Type': type } });
    expect([answer.status, answer.body]).toEqual([400, restErrorBody('PGRST102', message)]);
  });
});

describe('Functions as RPC, "Calling with POST" (references/api/functions#calling-with-post)', () => {
  it.each([{ json: {} }, {}])('a function that returns nothing answers 204 to %j', async (asked) => {
    const leaver = personRequests(site, await signIn(site));
    const { status, text } = await leaver.rest('rpc/delete_my_account', { method: 'POST', ...asked });
    expect([status, text]).toEqual([204, '']);
  });

  it.each(['PUT', 'PATCH', 'DELETE'])('%s is 405 PGRST101 (references/errors#pgrst101)', async (method) => {
    const { status, body } = await rest('rpc/delete_my_account', { method, json: {} });
    expect([status, body]).toEqual([405, restErrorBody('PGRST101', `Cannot use the ${method} method on RPC`)]);
  });

  it('GET cannot change or delete anything', async () => {
    const { status } = await rest('rpc/delete_my_account');
    expect(status).toBe(405);
    expect((await sendRequest(site, '/auth/v1/user', { token: child.session.access_token })).status).toBe(200);
  });

  it.each([
    ['a function that is not there', 'nonexistent', {}, 'nonexistent without parameters'],
    ['arguments that a function does not have', 'delete_my_account', { user_id: 1 }, 'delete_my_account(user_id)'],
  ])('%s: 404 PGRST202, and nothing is called (references/errors#pgrst202)', async (_what, name, json, called) => {
    const { status, body } = await rest(`rpc/${name}`, { method: 'POST', json });
    const message = `Could not find the function public.${called} in the schema cache`;
    expect([status, body]).toEqual([404, restErrorBody('PGRST202', message)]);
    expect((await sendRequest(site, '/auth/v1/user', { token: child.session.access_token })).status).toBe(200);
  });
});

/** A request that adds a favourite. */
const add = (json: object): RawRequest & { path: string } => ({ path: 'user_favorites', method: 'POST', json });
const noTable = "Could not find the table 'public.itemsxx' in the schema cache";

/**
 * Each error with the request that causes it: the caller, the request, the status, and the body.
 */
const ERRORS: readonly (readonly [
  code: string,
  what: string,
  request: RawRequest & { path: string },
  status: number,
  message: unknown,
])[] = [
  ['23514', 'a broken check', add({ game_id: 'NO GAME' }), 400, expect.stringContaining('violates check constraint')],
  ['23502', 'a null where none may be', add({ game_id: null }), 400, expect.stringContaining('violates not-null')],
  [
    '42501',
    'no right, signed in',
    { path: 'newsletter_subscribers' },
    403,
    'permission denied for table newsletter_subscribers',
  ],
  ['PGRST205', 'a table that is not there', { path: 'itemsxx' }, 404, noTable],
  [
    'PGRST205',
    'a table that is not there, to POST',
    { path: 'itemsxx', method: 'POST', json: { id: 1 } },
    404,
    noTable,
  ],
  [
    'PGRST205',
    'a table that is not there, to PATCH',
    { path: 'itemsxx', method: 'PATCH', json: { id: 1 } },
    404,
    noTable,
  ],
  ['PGRST205', 'a table that is not there, to DELETE', { path: 'itemsxx', method: 'DELETE' }, 404, noTable],
  ...['profiles/1', 'profiles/a/b', 'rpc/a/b'].map(
    (path) => ['PGRST125', `no path: ${path}`, { path }, 404, 'Invalid path specified in request URL'] as const,
  ),
  ...['PROPFIND', 'PATCH'].map(
    (method) =>
      [
        'PGRST117',
        `${method}, a verb that no table knows here`,
        { path: 'profiles', method },
        405,
        `Unsupported HTTP method: ${method}`,
      ] as const,
  ),
  [
    'PGRST106',
    'another schema to read',
    { path: 'users', headers: { 'Accept-Profile': 'auth' } },
    406,
    'Invalid schema: auth',
  ],
  [
    'PGRST106',
    'another schema to write',
    { path: 'users', method: 'POST', json: { id: 1 }, headers: { 'Content-Profile': 'auth' } },
    406,
    'Invalid schema: auth',
  ],
  [
    '22P02',
    'a value that does not fit its type',
    { path: 'profiles?id=eq.me' },
    400,
    'invalid input syntax for type uuid: "me"',
  ],
];

describe('Errors, "HTTP Status Codes", "PostgREST Error Codes" and "Proxy-Status Header" (references/errors)', () => {
  it.each(ERRORS)('%s: %s', async (code, _what, { path, ...asked }, status, message) => {
    const json = asked.json === undefined ? {} : { json: { user_id: child.id, ...Object(asked.json) } };
    const answer = await rest(path, { ...asked, ...json });
    expect([answer.status, answer.body]).toEqual([status, restErrorBody(code, message)]);
    expect(answer.headers.get('proxy-status')).toBe(`PostgREST; error=${code}`);
  });

  it("23505, a duplicate, is 409 with the database's message; row level security withholds which row it was", async () => {
    await addFavourites('mental-maths');
    const { status, body, headers } = await post('user_favorites', favourite('mental-maths'));
    const message = 'duplicate key value violates unique constraint "user_favorites_pkey"';
    expect([status, body]).toEqual([409, { code: '23505', details: null, hint: null, message }]);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  it('42501 is 401 for a signed-out visitor, and asks for a bearer token', async () => {
    const { status, body, headers } = await sendRequest(site, '/rest/v1/profiles');
    expect([status, body]).toEqual([401, restErrorBody('42501', 'permission denied for table profiles')]);
    expect(headers.get('www-authenticate')).toBe('Bearer');
  });
});

describe('Authentication, "Bearer Authentication" and "JWT Claims Validation" (references/auth#jwt-authentication)', () => {
  it('PGRST301: a token that cannot be decoded', async () => {
    const { status, body, headers } = await rest('profiles', { token: 'nonsense' });
    expect([status, body]).toEqual([401, restErrorBody('PGRST301', 'Expected 3 parts in JWT; got 1')]);
    expect(headers.get('www-authenticate')).toMatch(/^Bearer error="invalid_token", error_description=/);
  });

  it('PGRST303: a token that has expired, with 30 seconds of skew', async () => {
    site.clock.advance(3600 + 29);
    expect((await rest('profiles')).status).toBe(200);
    site.clock.advance(2);
    const { status, body, headers } = await rest('profiles');
    expect([status, body]).toEqual([401, { code: 'PGRST303', message: 'JWT expired', details: null, hint: null }]);
    expect(headers.get('www-authenticate')).toMatch(/^Bearer error="invalid_token"/);
  });
});
