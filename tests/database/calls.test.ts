import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findNewestEmail, pressLinkButton } from './helpers/links.ts';
import { createAddress, type Person, requestLink, signIn } from './helpers/people.ts';
import { type Site, startSite } from './helpers/site.ts';

/* Every call that the site makes with supabase-js, in the order of the table in the
   specification (section 7). */

let site: Site;
let child: Person;

beforeAll(async () => {
  site = await startSite();
  child = await signIn(site);
});
afterAll(() => site.close());

describe('Subscribing to the newsletter', () => {
  it('stores the address of a signed-out visitor', async () => {
    const email = createAddress('reader');
    const answer = await site.client().from('newsletter_subscribers').insert({ email });
    expect(answer).toMatchObject({ error: null, data: null, status: 201 });
    const stored = await site.administrator.from('newsletter_subscribers').select('email').eq('email', email);
    expect(stored.data).toEqual([{ email }]);
  });

  it('stores the address of a signed-in visitor', async () => {
    const answer = await child.client.from('newsletter_subscribers').insert({ email: createAddress('reader') });
    expect(answer).toMatchObject({ error: null, status: 201 });
  });
});

describe('Loading the profile', () => {
  it('answers with code PGRST116 while the row does not exist', async () => {
    const { client, id } = await signIn(site);
    const { data, error, status } = await client.from('profiles').select('*').eq('id', id).single();
    expect([data, error?.code, status]).toEqual([null, 'PGRST116', 406]);
  });

  it('returns the row with all of its columns', async () => {
    const { client, id, email } = await signIn(site);
    const profile = { id, first_name: 'Ada', last_name: 'Lovelace', email, date_of_birth: '2015-12-10' };
    await client.from('profiles').upsert(profile);
    const { data, error, status } = await client.from('profiles').select('*').eq('id', id).single();
    expect([error, status]).toEqual([null, 200]);
    expect(data).toMatchObject(profile);
  });
});

describe('Favourites', () => {
  it('are empty at first', async () => {
    const { client, id } = await signIn(site);
    const { data, error } = await client.from('user_favorites').select('game_id').eq('user_id', id);
    expect([data, error]).toEqual([[], null]);
  });

  it('are added, listed by game_id only, and removed one by one', async () => {
    const { client, id } = await signIn(site);
    const favourites = () => client.from('user_favorites').select('game_id').eq('user_id', id);
    for (const game_id of ['mental-maths', 'times-tables'])
      expect(await client.from('user_favorites').insert({ user_id: id, game_id })).toMatchObject({
        error: null,
        status: 201,
      });
    expect((await favourites()).data).toEqual(
      expect.arrayContaining([{ game_id: 'mental-maths' }, { game_id: 'times-tables' }]),
    );
    const removed = await client.from('user_favorites').delete().eq('user_id', id).eq('game_id', 'mental-maths');
    expect(removed).toMatchObject({ error: null, data: null, status: 204 });
    expect((await favourites()).data).toEqual([{ game_id: 'times-tables' }]);
  });

  it('can be removed without an error even if they do not exist', async () => {
    const { client, id } = await signIn(site);
    const removed = await client.from('user_favorites').delete().eq('user_id', id).eq('game_id', 'math-warp');
    expect(removed).toMatchObject({ error: null, status: 204 });
  });
});

describe('Saving the profile', () => {
  it('creates the row the first time and updates it the second time', async () => {
    const { client, id, email } = await signIn(site);
    const first = { id, first_name: 'Ada', last_name: 'Byron', email, date_of_birth: '2015-12-10' };
    const second = { id, first_name: 'Augusta Ada', last_name: 'Lovelace', email, date_of_birth: null };
    expect(await client.from('profiles').upsert(first)).toMatchObject({ error: null, data: null });
    expect(await client.from('profiles').upsert(second)).toMatchObject({ error: null, data: null });
    const { data } = await client.from('profiles').select('*').eq('id', id).single();
    expect(data).toMatchObject(second);
  });

  it('accepts a profile with only the email, because all other fields are optional', async () => {
    const { client, id, email } = await signIn(site);
    const bare = { id, first_name: null, last_name: null, email, date_of_birth: null };
    expect((await client.from('profiles').upsert(bare)).error).toBeNull();
    const empty = { id, first_name: '', last_name: '', email, date_of_birth: null };
    expect((await client.from('profiles').upsert(empty)).error).toBeNull();
  });
});

describe('Signing in', () => {
  it('answers the request for a link with success and no data', async () => {
    const answer = await site.client().auth.signInWithOtp({ email: createAddress() });
    expect(answer).toEqual({ data: { user: null, session: null, messageId: undefined }, error: null });
  });

  it('sends a link whose page signs in, and a code that also does', async () => {
    for (const by of ['link', 'digits'] as const) {
      const email = createAddress();
      await requestLink(site.client(), email);
      const { link, code } = findNewestEmail(site, email);
      const { data, error } =
        by === 'link'
          ? await pressLinkButton(site, link)
          : await site.client().auth.verifyOtp({ email, token: code, type: 'email' });
      expect([error, data.session?.token_type, data.session?.expires_in]).toEqual([null, 'bearer', 3600]);
    }
  });

  it("returns the user's id and email", async () => {
    const { data, error } = await child.client.auth.getUser();
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ id: child.id, email: child.email, role: 'authenticated', aud: 'authenticated' });
  });
});

describe('A request', () => {
  it('does not pass its role on to the next request to the database', async () => {
    expect((await child.client.from('user_favorites').select('game_id')).error).toBeNull();
    expect(await site.query('select current_user = session_user as "isOwn"')).toEqual([{ isOwn: true }]);
  });
});

describe('Signing out', () => {
  it('ends the session', async () => {
    const { client } = await signIn(site);
    expect((await client.auth.signOut()).error).toBeNull();
    expect((await client.auth.getSession()).data.session).toBeNull();
    expect((await client.from('user_favorites').select('game_id')).status).toBe(401);
  });
});

describe('Deleting the account', () => {
  it('answers with success and no data', async () => {
    const { client } = await signIn(site);
    expect(await client.rpc('delete_my_account')).toMatchObject({ error: null, status: 204 });
  });
});
