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
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { backUp, restore } from '../../../scripts/backup.ts';
import { inventory } from '../helpers/inventory.ts';
import { signIn } from '../helpers/people.ts';
import { startSite } from '../helpers/site.ts';
import { type DataFolders, newDataFolders } from '../helpers/template.ts';

/* A backup holds keys and database for their owner alone, and takes the place of nothing before it has been read. */

let dataFolders: DataFolders;
let data: string;
let file: string;
beforeEach(async () => {
  dataFolders = await newDataFolders(inject('template'));
  data = dataFolders.dataFolder;
  file = join(data, 'backup.tar.gz');
});
afterEach(() => dataFolders.remove());

const database = (): string => join(data, 'database');

/** Who is known to the data, and the key that the site is told. */
async function seen(): Promise<readonly unknown[]> {
  const site = await startSite({ dataFolders });
  const people = await site.query('select id from auth.users');
  await site.stop();
  return [site.backend.publishableKey, people];
}

/** Signs somebody in, and makes a backup of that. */
async function backUpWithSomebody(): Promise<readonly unknown[]> {
  const site = await startSite({ dataFolders });
  await signIn(site);
  await site.stop();
  const before = await seen();
  backUp(data, file);
  return before;
}

/** An archive of what is in the data now, after this was done to it; the data are then as before. */
function archiveAfter(change: (unpacked: string) => void): void {
  const unpacked = join(data, 'unpacked');
  mkdirSync(unpacked);
  for (const part of ['keys.json', 'database']) cpSync(join(data, part), join(unpacked, part), { recursive: true });
  change(unpacked);
  execFileSync('tar', ['-czf', file, '-C', unpacked, ...readdirSync(unpacked)]);
  rmSync(unpacked, { recursive: true });
}

describe('A backup', () => {
  it('can be read by its owner alone, whatever the process gives to others by itself', () => {
    const before = process.umask(0);
    backUp(data, file);
    process.umask(before);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(data).filter((name) => name.includes('draft'))).toEqual([]);
  });

  it('is put below the folder of the data unless it is to be elsewhere, and that folder is its owner’s alone', () => {
    const said = execFileSync(process.execPath, ['scripts/backup.ts', 'backup'], {
      encoding: 'utf8',
      env: { ...process.env, NUMERIA_DATA: data, DATABASE_URL: '' },
    });
    const [name = ''] = readdirSync(join(data, 'backups'));
    expect(said).toContain(join(data, 'backups', name));
    expect(name).toMatch(/^numeria-backup-.*\.tar\.gz$/);
    expect(statSync(join(data, 'backups')).mode & 0o777).toBe(0o700);
  });

  it('takes the place of no file that is there already', () => {
    writeFileSync(file, 'precious');
    expect(() => backUp(data, file)).toThrow('is there already. Nothing was changed.');
    expect(readFileSync(file, 'utf8')).toBe('precious');
  });

  it('follows no link, and says which one', () => {
    renameSync(database(), join(data, 'elsewhere'));
    symlinkSync(join(data, 'elsewhere'), database());
    expect(() => backUp(data, file)).toThrow(`${database()} is a link, and a backup follows none.`);
    expect(existsSync(file)).toBe(false);
  });

  it('brings people and keys back after the database was damaged, and what was there stands aside', async () => {
    const before = await backUpWithSomebody();
    rmSync(join(database(), 'PG_VERSION'));
    const aside = await restore(data, file);
    expect(aside !== null && existsSync(join(aside, 'database'))).toBe(true);
    expect(await seen()).toEqual(before);
  });

  it('can be brought back twice in one second, and nothing of before is lost', async () => {
    const before = await backUpWithSomebody();
    const asides = [await restore(data, file), await restore(data, file)];
    expect(new Set(asides).size).toBe(2);
    for (const aside of asides) expect(readdirSync(aside ?? '').toSorted()).toEqual(['database', 'keys.json']);
    expect(await seen()).toEqual(before);
  });

  it('is neither made nor brought back while the server runs', async () => {
    const site = await startSite({ dataFolders });
    expect(() => backUp(data, file)).toThrow('already running');
    await expect(restore(data, import.meta.filename)).rejects.toThrow('already running');
    await site.stop();
  });

  it('is not made of a damaged database', () => {
    rmSync(join(database(), 'PG_VERSION'));
    expect(() => backUp(data, file)).toThrow('PG_VERSION is missing');
    expect(existsSync(file)).toBe(false);
  });
});

