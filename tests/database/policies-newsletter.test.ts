import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAddress, type Person, runQueryAs, signIn } from './helpers/people.ts';
import { type Site, startSite } from './helpers/site.ts';
import { REFUSED_TO_MEMBERS, REFUSED_WITHOUT_SESSION } from './helpers/two-people.ts';

/* The newsletter, which anyone can add an address to and no one can read, and everything besides the tables. */

let site: Site;
let ada: Person;
let nobody: SupabaseClient;

beforeAll(async () => {
  site = await startSite();
  ada = await signIn(site);
  nobody = site.client();
});
afterAll(() => site.close());

describe("The newsletter's addresses", () => {
  let email: string;
  const stored = async () =>
    (await site.administrator.from('newsletter_subscribers').select('email').eq('email', email)).data;

  beforeEach(async () => {
    email = createAddress('reader');
    await nobody.from('newsletter_subscribers').insert({ email });
  });

  it('cannot be read by anyone, not even the subscriber', async () => {
    expect(await nobody.from('newsletter_subscribers').select('*')).toMatchObject(REFUSED_WITHOUT_SESSION);
    expect(await nobody.from('newsletter_subscribers').select('email').eq('email', email)).toMatchObject(
      REFUSED_WITHOUT_SESSION,
    );
    expect(await ada.client.from('newsletter_subscribers').select('*')).toMatchObject(REFUSED_TO_MEMBERS);
    await nobody.from('newsletter_subscribers').insert({ email: ada.email });
    expect(await ada.client.from('newsletter_subscribers').select().eq('email', ada.email)).toMatchObject(
      REFUSED_TO_MEMBERS,
    );
  });

  it('are not returned by the insert either', async () => {
    const insert = 'insert into newsletter_subscribers (email) values ($1) returning email';
    for (const who of ['anon', ada] as const)
      expect(await runQueryAs(site, who, insert, [createAddress('reader')])).toBe('42501');
  });

  it('cannot be changed by anyone', async () => {
    const change = 'update newsletter_subscribers set email = $1 where email = $2';
    for (const who of ['anon', ada] as const)
      expect(await runQueryAs(site, who, change, [createAddress('changed'), email])).toBe('42501');
    expect(await nobody.from('newsletter_subscribers').upsert({ email })).toMatchObject(REFUSED_WITHOUT_SESSION);
    expect(await stored()).toEqual([{ email }]);
  });

  it('cannot be removed by anyone', async () => {
    expect(await nobody.from('newsletter_subscribers').delete().eq('email', email)).toMatchObject(
      REFUSED_WITHOUT_SESSION,
    );
    expect(await ada.client.from('newsletter_subscribers').delete().eq('email', email)).toMatchObject(
      REFUSED_TO_MEMBERS,
    );
    expect(await stored()).toEqual([{ email }]);
  });

  it("always use the database's clock", async () => {
    const early = { email: createAddress('reader'), created_at: '2000-01-01T00:00:00Z' };
    expect(await nobody.from('newsletter_subscribers').insert(early)).toMatchObject(REFUSED_WITHOUT_SESSION);
    expect(await ada.client.from('newsletter_subscribers').insert(early)).toMatchObject(REFUSED_TO_MEMBERS);
  });
});

describe('The rest of the database', () => {
  it.each(['users', 'sessions', 'refresh_tokens', 'pg_authid', 'pg_tables', 'schema_migrations'])(
    'the table %s cannot be reached through the API',
    async (table) => {
      for (const client of [nobody, ada.client, site.administrator])
        expect(await client.from(table).select('*')).toMatchObject({ status: 404, error: { code: 'PGRST205' } });
    },
  );

  it.each(['auth', 'pg_catalog', 'information_schema', 'storage'])(
    'the schema %s cannot be reached either',
    async (schema) => {
      for (const client of [nobody, ada.client, site.administrator])
        expect(await client.schema(schema).from('users').select('*')).toMatchObject({
          status: 406,
          error: { code: 'PGRST106' },
        });
    },
  );

  it.each(['uid', 'set_config', 'pg_sleep', 'current_setting', 'pg_read_file', 'lo_import'])(
    'the function %s cannot be called',
    async (name) => {
      expect(await ada.client.rpc(name)).toMatchObject({ status: 404, error: { code: 'PGRST202' } });
    },
  );
});
