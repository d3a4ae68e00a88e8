import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAddress, type Person, readLinkToken, requestLink, signIn } from './helpers/people.ts';
import { sendRequest } from './helpers/requests.ts';
import { type Site, startSite } from './helpers/site.ts';

/* Deleting an account removes everything that belongs to that person, and nothing else. */

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

async function settled(person: Person): Promise<Person> {
  const { id, email, client } = person;
  await client.from('profiles').upsert({ id, first_name: 'Ada', last_name: null, email, date_of_birth: '2016-02-29' });
  await client.from('user_favorites').insert({ user_id: id, game_id: 'math-warp' });
  await client.from('newsletter_subscribers').insert({ email });
  return person;
}

/** The number of rows that a person has in each table. */
async function rowsOf({ id, email }: Person): Promise<Record<string, unknown>> {
  const [counts] = await site.query(
    `select
      (select count(*) from auth.users where id = $1)::int as users,
      (select count(*) from auth.sessions where user_id = $1)::int as sessions,
      (select count(*) from public.profiles where id = $1)::int as profiles,
      (select count(*) from public.user_favorites where user_id = $1)::int as favourites,
      (select count(*) from public.newsletter_subscribers where email = $2)::int as subscriptions`,
    [id, email],
  );
  return counts ?? {};
}

const ALL = { users: 1, sessions: 1, profiles: 1, favourites: 1, subscriptions: 1 };
const NONE = { users: 0, sessions: 0, profiles: 0, favourites: 0, subscriptions: 0 };

/** Makes a person's sign-in appear this old. */
const signedIn = ({ id }: Person, ago: string) =>
  site.query('update auth.sessions set created_at = now() - $2::interval where user_id = $1', [id, ago]);

