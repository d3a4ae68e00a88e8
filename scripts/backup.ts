/* `npm run backup` writes the keys and database of the embedded backend to one file. `npm run
   restore -- FILE` restores them and keeps the current data under another name, so that nothing
   is lost by mistake. Stop the server before running either. */
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
import { assertNotDamaged } from '../backend/database/damage.ts';
import { readSettings } from '../backend/environment.ts';
import { getErrorMessage } from '../backend/error-message.ts';
import { takeLock } from '../backend/lock.ts';
import {
  BACKUP_PARTS,
  BACKUPS_FOLDER,
  createDraftFolder,
  createTimestamp,
  finishRestore,
  installBackup,
  UNFINISHED_SUFFIX,
} from '../backend/restore.ts';
import { readEnvironment } from './environment.ts';
import { verifyBackup } from './verify-backup.ts';

/** Runs the system's tar, which Linux, macOS and Windows all have. Throws an Error with its message. */
function tar(...command: readonly string[]): string {
  try {
    return execFileSync('tar', command, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: Number.POSITIVE_INFINITY,
    });
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : getErrorMessage(error);
    throw new Error(said, { cause: error });
  }
}

/**
 * The data folder. Throws an Error with a readable message if the data is in a PostgreSQL server.
 */
function dataFolder(): string {
  const { databaseUrl, dataFolder: folder } = readSettings(
    readEnvironment(join(import.meta.dirname, '..')),
    'http://localhost',
  );
  if (databaseUrl === undefined) return folder;
  throw new Error('The data is in the PostgreSQL server that DATABASE_URL names. Use pg_dump and pg_restore instead.');
}

/** Refuses links, because tar would store only the link and not what it points to. */
function refuseLinks(path: string): void {
  const stats = lstatSync(path);
  if (stats.isSymbolicLink())
    throw new Error(
      `${path} is a link, which a backup cannot follow. Replace it with the folder or file that it points to.`,
    );
  if (stats.isDirectory()) for (const name of readdirSync(path)) refuseLinks(join(path, name));
}

/**
 * Refuses an archive with entries other than files and folders: a link could redirect what is
 * written after it.
 */
function refuseOtherEntries(file: string): void {
  for (const entry of tar('-tvzf', file).split('\n'))
    if (!/^(?:[-d]|$)/.test(entry)) throw new Error(`it contains more than files and folders (${entry}).`);
}

/**
 * Writes a file that only its owner can read. The file gets its name once it is complete and on the
 * disk.
 */
function writeAtomically(file: string, write: (draft: string) => void): void {
  const draft = `${file}${UNFINISHED_SUFFIX}`;
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
 * Writes the keys and database of a folder to a file that only its owner can read. Throws an Error
 * with a readable message if there are none, if they are in use, or if the file already exists.
 */
export function backUp(folder: string, file: string): void {
  if (!existsSync(folder)) throw noDatabase(folder);
  const lock = takeLock(folder);
  try {
    finishRestore(folder);
    if (!existsSync(join(folder, 'database'))) throw noDatabase(folder);
    assertNotDamaged(join(folder, 'database'));
    for (const part of BACKUP_PARTS) refuseLinks(join(folder, part));
    if (lstatSync(file, { throwIfNoEntry: false }) !== undefined)
      throw new Error(`${file} already exists. Nothing was changed. Choose another file.`);
    writeAtomically(file, (draft) => tar('-czf', draft, '-C', folder, ...BACKUP_PARTS));
  } finally {
    lock.release();
  }
}

/**
 * Cleans up after a restore. Failures are only logged, so that they do not mask the outcome of the
 * restore.
 */
function cleanUp(folder: string): void {
  try {
    finishRestore(folder);
  } catch (error) {
    process.stderr.write(
      `${folder} could not be cleaned up, and the next start tries again: ${getErrorMessage(error)}\n`,
    );
  }
}

/**
 * Restores a backup and returns the folder that now contains the previous data, or null if there
 * was none. If the file is not a backup, or its keys or database cannot be read, changes nothing
 * and throws an Error with a readable message.
 */
export async function restore(folder: string, file: string): Promise<string | null> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const lock = takeLock(folder);
  try {
    finishRestore(folder);
    const draft = createDraftFolder(folder);
    refuseOtherEntries(file);
    tar('-xzf', file, '--no-same-owner', '-C', draft, ...BACKUP_PARTS);
    await verifyBackup(draft);
    return installBackup(folder, draft, createTimestamp());
  } catch (error) {
    throw new Error(`${file} could not be restored: ${getErrorMessage(error)}`, { cause: error });
  } finally {
    cleanUp(folder);
    lock.release();
  }
}

async function main([task, named]: readonly string[]): Promise<void> {
  const folder = dataFolder();
  if (task === 'restore') {
    if (named === undefined) throw new Error('Name the backup file: npm run restore -- FILE');
    const aside = await restore(folder, resolve(named));
    process.stdout.write(
      `${named} has been restored to ${folder}.${aside === null ? '' : ` The previous data is in ${aside}.`}\n`,
    );
    return;
  }
  const file =
    named === undefined ? join(folder, BACKUPS_FOLDER, `numeria-backup-${createTimestamp()}.tar.gz`) : resolve(named);
  if (named !== undefined || existsSync(folder)) mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  backUp(folder, file);
  process.stdout.write(`Keys and database are in ${file}. Keep it where nobody else can read it.\n`);
}

if (import.meta.main) {
  try {
    await main(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${getErrorMessage(error)}\n`);
    process.exitCode = 1;
  }
}
