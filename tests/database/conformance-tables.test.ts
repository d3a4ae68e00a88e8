import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Person, signIn } from './helpers/people.ts';
import { type PersonRequests, personRequests, restErrorBody } from './helpers/rest.ts';
import { type Site, startSite } from './helpers/site.ts';

/*
 * PostgREST's documentation of tables, case by case, as far as the site uses them. Each group names its page and
 * section of docs.postgrest.org. Details that the page leaves open (headers, wording) are as in PostgREST's source of
 * August 2026.
 */

let site: Site;
let child: Person;
let rest: PersonRequests['rest'];
let post: PersonRequests['post'];
let profile: PersonRequests['profile'];
let addFavourites: PersonRequests['addFavourites'];

beforeAll(async () => {
  site = await startSite();
  child = await signIn(site);
  ({ rest, post, profile, addFavourites } = personRequests(site, child));
});
afterAll(() => site.close());
beforeEach(() => site.empty());

describe('Tables and Views, "GET and HEAD" (references/api/tables_views#get-and-head)', () => {
  it('GET returns a JSON array and its range within the whole', async () => {
    await addFavourites('mental-maths', 'times-tables');
    const { status, headers, body } = await rest('user_favorites?select=game_id');
    expect([status, body]).toEqual([200, [{ game_id: 'mental-maths' }, { game_id: 'times-tables' }]]);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('content-range')).toBe('0-1/*');
  });

  it('GET of nothing is an empty array', async () => {
    const { status, headers, body } = await rest('user_favorites');
    expect([status, body, headers.get('content-range')]).toEqual([200, [], '*/*']);
  });

  it('HEAD is the same as GET without the body', async () => {
    await addFavourites('mental-maths');
    const { status, headers, text } = await rest('user_favorites?select=game_id', { method: 'HEAD' });
    expect([status, text]).toEqual([200, '']);
    expect(headers.get('content-range')).toBe('0-0/*');
  });
});

describe('Tables and Views, "Horizontal Filtering" and "Operators" (references/api/tables_views#operators)', () => {
  it('column=eq.value returns the rows that are equal', async () => {
    await addFavourites('mental-maths', 'times-tables');
    const { body } = await rest('user_favorites?select=game_id&game_id=eq.times-tables');
    expect(body).toEqual([{ game_id: 'times-tables' }]);
  });

  it('several filters must all match', async () => {
    await addFavourites('mental-maths', 'times-tables');
    const both = `user_favorites?select=game_id&user_id=eq.${child.id}&game_id=eq.mental-maths`;
    expect((await rest(both)).body).toEqual([{ game_id: 'mental-maths' }]);
    const neither = 'user_favorites?game_id=eq.mental-maths&game_id=eq.times-tables';
    expect((await rest(neither)).body).toEqual([]);
  });

  it.each([
    ['game_id=foo.bar', 'PGRST100', expect.any(String)],
    ['game_id=mental-maths', 'PGRST100', expect.any(String)],
    ['game_id=eq', 'PGRST100', expect.any(String)],
    ['game_id=', 'PGRST100', expect.any(String)],
    ['colour=eq.red', '42703', 'column user_favorites.colour does not exist'],
    ['select=colour', '42703', 'column user_favorites.colour does not exist'],
    ['user_id=eq.me', '22P02', 'invalid input syntax for type uuid: "me"'],
  ])('%s is refused with %s (references/errors)', async (query, code, message) => {
    const { status, body } = await rest(`user_favorites?${query}`);
    expect([status, body]).toEqual([400, restErrorBody(code, message)]);
  });
});

describe('Tables and Views, "Vertical Filtering" (references/api/tables_views#vertical-filtering)', () => {
  it('select names the columns', async () => {
    await post('profiles', profile());
    const { body } = await rest('profiles?select=first_name,last_name');
    expect(body).toEqual([{ first_name: 'Ada', last_name: 'Byron' }]);
  });

  it('select=* and no select return all columns that the role can read', async () => {
    await post('profiles', profile());
    const [all, bare] = [await rest('profiles?select=*'), await rest('profiles')];
    expect(all.body).toEqual(bare.body);
    expect(all.body).toEqual([expect.objectContaining(profile({ email: null, date_of_birth: null }))]);
  });
});

describe('Tables and Views, "Insert" (references/api/tables_views#insert)', () => {
  it('missing properties get their defaults', async () => {
    await post('profiles', { id: child.id });
    const { body } = await rest('profiles?select=id,first_name');
    expect(body).toEqual([{ id: child.id, first_name: null }]);
  });

  it('an unknown column is PGRST204 (references/errors#pgrst204)', async () => {
    const { status, body } = await post('profiles', profile({ colour: 'red' }));
    const wanted = restErrorBody('PGRST204', "Could not find the 'colour' column of 'profiles' in the schema cache");
    expect([status, body]).toEqual([400, wanted]);
  });
});

describe('Tables and Views, "Upsert" (references/api/tables_views#upsert)', () => {
  const MERGE = 'resolution=merge-duplicates';

  it('merge-duplicates inserts a row, or updates the existing one', async () => {
    expect((await post('profiles', profile(), MERGE)).status).toBe(201);
    expect((await post('profiles', profile({ last_name: 'Lovelace' }), MERGE)).text).toBe('');
    expect((await rest('profiles?select=last_name')).body).toEqual([{ last_name: 'Lovelace' }]);
  });

  it('merge-duplicates leaves columns that are not sent unchanged', async () => {
    await post('profiles', profile());
    await post('profiles', { id: child.id, last_name: 'Lovelace' }, MERGE);
    const { body } = await rest('profiles?select=first_name,last_name');
    expect(body).toEqual([{ first_name: 'Ada', last_name: 'Lovelace' }]);
  });
});

describe('Tables and Views, "Delete" (references/api/tables_views#delete)', () => {
  it('DELETE removes the rows that match all filters, and answers 204', async () => {
    await addFavourites('mental-maths', 'times-tables');
    const one = `user_favorites?user_id=eq.${child.id}&game_id=eq.mental-maths`;
    const { status, text } = await rest(one, { method: 'DELETE' });
    expect([status, text]).toEqual([204, '']);
    expect((await rest('user_favorites?select=game_id')).body).toEqual([{ game_id: 'times-tables' }]);
  });
});