const cut = (path: string): void => writeFileSync(path, readFileSync(path).subarray(0, 100));

/** A database of another Numeria: of no table, or with a migration that is to come. */
const changed = async (statement: string): Promise<void> => {
  const site = await startSite({ dataFolders });
  await site.query(statement);
  await site.stop();
};

const UNSOUND: Readonly<Record<string, (unpacked: string) => void>> = {
  'without keys': (unpacked) => rmSync(join(unpacked, 'keys.json')),
  'whose keys are none': (unpacked) => writeFileSync(join(unpacked, 'keys.json'), '{}'),
  'whose keys are a folder': (unpacked) => {
    rmSync(join(unpacked, 'keys.json'));
    mkdirSync(join(unpacked, 'keys.json'));
  },
  'whose database is a link': (unpacked) => {
    rmSync(join(unpacked, 'database'), { recursive: true });
    symlinkSync(database(), join(unpacked, 'database'));
  },
  'with a link to a file outside': (unpacked) => symlinkSync('/etc/passwd', join(unpacked, 'database', 'base', 'link')),
  'whose tables are gone': (unpacked) => rmSync(join(unpacked, 'database', 'base'), { recursive: true }),
  'whose control file is cut short': (unpacked) => cut(join(unpacked, 'database', 'global', 'pg_control')),
  'whose map of files is cut short': (unpacked) => cut(join(unpacked, 'database', 'global', 'pg_filenode.map')),
  'whose database is of another version': (unpacked) =>
    writeFileSync(join(unpacked, 'database', 'PG_VERSION'), '9.6\n'),
};

describe('A restore', () => {
  it.each(Object.entries(UNSOUND))('of a backup %s is refused in words, and nothing changes', async (_what, change) => {
    archiveAfter(change);
    const before = inventory(data);
    await expect(restore(data, file)).rejects.toThrow(
      /could not be brought back: (?!.*(?:\[object|undefined|EISDIR|ENOENT)).{10}/,
    );
    expect(inventory(data)).toEqual(before);
  });

  it('of a database of a newer Numeria is refused, and nothing changes', async () => {
    const kept = join(data, 'kept');
    cpSync(database(), kept, { recursive: true });
    await changed("insert into supabase_migrations.schema_migrations values ('29991231000000', 'later')");
    backUp(data, file);
    rmSync(database(), { recursive: true });
    renameSync(kept, database());
    const before = inventory(data);
    await expect(restore(data, file)).rejects.toThrow('could not be brought back');
    expect(inventory(data)).toEqual(before);
  });

  it('of another file, or none, is refused, and nothing changes', async () => {
    const before = inventory(data);
    await expect(restore(data, import.meta.filename)).rejects.toThrow(/could not be brought back/);
    await expect(restore(data, '/no/such/file')).rejects.toThrow('There is no file');
    expect(inventory(data)).toEqual(before);
  });
});

/** A restore that was killed when so many of its four moves were done; the database is damaged before it. */
function killedAfter(moves: number): void {
  const [ready, aside] = [join(data, 'ready-then'), join(data, 'before-then')];
  mkdirSync(ready);
  execFileSync('tar', ['-xzf', file, '-C', ready]);
  rmSync(join(database(), 'PG_VERSION'));
  mkdirSync(aside);
  const steps = ['keys.json', 'database'].flatMap((part) => [
    [join(data, part), join(aside, part)] as const,
    [join(ready, part), join(data, part)] as const,
  ]);
  for (const [from, to] of steps.slice(0, moves)) renameSync(from, to);
}

describe('A restore that was killed', () => {
  it('before it had read the backup leaves no draft behind the next start, nor does a backup', async () => {
    for (const folder of ['restore-abc/database', 'backups']) mkdirSync(join(data, folder), { recursive: true });
    writeFileSync(join(data, 'restore-abc/keys.json'), 'secret');
    writeFileSync(join(data, 'backups/numeria-backup.tar.gz.draft'), 'secret');
    await seen();
    expect(existsSync(join(data, 'restore-abc'))).toBe(false);
    expect(readdirSync(join(data, 'backups'))).toEqual([]);
  });

  it.each([0, 1, 2, 3, 4])('after %i of its moves is ended by the next start, and nothing is lost', async (moves) => {
    const before = await backUpWithSomebody();
    killedAfter(moves);
    expect(await seen()).toEqual(before);
    expect(readdirSync(join(data, 'before-then')).toSorted()).toEqual(['database', 'keys.json']);
    expect(existsSync(join(data, 'ready-then'))).toBe(false);
  });
});
