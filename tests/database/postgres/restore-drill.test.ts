import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { compareDescriptions, describeDatabase } from '../../../scripts/compare-databases.ts';
import { findNewestEmail, pressLinkButton } from '../helpers/links.ts';
import { createAddress, type Person, requestLink, signIn } from '../helpers/people.ts';
import { ensurePostgres } from '../helpers/postgres-binaries.ts';
import { databaseUrl, type PostgresServer, startPostgres } from '../helpers/postgres-server.ts';
import { type Site, startSite } from '../helpers/site.ts';
import { createDataFolders, type DataFolders } from '../helpers/template.ts';

/* The drill of docs/backups.md: its commands run as they are written there, from a server with data to an empty one. */

const ROOT = join(import.meta.dirname, '../../..');
const PAGE = readFileSync(join(ROOT, 'docs/backups.md'), 'utf8');

/** The indented commands under a heading. */
function commandsUnder(heading: string): string {
  const [, section = ''] = PAGE.split(`### ${heading}\n`);
  const [text = ''] = section.split(/^##/m);
  const lines = text.split('\n').filter((line) => line.startsWith('    '));
  if (lines.length === 0) throw new Error(`docs/backups.md has no commands under "${heading}".`);
  return lines.map((line) => line.trim()).join('\n');
}

/** Runs a page's commands until one fails. Returns the exit status and all output. */
function run(heading: string, folder: string, environment: Readonly<Record<string, string>>) {
  const path = [ensurePostgres().folder, process.env['PATH'] ?? ''].join(delimiter);
  const { status, stdout, stderr } = spawnSync('sh', ['-eu', '-c', commandsUnder(heading)], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PATH: path, ...environment },
  });
  return { status, said: stdout + stderr };
}

describe('A backup of a PostgreSQL server that is restored to an empty one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'numeria-drill-'));
  let before: DataFolders;
  let empty: PostgresServer;
  let person: Person;
  let unopenedLink = '';
  let addresses: { readonly DATABASE_URL: string; readonly RESTORED_URL: string };
  let restored: Site;

  beforeAll(async () => {
    before = await createDataFolders(inject('template'));
    const site = await startSite({ dataFolders: before });
    person = await signIn(site);
    const other = await signIn(site);
    for (const { client, id } of [person, other]) {
      await client.from('profiles').upsert({ id, first_name: `Zoë ${id}`, date_of_birth: '2015-02-28' });
      await client.from('user_favorites').insert({ user_id: id, game_id: 'a-game' });
    }
    await site
      .client()
      .from('newsletter_subscribers')
      .insert({ email: createAddress('parent') });
    const invited = createAddress();
    await requestLink(site.client(), invited);
    unopenedLink = findNewestEmail(site, invited).link;

    empty = await startPostgres();
    addresses = {
      DATABASE_URL: before.databaseUrl ?? '',
      RESTORED_URL: databaseUrl(empty.socketFolder, 'numeria'),
    };
    const backup = run('Back up PostgreSQL', folder, { ...addresses, NUMERIA_DATA: before.dataFolder });
    await site.stop();
    if (backup.status !== 0) throw new Error(backup.said);
    const dataFolder = join(folder, 'restored');
    const restore = run('Restore PostgreSQL', folder, {
      ...addresses,
      NUMERIA_DATA: dataFolder,
      SERVER_URL: databaseUrl(empty.socketFolder, 'postgres'),
    });
    if (restore.status !== 0) throw new Error(restore.said);
  });
  afterAll(async () => {
    await restored?.stop();
    await empty?.stop();
    await before?.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  it('has the same rows, policies, grants, functions and owners', () => {
    const { status, said } = run('Compare', ROOT, addresses);
    expect(said).toMatch(/match: \d{3} facts compared/);
    expect(status).toBe(0);
  });

  it('lets people continue their session, and sign in again to the same data', async () => {
    restored = await startSite({
      dataFolders: {
        dataFolder: join(folder, 'restored'),
        databaseUrl: addresses.RESTORED_URL,
        remove: () => Promise.resolve(),
      },
    });
    const sameDevice = restored.client();
    const { error } = await sameDevice.auth.refreshSession({ refresh_token: person.session.refresh_token });
    expect(error).toBeNull();
    const again = await signIn(restored, person.email);
    expect(again.id).toBe(person.id);
    for (const client of [sameDevice, again.client]) {
      const { data: profiles } = await client.from('profiles').select('id, first_name, date_of_birth');
      expect(profiles).toEqual([{ id: person.id, first_name: `Zoë ${person.id}`, date_of_birth: '2015-02-28' }]);
      const { data: favourites } = await client.from('user_favorites').select('game_id');
      expect(favourites).toEqual([{ game_id: 'a-game' }]);
    }
  });

  it('opens a link that was emailed before the backup', async () => {
    const { data, error } = await pressLinkButton(restored, unopenedLink);
    expect(error).toBeNull();
    expect(data.session).not.toBeNull();
  });

  it.each([
    ['a policy', 'drop policy "People read their own profile" on public.profiles', '- policy People read their own'],
    ['a grant', 'grant select on public.newsletter_subscribers to anon', '+ table public.newsletter_subscribers'],
    ['a row', 'delete from public.newsletter_subscribers', '- rows of public.newsletter_subscribers: 1'],
    ['a trigger', 'alter table auth.users disable trigger numeria_keep_to_emailed_links', '+ trigger on auth.users'],
    ['a rule', 'alter table public.profiles disable row level security', '- table public.profiles'],
  ])('is reported as different if %s differs', async (_, statement, difference) => {
    const { database } = restored.backend;
    const differences = await database
      .transaction(async ({ query }) => {
        const whole = await describeDatabase(query);
        await query(statement);
        throw new Error(compareDescriptions(whole, await describeDatabase(query)).join('\n'));
      })
      .catch((error: Error) => error.message);
    expect(differences).toContain(difference);
  });
});
