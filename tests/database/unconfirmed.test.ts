import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { newAddress, requestLink, signIn } from './helpers/people.ts';
import { type Site, startSite } from './helpers/site.ts';

/* Addresses that were typed but never confirmed, possibly by someone else, are deleted. */

const DAY_SECONDS = 24 * 3600;
const DAY_MS = DAY_SECONDS * 1000;

let site: Site;
afterEach(async () => {
  vi.useRealTimers();
  await site.close();
});

const known = async (): Promise<unknown[]> =>
  (await site.query('select email from auth.users order by email')).map(({ email }) => email);

/** Stops the server, and starts it with the same data this many days later. */
async function startAgain(days: number): Promise<void> {
  await site.stop();
  site.clock.advance(days * DAY_SECONDS);
  site = await startSite({ clock: site.clock, dataFolders: site.dataFolders });
}

describe('An address that was never confirmed', () => {
  it('is deleted thirty days after its last email when the server starts, but confirmed people stay', async () => {
    site = await startSite();
    const [email, other] = [newAddress(), newAddress()];
    const { email: member } = await signIn(site);
    await requestLink(site.client(), email);
    await requestLink(site.client(), other);
    await startAgain(30);
    expect(await known()).toEqual([member, email, other].toSorted());
    await requestLink(site.client(), other);
    await startAgain(1 / DAY_SECONDS);
    expect(await known()).toEqual([member, other].toSorted());
    await startAgain(400);
    expect(await known()).toEqual([member]);
  });

  it('is also deleted once a day while the server keeps running', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    site = await startSite();
    await requestLink(site.client(), newAddress());
    site.clock.advance(31 * DAY_SECONDS);
    expect(await known()).toHaveLength(1);
    vi.advanceTimersByTime(DAY_MS);
    await vi.waitFor(async () => expect(await known()).toEqual([]), { timeout: 10_000 });
  });

  it("stays subscribed to the newsletter, because it may be another person's", async () => {
    site = await startSite();
    const email = newAddress();
    await site.client().from('newsletter_subscribers').insert({ email });
    await requestLink(site.client(), email);
    await startAgain(31);
    expect(await known()).toEqual([]);
    expect((await site.query('select email from newsletter_subscribers')).map((row) => row['email'])).toEqual([email]);
  });

  it('cannot be removed by anyone who is signed in', async () => {
    site = await startSite();
    const { client } = await signIn(site);
    expect((await client.rpc('remove_unconfirmed_users')).status).toBeGreaterThanOrEqual(400);
  });
});

/** The part of the extension pg_cron that the migration needs. */
const CRON = `
  create schema cron;
  grant usage on schema cron to numeria_owner;
  set local role numeria_owner;
  create table public.asked (schedule text, command text);
  reset role;
  create function cron.schedule(text, text, text) returns bigint language sql as
    'insert into public.asked values ($2, $3); select 1::bigint';`;

/** The end of the migration, which schedules the job. */
function jobStatements(): string {
  const folder = process.env['NUMERIA_MIGRATIONS'] ?? join(import.meta.dirname, '../../supabase/migrations');
  const migration = readFileSync(join(folder, '20261124000000_sessions.sql'), 'utf8');
  return migration.slice(migration.lastIndexOf('do $$'));
}

describe('If the database has pg_cron', () => {
  it('a nightly job deletes unconfirmed addresses', async () => {
    site = await startSite();
    await requestLink(site.client(), newAddress());
    await site.query(`update auth.users set created_at = now() - interval '31 days', confirmation_sent_at = null`);
    await site.backend.database.transaction(({ script }) =>
      script(`${CRON} set local role numeria_owner; ${jobStatements()}`),
    );
    const [job] = await site.query('select schedule, command from public.asked');
    expect(job).toMatchObject({ schedule: '23 3 * * *' });
    await site.query(String(job?.['command']));
    expect(await known()).toEqual([]);
  });
});