describe('Deleting the account', () => {
  it("removes the person's user, sessions, profile, favourites and subscription, and no one else's", async () => {
    const [ada, ben] = [await settled(await signIn(site)), await settled(await signIn(site))];
    expect([await rowsOf(ada), await rowsOf(ben)]).toEqual([ALL, ALL]);
    expect((await ada.client.rpc('delete_my_account')).error).toBeNull();
    expect([await rowsOf(ada), await rowsOf(ben)]).toEqual([NONE, ALL]);
    expect((await ben.client.from('profiles').select('first_name')).data).toEqual([{ first_name: 'Ada' }]);
  });

  it('leaves no trace of the person in any table', async () => {
    const ada = await settled(await signIn(site, createAddress('traceless')));
    await ada.client.rpc('delete_my_account');
    const tables = await site.query(`
      select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('auth', 'public')`);
    for (const { name } of tables) {
      const rows = await site.query(`select to_jsonb(t)::text as row from ${String(name)} t`);
      for (const { row } of rows) {
        expect(row).not.toContain(ada.id);
        expect(row).not.toContain(ada.email);
      }
    }
  });

  it('preserves the subscription of an address that was never confirmed', async () => {
    const ada = await settled(await signIn(site));
    await site.query('update auth.users set email_confirmed_at = null where id = $1', [ada.id]);
    await ada.client.rpc('delete_my_account');
    expect(await rowsOf(ada)).toEqual({ ...NONE, subscriptions: 1 });
  });

  it("preserves the subscription of the profile's address if it is a different one", async () => {
    const ada = await settled(await signIn(site));
    const friend = createAddress('friend');
    await site.client().from('newsletter_subscribers').insert({ email: friend });
    await ada.client.from('profiles').upsert({ id: ada.id, email: friend });
    await ada.client.rpc('delete_my_account');
    const { data } = await site.administrator.from('newsletter_subscribers').select('email').eq('email', friend);
    expect(data).toEqual([{ email: friend }]);
  });

  it('removes the subscription even if there is nothing else to remove', async () => {
    const ada = await signIn(site);
    await site.client().from('newsletter_subscribers').insert({ email: ada.email });
    await ada.client.rpc('delete_my_account');
    expect(await rowsOf(ada)).toEqual(NONE);
  });

  it('ends every session, including those on other devices', async () => {
    const phone = await signIn(site);
    const tablet = await signIn(site, phone.email);
    await phone.client.rpc('delete_my_account');
    expect((await phone.client.auth.getUser()).error?.code).toBe('user_not_found');
    expect((await tablet.client.auth.refreshSession()).data.session).toBeNull();
    const { refresh_token } = tablet.session;
    const answer = await sendRequest(site, '/auth/v1/token?grant_type=refresh_token', {
      method: 'POST',
      json: { refresh_token },
    });
    expect(answer.status).toBe(400);
  });

  it('stops an access token from writing, although it has not expired', async () => {
    const ada = await signIn(site);
    await ada.client.rpc('delete_my_account');
    const { status, error } = await ada.client.from('user_favorites').insert({ user_id: ada.id, game_id: 'math-warp' });
    expect([status, error?.code]).toEqual([401, 'PT401']);
    expect((await ada.client.from('profiles').select('*')).status).toBe(401);
    expect((await ada.client.rpc('delete_my_account')).status).toBeLessThan(500);
  });

  it('invalidates a pending link', async () => {
    const ada = await signIn(site);
    await requestLink(site.client(), ada.email);
    const token_hash = readLinkToken(site, ada.email);
    await ada.client.rpc('delete_my_account');
    expect((await site.client().auth.verifyOtp({ token_hash, type: 'email' })).error?.code).toBe('otp_expired');
  });

  it('lets the same address start again as a new person', async () => {
    const before = await settled(await signIn(site));
    await before.client.rpc('delete_my_account');
    const after = await signIn(site, before.email);
    expect(after.id).not.toBe(before.id);
    expect((await after.client.from('profiles').select('*')).data).toEqual([]);
    expect((await after.client.from('user_favorites').select('*')).data).toEqual([]);
  });

  it('succeeds even if it is requested twice at the same time', async () => {
    const ada = await settled(await signIn(site));
    const answers = await Promise.all([1, 2, 3].map(() => ada.client.rpc('delete_my_account')));
    expect(answers.filter(({ error }) => error === null).length).toBeGreaterThan(0);
    for (const { status } of answers) expect(status).toBeLessThan(500);
    expect(await rowsOf(ada)).toEqual(NONE);
  });

  it('is refused more than ten minutes after signing in, without losing any data', async () => {
    const ada = await settled(await signIn(site));
    await signedIn(ada, '10 minutes 1 second');
    expect(await ada.client.rpc('delete_my_account')).toMatchObject({
      status: 403,
      error: { code: 'PT403', message: 'Please sign in again before you delete your account.' },
    });
    expect(await rowsOf(ada)).toEqual(ALL);
    // Refreshing a session is not a new sign-in.
    await ada.client.auth.refreshSession();
    expect((await ada.client.rpc('delete_my_account')).status).toBe(403);
    const again = await signIn(site, ada.email, ada.client);
    expect((await again.client.rpc('delete_my_account')).error).toBeNull();
    expect(await rowsOf(ada)).toEqual(NONE);
  });

  it('is refused to an old session even if the same person has just signed in on another device', async () => {
    const tablet = await signIn(site);
    await signedIn(tablet, '1 day');
    const phone = await signIn(site, tablet.email);
    expect((await tablet.client.rpc('delete_my_account')).error?.code).toBe('PT403');
    expect((await phone.client.rpc('delete_my_account')).error).toBeNull();
  });

  it('is possible for ten minutes after the sign-in', async () => {
    const ada = await signIn(site);
    await signedIn(ada, '9 minutes 30 seconds');
    expect((await ada.client.rpc('delete_my_account')).error).toBeNull();
  });

  it('is refused to a session that a wrong clock dated a year ahead, which would otherwise count as fresh for a year', async () => {
    const ada = await signIn(site);
    await signedIn(ada, '-1 year');
    expect((await ada.client.rpc('delete_my_account')).error?.code).toBe('PT403');
  });

  it('is refused to a session that has ended, although its token has not expired', async () => {
    const ada = await signIn(site);
    await site.query('delete from auth.sessions where user_id = $1', [ada.id]);
    expect((await ada.client.rpc('delete_my_account')).status).toBe(401);
    expect((await rowsOf(ada))['users']).toBe(1);
  });

  it('is refused to a signed-out visitor', async () => {
    expect(await site.client().rpc('delete_my_account')).toMatchObject({ status: 401, error: { code: '42501' } });
  });

  it('is refused to the service, which has no account', async () => {
    expect(await site.administrator.rpc('delete_my_account')).toMatchObject({ status: 403, error: { code: '42501' } });
  });
});
