import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { takeLock } from '../../../backend/lock.ts';
import { createDraftFolder } from '../../../backend/restore.ts';
import { backUp, restore } from '../../../scripts/backup.ts';
import { listFilesWithSizes } from '../helpers/inventory.ts';
import { signIn } from '../helpers/people.ts';
import { startSite } from '../helpers/site.ts';
import { createDataFolders, type DataFolders } from '../helpers/template.ts';

/* Only the owner can read a backup, and it is checked before it replaces anything. */

let dataFolders: DataFolders;
let data: string;
let file: string;
beforeEach(async () => {
  dataFolders = await createDataFolders(inject('template'));
  data = dataFolders.dataFolder;
  file = join(data, 'backup.tar.gz');
});
afterEach(() => dataFolders.remove());

const database = (): string => join(data, 'database');

/** The people in the data, and the installation's key. */
async function seen(): Promise<readonly unknown[]> {
  const site = await startSite({ dataFolders });
  const people = await site.query('select id from auth.users');
  await site.stop();
  return [site.backend.publishableKey, people];
}

/** Signs a person in and makes a backup. */
async function backUpWithSomebody(): Promise<readonly unknown[]> {
  const site = await startSite({ dataFolders });
  await signIn(site);
  await site.stop();
  const before = await seen();
  backUp(data, file);
  return before;
}

/** Writes an archive of a copy of the data, after applying `change` to the copy. */
function archiveAfter(change: (unpacked: string) => void): void {
  const unpacked = join(data, 'unpacked');
  mkdirSync(unpacked);
  for (const part of ['keys.json', 'database']) cpSync(join(data, part), join(unpacked, part), { recursive: true });
  change(unpacked);
  execFileSync('tar', ['-czf', file, '-C', unpacked, ...readdirSync(unpacked)]);
  rmSync(unpacked, { recursive: true });
}

describe('A backup', () => {
  it("can be read only by its owner, regardless of the process's umask", () => {
    const before = process.umask(0);
    backUp(data, file);
    process.umask(before);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(data).filter((name) => name.includes('draft'))).toEqual([]);
  });

  it('is by default in a folder inside the data folder that only its owner can open', () => {
    const said = execFileSync(process.execPath, ['scripts/backup.ts', 'backup'], {
      encoding: 'utf8',
      env: { ...process.env, NUMERIA_DATA: data, DATABASE_URL: '' },
    });
    const [name = ''] = readdirSync(join(data, 'backups'));
    expect(said).toContain(join(data, 'backups', name));
    expect(name).toMatch(/^numeria-backup-.*\.tar\.gz$/);
    expect(statSync(join(data, 'backups')).mode & 0o777).toBe(0o700);
  });

  it('does not replace an existing file', () => {
    writeFileSync(file, 'precious');
    expect(() => backUp(data, file)).toThrow('already exists. Nothing was changed.');
    expect(readFileSync(file, 'utf8')).toBe('precious');
  });

  it('does not follow links, and names the link', () => {
    renameSync(database(), join(data, 'elsewhere'));
    symlinkSync(join(data, 'elsewhere'), database());
    expect(() => backUp(data, file)).toThrow(`${database()} is a link, which a backup cannot follow.`);
    expect(existsSync(file)).toBe(false);
  });

  it('restores people and keys after the database was damaged, and preserves the previous data', async () => {
    const before = await backUpWithSomebody();
    rmSync(join(database(), 'PG_VERSION'));
    const aside = await restore(data, file);
    expect(aside !== null && existsSync(join(aside, 'database'))).toBe(true);
    expect(await seen()).toEqual(before);
  });

  it('cannot be made or restored while the server runs', async () => {
    const site = await startSite({ dataFolders });
    expect(() => backUp(data, file)).toThrow('already running');
    await expect(restore(data, import.meta.filename)).rejects.toThrow('already running');
    await site.stop();
  });

  it('cannot be made from a damaged database', () => {
    rmSync(join(database(), 'PG_VERSION'));
    expect(() => backUp(data, file)).toThrow('PG_VERSION is missing');
    expect(existsSync(file)).toBe(false);
  });
});

const UNSOUND: Readonly<Record<string, (unpacked: string) => void>> = {
  'without valid keys': (unpacked) => writeFileSync(join(unpacked, 'keys.json'), '{}'),
  'whose database is a link': (unpacked) => {
    rmSync(join(unpacked, 'database'), { recursive: true });
    symlinkSync(database(), join(unpacked, 'database'));
  },
  'without its tables': (unpacked) => rmSync(join(unpacked, 'database', 'base'), { recursive: true }),
  'whose database is of another version': (unpacked) =>
    writeFileSync(join(unpacked, 'database', 'PG_VERSION'), '9.6\n'),
};

describe('Restoring', () => {
  it.each(Object.entries(UNSOUND))('a backup %s is refused, and nothing changes', async (_what, change) => {
    archiveAfter(change);
    const before = listFilesWithSizes(data);
    const refusal = await restore(data, file).catch((error: Error) => error.message);
    expect(refusal).toMatch(/could not be restored: .{10}/);
    expect(refusal).not.toMatch(/\[object|undefined|EISDIR|ENOENT/);
    expect(listFilesWithSizes(data)).toEqual(before);
  });

  it.each([
    ['that another program has made', 'drop schema auth, public, supabase_migrations cascade'],
    ['of a newer Numeria', "insert into supabase_migrations.schema_migrations values ('29991231000000', 'later')"],
  ])('a database %s is refused, and nothing changes', async (_what, statement) => {
    const site = await startSite({ dataFolders });
    await site.query(statement);
    await site.stop();
    backUp(data, file);
    const before = listFilesWithSizes(data);
    await expect(restore(data, file)).rejects.toThrow('could not be restored');
    expect(listFilesWithSizes(data)).toEqual(before);
  });

  it('a file that is not a backup, or does not exist, is refused, and nothing changes', async () => {
    const before = listFilesWithSizes(data);
    await expect(restore(data, import.meta.filename)).rejects.toThrow(/could not be restored/);
    await expect(restore(data, '/no/such/file')).rejects.toThrow('There is no file');
    expect(listFilesWithSizes(data)).toEqual(before);
  });
});

describe('A restore that cannot clean up after itself', () => {
  it('says why it failed, and releases the lock', async () => {
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    archiveAfter((unpacked) => writeFileSync(join(unpacked, 'keys.json'), '{}'));
    const failing = restore(data, file);
    // A file in place of a folder, so that its entries cannot be listed.
    writeFileSync(join(data, 'backups'), '');
    await expect(failing).rejects.toThrow('keys.json contains no keys');
    expect(said.mock.calls.join('')).toContain('could not be cleaned up');
    takeLock(data).release();
  });
});

describe('A restore that was killed', () => {
  it('leaves no draft after the next start if it had not read the backup; nor does a killed backup', async () => {
    const draft = createDraftFolder(data);
    for (const folder of [join(draft, 'database'), join(data, 'backups')]) mkdirSync(folder);
    writeFileSync(join(draft, 'keys.json'), 'secret');
    writeFileSync(join(data, 'backups/numeria-backup.tar.gz.numeria-draft'), 'secret');
    await seen();
    expect(existsSync(draft)).toBe(false);
    expect(readdirSync(join(data, 'backups'))).toEqual([]);
  });
});
