import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findNewestEmail, pressLinkButton } from './helpers/links.ts';
import { createAddress, type Person, readLinkToken, requestLink, signIn } from './helpers/people.ts';
import { startBackendProcess } from './helpers/processes.ts';
import { type Site, startSite } from './helpers/site.ts';
import { favouriteRow, fullProfile } from './helpers/two-people.ts';

/* Written data survives a restart and a crash. */

describe('A restart', () => {
  const LIMITS = { emailsPerIp: 1000 };
  const [waiting, used] = [createAddress('waiting'), createAddress('used')];
  let site: Site;
  let keys: readonly string[];
  let ada: Person;
  let gone: Person;
  let hashes: Readonly<Record<'waiting' | 'used', string>>;

  beforeAll(async () => {
    site = await startSite({ limits: LIMITS });
    keys = [site.backend.publishableKey, site.backend.secretKey];
    [ada, gone] = [await signIn(site), await signIn(site)];
    await ada.client.from('profiles').upsert(fullProfile(ada, 'Ada'));
    await ada.client.from('user_favorites').insert(favouriteRow(ada, 'math-warp'));
    await ada.client.from('newsletter_subscribers').insert({ email: ada.email });
    await gone.client.auth.signOut();
    for (const email of [waiting, used]) await requestLink(site.client(), email);
    hashes = { waiting: readLinkToken(site, waiting), used: readLinkToken(site, used) };
    await pressLinkButton(site, findNewestEmail(site, used).link);
    // Stored as an earlier version stored its sessions.
    await site.query('alter table auth.sessions drop column refreshed_at');

    const { dataFolders, clock } = site;
    await site.stop();
    site = await startSite({ dataFolders, clock, limits: LIMITS });
  });
  afterAll(() => site.close());

  it('preserves the keys', () => {
    expect([site.backend.publishableKey, site.backend.secretKey]).toEqual(keys);
  });

  it('preserves people, rows and sessions', async () => {
    const tab = site.client();
    await tab.auth.setSession(ada.session);
    expect((await tab.from('profiles').select('*').single()).data).toEqual(fullProfile(ada, 'Ada'));
    expect((await tab.from('user_favorites').select('game_id')).data).toEqual([{ game_id: 'math-warp' }]);
    expect((await tab.from('newsletter_subscribers').insert({ email: ada.email })).error?.code).toBe('23505');
    const { data, error } = await tab.auth.refreshSession();
    expect([error, data.user?.id]).toEqual([null, ada.id]);
  });

  it('does not bring back a session that was ended', async () => {
    const { error } = await site.client().auth.refreshSession(gone.session);
    expect(error?.status).toBe(400);
  });

  it('does not allow another email to the same address within 60 seconds', async () => {
    const { error } = await site.client().auth.signInWithOtp({ email: waiting });
    expect(error?.code).toBe('over_email_send_rate_limit');
  });

  it('preserves a pending link, and does not bring back a used one', async () => {
    const { auth } = site.client();
    const ofWaiting = await auth.verifyOtp({ token_hash: hashes.waiting, type: 'email' });
    const ofUsed = await auth.verifyOtp({ token_hash: hashes.used, type: 'email' });
    expect([ofWaiting.data.user?.email, ofUsed.error?.code]).toEqual([waiting, 'otp_expired']);
  });
});

describe('A crash', () => {
  const WRITES = 200;

  it(`in the middle of ${WRITES} writes does not lose any acknowledged one`, async () => {
    const first = await startSite();
    const { id, session } = await signIn(first);
    await first.stop();

    const server = await startBackendProcess(first.dataFolders);
    const client = createClient(server.url, server.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      accessToken: () => Promise.resolve(session.access_token),
    });
    const acknowledged: string[] = [];
    const killed: Promise<void>[] = [];
    const write = async (game_id: string): Promise<void> => {
      const { error } = await client.from('user_favorites').insert({ user_id: id, game_id });
      if (error === null) acknowledged.push(game_id);
      if (acknowledged.length === WRITES / 2) killed.push(server.kill());
    };
    const games = Array.from({ length: WRITES }, (_, index) => `game-${index}`);
    const writers = Array.from({ length: 8 }, async () => {
      for (let game = games.shift(); game !== undefined; game = games.shift()) await write(game);
    });
    await Promise.all(writers);
    await Promise.all(killed);
    expect(killed).not.toEqual([]);

    const site = await startSite({ dataFolders: first.dataFolders });
    const { data } = await site.administrator.from('user_favorites').select('game_id').eq('user_id', id);
    const stored = new Set(data?.map(({ game_id }) => game_id));
    expect(acknowledged.filter((game) => !stored.has(game))).toEqual([]);
    expect(acknowledged.length).toBeGreaterThanOrEqual(WRITES / 2);
    expect(acknowledged.length).toBeLessThan(WRITES);
    expect((await site.client().auth.refreshSession(session)).data.user?.id).toBe(id);
    await site.close();
  });
});
