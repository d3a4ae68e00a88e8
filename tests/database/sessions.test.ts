import { createClient, type Session, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIFETIMES } from '../../backend/limits.ts';
import { decodeClaims } from './helpers/forged-tokens.ts';
import { signIn } from './helpers/people.ts';
import { sendRequest } from './helpers/requests.ts';
import { type Site, startSite } from './helpers/site.ts';
import { createStorage } from './helpers/storage.ts';

/* Sessions: how long they last, how they continue, and everything that ends them. The guide
   "User sessions" of supabase.com/docs says what happens to refresh tokens that are reused. */

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const GRACE_SECONDS = 10;
const USED = {
  status: 400,
  body: { code: 'refresh_token_already_used', message: 'Invalid Refresh Token: Already Used' },
};

const VERSIONED = { 'X-Supabase-Api-Version': '2024-01-01' };

function refresh(refreshToken: string) {
  return sendRequest(site, '/auth/v1/token?grant_type=refresh_token', {
    method: 'POST',
    headers: VERSIONED,
    json: { refresh_token: refreshToken },
  });
}

async function refreshed(refreshToken: string): Promise<Session> {
  const { status, body } = await refresh(refreshToken);
  expect(status).toBe(200);
  return body as Session;
}

const userOf = async (client: SupabaseClient): Promise<string | undefined> =>
  (await client.auth.getUser()).data.user?.id;

