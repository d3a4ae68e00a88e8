import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tampered } from './helpers/forge.ts';
import { type Person, signIn } from './helpers/people.ts';
import { ask } from './helpers/requests.ts';
import { errorOf, type RestOf, restOf } from './helpers/rest.ts';
import { type Site, startSite } from './helpers/site.ts';

/*
 * What PostgREST's documentation says of preferences, answers, functions, errors and tokens, as far as the site uses it, case by case. Each group names its page and
 * section of docs.postgrest.org; what the page leaves to the reader (headers, wording) is as PostgREST's source of
 * August 2026 has it.
 */

let site: Site;
let child: Person;
let rest: RestOf['rest'];
let post: RestOf['post'];
let profile: RestOf['profile'];
let favourite: RestOf['favourite'];
let addFavourites: RestOf['addFavourites'];

beforeAll(async () => {
  site = await startSite();
  child = await signIn(site);
  ({ rest, post, profile, favourite, addFavourites } = restOf(site, child));
});
afterAll(() => site.close());
beforeEach(() => site.empty());

describe('Prefer Header, "Return Representation" (references/api/preferences#return-representation)', () => {
  it.each([undefined, 'return=minimal'])('a change gives no body with the preference %s', async (prefer) => {
    const { status, text } = await post('profiles', profile(), prefer);
    expect([status, text]).toEqual([201, '']);
  });
});

describe('Resource Representation, "Singular or Plural" (references/api/resource_representation#singular-or-plural)', () => {
  const SINGLE = { Accept: 'application/vnd.pgrst.object+json' };

  it('one row is given as an object', async () => {
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
    expect([status, body]).toEqual([406, errorOf('PGRST107', `None of these media types are available: ${Accept}`)]);
  });

  it.each(['*/*', 'application/json', 'application/json, text/plain, */*'])('Accept: %s is JSON', async (Accept) => {
    const { status, headers } = await rest('profiles', { headers: { Accept } });
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
  });
});

describe('Resource Representation, "Request Body" (references/api/resource_representation#request-body)', () => {
  it.each([
    ['an empty body', '', 'application/json'],
    ['half an object', '{"id":', 'application/json'],
    ['a word', 'hello', 'application/json'],
  ])('%s is 400 PGRST102 (references/errors#pgrst102)', async (_what, body, type) => {
    const answer = await rest('profiles', { method: 'POST', body, headers: { 'Content-Type': type } });
    expect([answer.status, answer.body]).toEqual([400, errorOf('PGRST102', 'Empty or invalid json')]);
  });

  it('a type that no table takes is 400 PGRST102', async () => {
    const answer = await rest('profiles', { method: 'POST', body: '<id/>', headers: { 'Content-Type': 'text/xml' } });
    expect([answer.status, answer.body]).toEqual([400, errorOf('PGRST102', 'Content-Type not acceptable: text/xml')]);
  });
});

describe('Functions as RPC, "Calling with POST" (references/api/functions#calling-with-post)', () => {
  it('a function that returns nothing answers 204', async () => {
    const leaver = restOf(site, await signIn(site));
    const { status, text } = await leaver.rest('rpc/delete_my_account', { method: 'POST', json: {} });
    expect([status, text]).toEqual([204, '']);
  });

  it('takes a POST without a body as a call without arguments', async () => {
    const leaver = restOf(site, await signIn(site));
    expect((await leaver.rest('rpc/delete_my_account', { method: 'POST' })).status).toBe(204);
  });

  it.each(['PUT', 'PATCH', 'DELETE'])('%s is 405 PGRST101 (references/errors#pgrst101)', async (method) => {
    const { status, body } = await rest('rpc/delete_my_account', { method, json: {} });
    expect([status, body]).toEqual([405, errorOf('PGRST101', `Cannot use the ${method} method on RPC`)]);
  });

  it('GET may not change anything: it deletes nobody', async () => {
    const { status } = await rest('rpc/delete_my_account');
    expect(status).toBe(405);
    expect((await ask(site, '/auth/v1/user', { token: child.session.access_token })).status).toBe(200);
  });

  it('a function that is not there is 404 PGRST202 (references/errors#pgrst202)', async () => {
    const { status, body } = await rest('rpc/nonexistent', { method: 'POST', json: {} });
    const message = 'Could not find the function public.nonexistent without parameters in the schema cache';
    expect([status, body]).toEqual([404, errorOf('PGRST202', message)]);
  });

  it('arguments that the function does not have are 404 PGRST202, and nothing is called', async () => {
    const { status, body } = await rest('rpc/delete_my_account', { method: 'POST', json: { user_id: child.id } });
    const message = 'Could not find the function public.delete_my_account(user_id) in the schema cache';
    expect([status, body]).toEqual([404, errorOf('PGRST202', message)]);
    expect((await ask(site, '/auth/v1/user', { token: child.session.access_token })).status).toBe(200);
  });
});

