import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLIENT_ERROR_STATUS, getOutcome, REFUSED_ANSWER } from './helpers/hostile.ts';
import { signIn } from './helpers/people.ts';
import { type RawRequest, sendRequest } from './helpers/requests.ts';
import { type Site, startSite } from './helpers/site.ts';
import { createTwoPeople, type TwoPeople } from './helpers/two-people.ts';

/* Requests that are never sent by mistake. Each gets a response, changes nothing, and never breaks the server. */

let site: Site;
let home: TwoPeople;

beforeAll(async () => {
  site = await startSite();
  home = await createTwoPeople(site);
  await home.refill();
});
afterAll(() => site.close());

const rest = (path: string, asked: RawRequest = {}) =>
  sendRequest(site, `/rest/v1/${path}`, { token: home.ada.session.access_token, ...asked });

describe('Unsupported requests', () => {
  const filters = [
    'id=gt.0',
    'id=neq.x',
    'id=in.(1,2)',
    'id=is.null',
    'id=not.eq.1',
    'first_name=like.*',
    'first_name=ilike.*',
    'first_name=match.x',
    'first_name=fts.x',
    'or=(id.eq.1,id.eq.2)',
    'and=(id.eq.1,id.eq.2)',
    'not.or=(id.eq.1)',
    'first_name->>a=eq.1',
    'user_favorites.game_id=eq.x',
    'nonsense=1',
  ];
  it.each(filters)('%s is refused rather than ignored, because it would change other rows', async (filter) => {
    expect(await rest(`profiles?${filter}`)).toMatchObject(REFUSED_ANSWER);
    expect(await rest(`user_favorites?${filter}`, { method: 'DELETE' })).toMatchObject(REFUSED_ANSWER);
  });

  it.each([
    'select=id,user_favorites(*)',
    'select=*,auth.users(*)',
    'select=name:first_name',
    'select=id::text',
    'select=count()',
    'select=first_name->>a',
    'select=...profiles(*)',
    'having=x.1',
  ])('%s is refused', async (query) => {
    expect(await rest(`profiles?${query}`)).toMatchObject(REFUSED_ANSWER);
  });

  it('an order or a limit is either applied or refused, never ignored', async () => {
    const { client, id } = await signIn(site);
    for (const game_id of ['b', 'a', 'c']) await client.from('user_favorites').insert({ user_id: id, game_id });
    const hearts = () => client.from('user_favorites').select('game_id');
    const ordered = getOutcome(await hearts().order('game_id', { ascending: false }));
    expect([['c', 'b', 'a'].map((game_id) => ({ game_id })), 'refused']).toContainEqual(ordered);
    const one = [{ game_id: expect.any(String) }];
    expect([one, 'refused']).toContainEqual(getOutcome(await hearts().limit(1)));
    expect([one, 'refused']).toContainEqual(getOutcome(await hearts().range(1, 1)));
    await client.rpc('delete_my_account');
  });

  it('a count is either returned or refused, never ignored', async () => {
    const { error, status, count } = await home.ada.client.from('user_favorites').select('game_id', { count: 'exact' });
    expect([1, 'refused']).toContain(getOutcome({ error, status, data: count }));
  });

  it.each(['PUT', 'PATCH'])('%s is refused', async (method) => {
    const json = { id: home.ada.id, first_name: 'Changed' };
    expect(await rest(`profiles?id=eq.${home.ada.id}`, { method, json })).toMatchObject(REFUSED_ANSWER);
  });

  it.each(['columns=id,first_name', 'on_conflict=id', 'id=eq.1'])('an insert with %s is refused', async (query) => {
    const json = { id: home.ben.id, first_name: 'Changed' };
    expect(await rest(`profiles?${query}`, { method: 'POST', json })).toMatchObject(REFUSED_ANSWER);
  });

  it.each(['resolution=ignore-duplicates', 'return=representation', 'handling=strict', 'tx=rollback'])(
    'Prefer: %s is refused, and nothing is changed',
    async (Prefer) => {
      const json = { user_id: home.ada.id, game_id: 'new' };
      expect(await rest('user_favorites', { method: 'POST', json, headers: { Prefer } })).toMatchObject(REFUSED_ANSWER);
      const mine = `user_favorites?user_id=eq.${home.ada.id}`;
      expect(await rest(mine, { method: 'DELETE', headers: { Prefer } })).toMatchObject(REFUSED_ANSWER);
    },
  );

  it('a change that asks for the row in the answer is refused', async () => {
    const headers = { Accept: 'application/vnd.pgrst.object+json' };
    const mine = `user_favorites?user_id=eq.${home.ada.id}`;
    expect(await rest(mine, { method: 'DELETE', headers })).toMatchObject(REFUSED_ANSWER);
  });
});

describe('A body', () => {
  it.each([
    ['that is a string', '"profiles"'],
    ['that is a number', '5'],
    ['that is null', 'null'],
    ['of arrays', '[[]]'],
    ['of numbers', '[1, 2]'],
    ['of a list of rows', '[{"first_name":"Changed"}]'],
    ['that is cut off', '[{"id":'],
    ['that is deep', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
    ['that is not JSON', '<profiles/>'],
  ])('%s is refused', async (_what, body) => {
    expect(await rest('profiles', { method: 'POST', body })).toMatchObject(REFUSED_ANSWER);
  });

  it.each([
    'text/plain',
    'text/csv',
    'multipart/form-data',
    'application/x-www-form-urlencoded',
    'application/octet-stream',
  ])('of type %s is refused, even if it can be parsed as JSON', async (type) => {
    const body = JSON.stringify({ id: home.ada.id, first_name: 'Changed' });
    expect(await rest('profiles', { method: 'POST', body, headers: { 'Content-Type': type } })).toMatchObject(
      REFUSED_ANSWER,
    );
  });

  it('gets status 413 from tables, functions and sign-in if it is too large', async () => {
    const json = { first_name: 'a'.repeat(8 * 1024 * 1024) };
    expect((await rest('profiles', { method: 'POST', json })).status).toBe(413);
    expect((await rest('rpc/delete_my_account', { method: 'POST', json })).status).toBe(413);
    expect((await sendRequest(site, '/auth/v1/otp', { method: 'POST', json })).status).toBe(413);
    expect((await sendRequest(site, '/auth/v1/user', { token: home.ada.session.access_token })).status).toBe(200);
  });
});

describe('A URL', () => {
  it.each([
    '/',
    '/rest',
    '/rest/v1',
    '/rest/v1/',
    '/rest/v1/rpc',
    '/rest/v1/rpc/',
    '/auth/v1',
    '/auth/v1/',
    '/rest/v2/profiles',
    '/storage/v1/object',
  ])('%s is answered without a server error and without rows', async (path) => {
    const { status, text } = await sendRequest(site, path, { token: home.ada.session.access_token });
    expect(status).toBeLessThan(500);
    expect(text).not.toContain(home.ben.email);
  });

  it('is answered, whatever its length', async () => {
    const { status } = await rest(`profiles?first_name=eq.${'a'.repeat(12_000)}`);
    expect([200, 414, 431]).toContain(status);
  });

  it('with a hundred filters is answered', async () => {
    const { status, body } = await rest(`user_favorites?${'game_id=eq.mental-maths&'.repeat(100)}`);
    expect([
      [200, [expect.objectContaining({ game_id: 'mental-maths' })]],
      [CLIENT_ERROR_STATUS, expect.any(Object)],
    ]).toContainEqual([status, body]);
  });
});

describe('After all of this', () => {
  it('all rows are unchanged', async () => {
    expect(await home.stored()).toEqual(home.full);
  });
});