describe('Refreshing', () => {
  it('returns a new pair of tokens for the same session and person', async () => {
    const { session, id } = await signIn(site);
    const next = await refreshed(session.refresh_token);
    expect(next.refresh_token).not.toBe(session.refresh_token);
    expect(next.user.id).toBe(id);
    expect(await sessionIdsOf(id)).toHaveLength(1);
  });

  it('continues the session repeatedly, even after a month', async () => {
    const { session, id } = await signIn(site);
    let token = session.refresh_token;
    for (let day = 0; day < 5; day += 1) {
      site.clock.advance(6 * 24 * 3600);
      token = (await refreshed(token)).refresh_token;
    }
    expect((await refreshed(token)).user.id).toBe(id);
  });

  it('fails if the session has not been used for thirty days', async () => {
    const { session } = await signIn(site);
    const used = await signIn(site);
    site.clock.advance(LIFETIMES.idleSession);
    const { refresh_token } = await refreshed(used.session.refresh_token);
    site.clock.advance(1);
    expect(await refresh(session.refresh_token)).toMatchObject({ status: 400, body: { code: 'session_expired' } });
    expect((await refresh(refresh_token)).status).toBe(200);
  });

  it('fails ninety days after signing in, no matter how often the session was used', async () => {
    const { session } = await signIn(site);
    let token = session.refresh_token;
    for (let month = 0; month < 3; month += 1) {
      site.clock.advance(LIFETIMES.session / 3);
      token = (await refreshed(token)).refresh_token;
    }
    site.clock.advance(1);
    expect(await refresh(token)).toMatchObject({ status: 400, body: { code: 'session_expired' } });
  });

  it('works after a clock that was a year ahead is corrected', async () => {
    const { session, id } = await signIn(site);
    await site.query(
      `update auth.sessions set created_at = created_at + interval '1 year', refreshed_at = created_at + interval '1 year'
       where user_id = $1`,
      [id],
    );
    expect((await refresh(session.refresh_token)).status).toBe(200);
  });

  it('with the previous token returns the active one, so that a lost answer does not sign anyone out', async () => {
    const { session } = await signIn(site);
    const next = await refreshed(session.refresh_token);
    expect((await refreshed(session.refresh_token)).refresh_token).toBe(next.refresh_token);
    site.clock.advance(GRACE_SECONDS + 1);
    expect((await refreshed(session.refresh_token)).refresh_token).toBe(next.refresh_token);
  });

  it('with an older token ends the whole session', async () => {
    const { session, id } = await signIn(site);
    const second = await refreshed(session.refresh_token);
    const third = await refreshed(second.refresh_token);
    site.clock.advance(GRACE_SECONDS + 1);
    expect(await refresh(session.refresh_token)).toMatchObject(USED);
    expect((await refresh(third.refresh_token)).status).toBe(400);
    expect((await refresh(second.refresh_token)).status).toBe(400);
    expect((await signIn(site)).id).not.toBe(id);
  });

  it('with a token that was replaced long ago also ends it, even right after another refresh', async () => {
    const { session } = await signIn(site);
    const second = await refreshed(session.refresh_token);
    site.clock.advance(3000);
    const third = await refreshed(second.refresh_token);
    expect(await refresh(session.refresh_token)).toMatchObject(USED);
    expect((await refresh(third.refresh_token)).status).toBe(400);
  });

  it("with an older token does not affect the person's other sessions", async () => {
    const phone = await signIn(site);
    const tablet = await signIn(site, phone.email);
    const second = await refreshed(phone.session.refresh_token);
    await refreshed(second.refresh_token);
    site.clock.advance(GRACE_SECONDS + 1);
    expect(await refresh(phone.session.refresh_token)).toMatchObject(USED);
    expect((await refresh(tablet.session.refresh_token)).status).toBe(200);
  });

  it('ten times at the same time with one token always returns the same successor', async () => {
    const { session } = await signIn(site);
    const answers = await Promise.all(Array.from({ length: 10 }, () => refreshed(session.refresh_token)));
    expect(new Set(answers.map(({ refresh_token }) => refresh_token)).size).toBe(1);
  });

  it('in two tabs at the same time keeps both signed in', async () => {
    const storage = createStorage();
    const auth = { persistSession: true, storage };
    const { id } = await signIn(site, undefined, site.client(auth));
    const tabs = [site.client(auth), site.client(auth)] as const;
    const answers = await Promise.all(tabs.map((tab) => tab.auth.refreshSession()));
    // The slower tab leaves the faster tab's value in the storage, and reports that.
    for (const { error } of answers) expect([undefined, 'AuthRefreshDiscardedError']).toContain(error?.name);
    expect(answers.filter(({ error }) => error === null)).not.toEqual([]);
    for (const tab of tabs) expect(await userOf(tab)).toBe(id);
    site.clock.advance(GRACE_SECONDS + 1);
    for (const tab of tabs) expect((await tab.auth.refreshSession()).error).toBeNull();
  });

  it('in two tabs with separate sessions keeps both signed in', async () => {
    const { session, id } = await signIn(site);
    const tabs = [site.client(), site.client()] as const;
    for (const tab of tabs) await tab.auth.setSession(session);
    const answers = await Promise.all(tabs.map((tab) => tab.auth.refreshSession()));
    expect(answers.map(({ error }) => error)).toEqual([null, null]);
    for (const tab of tabs) expect(await userOf(tab)).toBe(id);
    site.clock.advance(GRACE_SECONDS + 1);
    expect((await tabs[0].auth.refreshSession()).error).toBeNull();
  });

  it.each([
    ['an unknown token', 'abcdefghijklmnopqrstuvwx'],
    ['an empty token', ''],
    ['a number', 42],
    ['nothing', undefined],
    ['a quote', "' or '1'='1"],
    ['an endless token', 'a'.repeat(10_000)],
  ])('refuses %s', async (_what, refresh_token) => {
    const { status, body } = await sendRequest(site, '/auth/v1/token?grant_type=refresh_token', {
      method: 'POST',
      headers: VERSIONED,
      json: { refresh_token },
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: expect.stringMatching(/^(refresh_token_not_found|validation_failed|bad_json)$/),
    });
  });

  it('refuses a token in which any byte has changed, without affecting its session', async () => {
    const { session } = await signIn(site);
    const bytes = Buffer.from(session.refresh_token, 'base64url');
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      const answer = await refresh(changed.toString('base64url'));
      expect(answer).toMatchObject({ status: 400, body: { code: 'refresh_token_not_found' } });
    }
    expect((await refresh(session.refresh_token)).status).toBe(200);
  });

  it('signs supabase-js out for good if the session has ended', async () => {
    const phone = await signIn(site);
    await phone.client.auth.signOut({ scope: 'global' });
    const tab = site.client();
    const { data, error } = await tab.auth.setSession({ ...phone.session, access_token: expiredTwin(phone.session) });
    expect(data.session).toBeNull();
    expect(error?.code).toBe('refresh_token_not_found');
  });
});

/**
 * The same access token as its holder would see it much later, so that supabase-js refreshes it
 * immediately.
 */
function expiredTwin({ access_token }: Session): string {
  const [head = '', claims = '', signature = ''] = access_token.split('.');
  const old = { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), exp: 1 };
  return [head, Buffer.from(JSON.stringify(old)).toString('base64url'), signature].join('.');
}

async function sessionIdsOf(id: string): Promise<unknown[]> {
  return (await site.query('select id from auth.sessions where user_id = $1', [id])).map((row) => row['id']);
}

