import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createAddress, readLinkToken, requestLink, signIn } from '../helpers/people.ts';
import { sendRequest } from '../helpers/requests.ts';
import { type Site, startSite } from '../helpers/site.ts';
import { createDataFolders } from '../helpers/template.ts';

/* Several backends can use one PostgreSQL server at the same time and share everything. */

let one: Site;
let two: Site;
beforeAll(async () => {
  one = await startSite();
  two = await startSite({ dataFolders: one.dataFolders, clock: one.clock });
});
afterAll(async () => {
  await two.stop();
  await one.close();
});

describe('Two backends on one database', () => {
  it('share people, rows and tokens', async () => {
    const { client, id, session } = await signIn(one);
    await client.from('user_favorites').insert({ user_id: id, game_id: 'math-warp' });
    const tab = two.client();
    expect((await tab.auth.setSession(session)).error).toBeNull();
    expect((await tab.from('user_favorites').select('game_id')).data).toEqual([{ game_id: 'math-warp' }]);
  });

  it('accept a link only once between them', async () => {
    const email = createAddress();
    await requestLink(one.client(), email);
    const token_hash = readLinkToken(one, email);
    const answers = await Promise.all(
      [one, two, one, two, one, two].map((site) => site.client().auth.verifyOtp({ token_hash, type: 'email' })),
    );
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
  });

  it('return the same successor for a token that is refreshed at both', async () => {
    const { session } = await signIn(one);
    const { refresh_token } = session;
    const answers = await Promise.all(
      [one, two, one, two].map((site) =>
        sendRequest(site, '/auth/v1/token?grant_type=refresh_token', { method: 'POST', json: { refresh_token } }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => (body as { refresh_token: string }).refresh_token)).size).toBe(1);
  });

  it('can start on an empty database at the same time', async () => {
    const dataFolders = await createDataFolders(inject('template'), true);
    const started = await Promise.all([1, 2, 3].map(() => startSite({ dataFolders })));
    for (const site of started) expect((await signIn(site)).id).toMatch(/^[0-9a-f-]{36}$/);
    for (const site of started) await site.stop();
    await dataFolders.remove();
  });
});