describe('Errors, "HTTP Status Codes" (references/errors#http-status-codes)', () => {
  it('23505, a duplicate, is 409 with the words of the database; which row it was, row level security keeps back', async () => {
    await addFavourites('mental-maths');
    const { status, body, headers } = await post('user_favorites', favourite('mental-maths'));
    expect([status, body]).toEqual([
      409,
      {
        code: '23505',
        details: null,
        hint: null,
        message: 'duplicate key value violates unique constraint "user_favorites_pkey"',
      },
    ]);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  it('23514, a broken check, is 400', async () => {
    const { status, body } = await post('user_favorites', favourite('NO GAME'));
    expect([status, body]).toEqual([400, errorOf('23514', expect.stringContaining('violates check constraint'))]);
  });

  it('23502, a null where none may be, is 400', async () => {
    const { status, body } = await post('user_favorites', { user_id: child.id, game_id: null });
    expect([status, body]).toEqual([400, errorOf('23502', expect.stringContaining('violates not-null constraint'))]);
  });

  it('42501 is 403 for somebody who is signed in', async () => {
    const { status, body } = await rest('newsletter_subscribers');
    expect([status, body]).toEqual([403, errorOf('42501', 'permission denied for table newsletter_subscribers')]);
  });

  it('42501 is 401 for somebody who is not, and asks for a bearer', async () => {
    const { status, body, headers } = await ask(site, '/rest/v1/profiles');
    expect([status, body]).toEqual([401, errorOf('42501', 'permission denied for table profiles')]);
    expect(headers.get('www-authenticate')).toBe('Bearer');
  });
});

describe('Errors, "PostgREST Error Codes" (references/errors#postgrest-error-codes)', () => {
  it('PGRST205: a table that is not there', async () => {
    const { status, body } = await rest('itemsxx');
    expect([status, body]).toEqual([
      404,
      errorOf('PGRST205', "Could not find the table 'public.itemsxx' in the schema cache"),
    ]);
  });

  it.each(['GET', 'POST', 'PATCH', 'DELETE'])('PGRST205 to %s as well', async (method) => {
    const json = method === 'POST' || method === 'PATCH' ? { json: { id: 1 } } : {};
    expect((await rest('itemsxx', { method, ...json })).body).toMatchObject({ code: 'PGRST205' });
  });

  it.each(['profiles/1', 'profiles/a/b', 'rpc/a/b'])('PGRST125: /%s is no path', async (path) => {
    const { status, body } = await rest(path);
    expect([status, body]).toEqual([404, errorOf('PGRST125', 'Invalid path specified in request URL')]);
  });

  it.each(['PROPFIND', 'PATCH'])('PGRST117: %s, a verb that no table knows here', async (method) => {
    const { status, body } = await rest('profiles', { method });
    expect([status, body]).toEqual([405, errorOf('PGRST117', `Unsupported HTTP method: ${method}`)]);
  });

  it.each([
    ['Accept-Profile', 'GET'],
    ['Content-Profile', 'POST'],
  ])('PGRST106: another schema by %s', async (header, method) => {
    const json = method === 'POST' ? { json: { id: child.id } } : {};
    const { status, body } = await rest('users', { method, ...json, headers: { [header]: 'auth' } });
    expect([status, body]).toEqual([406, errorOf('PGRST106', 'Invalid schema: auth')]);
  });
});

describe('Errors, "Proxy-Status Header" (references/errors#proxy-status-header)', () => {
  it.each([
    ['itemsxx', 'PGRST205'],
    ['newsletter_subscribers', '42501'],
    ['profiles?id=eq.me', '22P02'],
  ])('says for /%s: %s', async (path, code) => {
    const { headers } = await rest(path);
    expect(headers.get('proxy-status')).toBe(`PostgREST; error=${code}`);
  });
});

describe('Authentication, "Bearer Authentication" and "JWT Claims Validation" (references/auth#jwt-authentication)', () => {
  it('a request without a token has the anonymous role', async () => {
    const answer = await ask(site, '/rest/v1/user_favorites');
    expect(answer.body).toMatchObject({ code: '42501' });
  });

  it('PGRST301: a token that cannot be decoded', async () => {
    const { status, body, headers } = await rest('profiles', { token: 'nonsense' });
    expect([status, body]).toEqual([401, errorOf('PGRST301', 'Expected 3 parts in JWT; got 1')]);
    expect(headers.get('www-authenticate')).toMatch(/^Bearer error="invalid_token", error_description=/);
  });

  it('PGRST301: a token that another key has signed', async () => {
    const { status, body } = await rest('profiles', { token: tampered(child.session.access_token, { role: 'x' }) });
    expect([status, body]).toMatchObject([401, { code: 'PGRST301' }]);
  });

  it('PGRST303: a token that is over, 30 seconds of skew granted', async () => {
    site.clock.advance(3600 + 29);
    expect((await rest('profiles')).status).toBe(200);
    site.clock.advance(2);
    const { status, body, headers } = await rest('profiles');
    expect([status, body]).toEqual([401, { code: 'PGRST303', message: 'JWT expired', details: null, hint: null }]);
    expect(headers.get('www-authenticate')).toMatch(/^Bearer error="invalid_token"/);
  });
});
