/*
 * `npm run backup`: keys and database of the embedded backend as one file. `npm run restore -- FILE`: brings them back; what
 * is there stands aside under another name, so that nothing is lost by a mistake. Both want the server stopped.
 */
import { execFileSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { refuseDamaged } from '../backend/database/damage.ts';
import { settingsFrom } from '../backend/environment.ts';
import { takeLock } from '../backend/lock.ts';
import { reasonOf } from '../backend/reason.ts';
import { BACKUPS, install, makeDraft, PARTS, settle, stampNow, UNFINISHED } from '../backend/restoring.ts';
import { proveWhole } from './backup-proof.ts';

/** Runs the tar of the system, which Linux, macOS and Windows bring. Throws an Error with its words. */
function tar(...command: readonly string[]): string {
  try {
    return execFileSync('tar', command, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: Number.POSITIVE_INFINITY,
    });
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : reasonOf(error);
    throw new Error(said, { cause: error });
  }
}

/** The folder of the data. Throws an Error in plain words where they lie in a PostgreSQL server. */
function dataFolder(): string {
  const { databaseUrl, dataFolder: folder } = settingsFrom(process.env, 'http://localhost');
  if (databaseUrl === undefined) return folder;
  throw new Error('The data lie in the PostgreSQL that DATABASE_URL names: use its own pg_dump and pg_restore.');
}

/** Refuses links: tar stores where they lead, and nothing of what is there. */
function refuseLinks(path: string): void {
  const stats = lstatSync(path);
  if (stats.isSymbolicLink())
    throw new Error(`${path} is a link, and a backup follows none. Put what it leads to in its place.`);
  if (stats.isDirectory()) for (const name of readdirSync(path)) refuseLinks(join(path, name));
}

/** Refuses an archive that holds anything but files and folders: a link would have what follows it written elsewhere. */
function refuseOddEntries(file: string): void {
  for (const entry of tar('-tvzf', file).split('\n'))
    if (!/^(?:[-d]|$)/.test(entry)) throw new Error(`it holds more than files and folders (${entry}).`);
}

/** Makes a file that nobody else can read, and lets it get its name when it is whole and on the disk. */
function writeWhole(file: string, write: (draft: string) => void): void {
  const draft = `${file}${UNFINISHED}`;
  rmSync(draft, { force: true });
  const descriptor = openSync(draft, 'wx', 0o600);
  try {
    write(draft);
    fsyncSync(descriptor);
    renameSync(draft, file);
  } finally {
    closeSync(descriptor);
    rmSync(draft, { force: true });
  }
}

const noDatabase = (folder: string): Error => new Error(`There is no database in ${folder} yet.`);

/**
 * Writes keys and database of a folder to a file that its owner alone can read. Throws an Error in plain words where there
 * are none, they are in use, or the file is there already.
 */
export function backUp(folder: string, file: string): void {
  if (!existsSync(folder)) throw noDatabase(folder);
  const lock = takeLock(folder);
  try {
    settle(folder);
    if (!existsSync(join(folder, 'database'))) throw noDatabase(folder);
    refuseDamaged(join(folder, 'database'));
    for (const part of PARTS) refuseLinks(join(folder, part));
    if (lstatSync(file, { throwIfNoEntry: false }) !== undefined)
      throw new Error(`${file} is there already. Nothing was changed. Name another file.`);
    writeWhole(file, (draft) => tar('-czf', draft, '-C', folder, ...PARTS));
  } finally {
    lock.release();
  }
}

/** Cleans up after a restore. If that fails the next start does it: it must not hide how the restore itself ended. */
function cleanUp(folder: string): void {
  try {
    settle(folder);
  } catch (error) {
    process.stderr.write(`${folder} could not be cleaned up, and the next start tries again: ${reasonOf(error)}\n`);
  }
}

/**
 * Brings back what a backup holds; returns the folder in which the data from before now stand, null where there were
 * none. Throws an Error in plain words for a file that is no backup, or whose keys or database cannot be read, and changes
 * nothing then.
 */
export async function restore(folder: string, file: string): Promise<string | null> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const lock = takeLock(folder);
  try {
    settle(folder);
    const draft = makeDraft(folder);
    refuseOddEntries(file);
    tar('-xzf', file, '--no-same-owner', '-C', draft, ...PARTS);
    await proveWhole(draft);
    return install(folder, draft, stampNow());
  } catch (error) {
    throw new Error(`${file} could not be brought back: ${reasonOf(error)}`, { cause: error });
  } finally {
    cleanUp(folder);
    lock.release();
  }
}

async function main([task, named]: readonly string[]): Promise<void> {
  const folder = dataFolder();
  if (task === 'restore') {
    if (named === undefined) throw new Error('Name the file of the backup: npm run restore -- FILE');
    const aside = await restore(folder, resolve(named));
    process.stdout.write(`${named} is back in ${folder}.${aside === null ? '' : ` What was there is in ${aside}.`}\n`);
    return;
  }
  const file = named === undefined ? join(folder, BACKUPS, `numeria-backup-${stampNow()}.tar.gz`) : resolve(named);
  if (named !== undefined || existsSync(folder)) mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  backUp(folder, file);
  process.stdout.write(`Keys and database are in ${file}. Keep it where nobody else can read it.\n`);
}

if (import.meta.main) {
  try {
    await main(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${reasonOf(error)}\n`);
    process.exitCode = 1;
  }
}