describe('Signing out', () => {
  it('in this browser leaves the others signed in', async () => {
    const phone = await signIn(site);
    const tablet = await signIn(site, phone.email);
    await phone.client.auth.signOut({ scope: 'local' });
    expect((await refresh(phone.session.refresh_token)).status).toBe(400);
    expect((await refresh(tablet.session.refresh_token)).status).toBe(200);
  });

  it("everywhere ends all the person's sessions, and no one else's", async () => {
    const phone = await signIn(site);
    const tablet = await signIn(site, phone.email);
    const other = await signIn(site);
    await phone.client.auth.signOut({ scope: 'global' });
    expect(await sessionIdsOf(phone.id)).toEqual([]);
    expect((await refresh(tablet.session.refresh_token)).status).toBe(400);
    expect((await refresh(other.session.refresh_token)).status).toBe(200);
  });

  it('everywhere immediately stops other devices from reading and writing, although their tokens have not expired', async () => {
    const phone = await signIn(site);
    const tablet = await signIn(site, phone.email);
    const { id, client } = tablet;
    await client.from('profiles').insert({ id, first_name: 'Ada', email: tablet.email });
    await phone.client.auth.signOut({ scope: 'global' });
    const ended = { status: 401, error: { code: 'PT401', message: 'This session has ended. Please sign in again.' } };
    expect(await client.from('profiles').select('*').eq('id', id)).toMatchObject(ended);
    expect(await client.from('user_favorites').select('*').eq('user_id', id)).toMatchObject(ended);
    expect(await client.from('user_favorites').insert({ user_id: id, game_id: 'math-warp' })).toMatchObject(ended);
    expect(await client.from('user_favorites').delete().eq('user_id', id)).toMatchObject(ended);
    const { data } = await site.administrator.from('profiles').select('first_name').eq('id', id);
    expect(data).toEqual([{ first_name: 'Ada' }]);
    const again = await signIn(site, phone.email);
    expect((await again.client.from('profiles').select('first_name').eq('id', id)).data).toEqual(data);
  });

  it('immediately invalidates the access token at the auth service', async () => {
    const { client, session } = await signIn(site);
    await client.auth.signOut();
    const { status, body } = await sendRequest(site, '/auth/v1/user', {
      token: session.access_token,
      headers: VERSIONED,
    });
    expect([status, body]).toMatchObject([403, { code: 'session_not_found' }]);
  });

  it('twice is not an error in supabase-js', async () => {
    const phone = await signIn(site);
    const tab = site.client();
    await tab.auth.setSession(phone.session);
    expect((await phone.client.auth.signOut()).error).toBeNull();
    expect((await tab.auth.signOut()).error).toBeNull();
  });
});

describe('An access token', () => {
  it('lasts an hour, after which the database and the auth service refuse it', async () => {
    const { session } = await signIn(site);
    const read = () => sendRequest(site, '/rest/v1/user_favorites?select=game_id', { token: session.access_token });
    const user = () => sendRequest(site, '/auth/v1/user', { token: session.access_token, headers: VERSIONED });
    site.clock.advance(3600 - 1);
    expect([(await read()).status, (await user()).status]).toEqual([200, 200]);
    site.clock.advance(60);
    expect(await read()).toMatchObject({ status: 401, body: { code: 'PGRST303', message: 'JWT expired' } });
    expect(await user()).toMatchObject({ status: 403, body: { code: 'bad_jwt' } });
  });

  it('is renewed by supabase-js with the refresh token after it has expired, unnoticed by the user', async () => {
    const { session, id } = await signIn(site);
    site.clock.advance(3600 + 60);
    const tab = site.client();
    await tab.auth.setSession({ ...session, access_token: expiredTwin(session) });
    const { data, error } = await tab.from('user_favorites').select('game_id').eq('user_id', id);
    expect([data, error]).toEqual([[], null]);
  });

  it('lasts as long as the settings say', async () => {
    const other = await startSite({ accessTokenSeconds: 120 });
    const { session } = await signIn(other);
    const { iat, exp } = decodeClaims(session.access_token);
    expect(Number(exp) - Number(iat)).toBe(120);
    other.clock.advance(119);
    expect((await sendRequest(other, '/auth/v1/user', { token: session.access_token })).status).toBe(200);
    other.clock.advance(61);
    expect((await sendRequest(other, '/auth/v1/user', { token: session.access_token })).status).toBe(403);
    await other.close();
  });
});

describe('A wrong key', () => {
  it('is refused everywhere when supabase-js uses it as the publishable key', async () => {
    const stranger = createClient(site.url, 'sb_publishable_wrong', { auth: { persistSession: false } });
    expect((await stranger.from('newsletter_subscribers').insert({ email: 'a@numeria.test' })).status).toBe(401);
    expect((await stranger.auth.signInWithOtp({ email: 'a@numeria.test' })).error?.status).toBe(401);
  });
});
