import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '../../backend/database/migrate.ts';
import { type Site, startSite } from './helpers/site.ts';

/* DATABASE_URL can be the database of a real Supabase project, whose auth schema we must not
   change. */

const MIGRATIONS = join(import.meta.dirname, '../../supabase/migrations');

let site: Site;
beforeEach(async () => {
  site = await startSite();
  await script('drop schema auth cascade; create schema auth');
});
afterEach(() => site.close());

const script = (statements: string): Promise<void> =>
  site.backend.database.transaction((transaction) => transaction.script(statements));

const start = (): Promise<void> => migrate(site.backend.database, MIGRATIONS);

describe('An auth schema', () => {
  it.each([
    ['by the record of its migrations', 'create table auth.schema_migrations (version text primary key)'],
    ['by its users', 'create table auth.users (id uuid primary key, encrypted_password text)'],
    ['by the codes that it issues to browsers', 'create table auth.flow_state (id uuid primary key, auth_code text)'],
  ])("is not changed if it is Supabase's own, recognised %s, and the message says what to do", async (_what, table) => {
    await script(`${table}; create function auth.uid() returns text language sql as 'select ''theirs'''`);
    await expect(start()).rejects.toThrow(/not changed.*VITE_SUPABASE_URL.*docs\/deploying\.md/);
    expect(await site.query('select auth.uid() as uid')).toEqual([{ uid: 'theirs' }]);
    const tables = await site.query(`select from pg_tables where schemaname = 'auth'`);
    expect(tables).toHaveLength(1);
  });

  it('becomes ours if it is empty, and stays ours at the next start', async () => {
    await script('alter schema auth owner to supabase_auth_admin');
    await start();
    await start();
    expect(await site.query(`select from pg_tables where schemaname = 'auth' and tablename = 'users'`)).toHaveLength(1);
  });
});
