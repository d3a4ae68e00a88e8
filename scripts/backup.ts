/*
 * `npm run backup`: keys and database of the embedded backend as one file. `npm run restore -- FILE`: brings them back; what
 * is there stands aside under another name, so that nothing is lost by a mistake. Both want the server stopped.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { refuseDamaged } from '../backend/database/damage.ts';
import { settingsFrom } from '../backend/environment.ts';
import { takeLock } from '../backend/lock.ts';

const PARTS = ['keys.json', 'database'];

/** The moment as part of a file's name: 2026-11-23T08-30-00. */
const stamp = (): string => new Date().toISOString().slice(0, 19).replaceAll(':', '-');

/** Runs the tar of the system, which Linux, macOS and Windows bring. Throws an Error with its words. */
function tar(...command: readonly string[]): string {
  try {
    return execFileSync('tar', command, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);
    throw new Error(said, { cause: error });
  }
}

/** The folder of the data. Throws an Error in plain words where they lie in a PostgreSQL server. */
function dataFolder(): string {
  const { databaseUrl, dataFolder: folder } = settingsFrom(process.env, 'http://localhost');
  if (databaseUrl === undefined) return folder;
  throw new Error('The data lie in the PostgreSQL that DATABASE_URL names: use its own pg_dump and pg_restore.');
}

/** Writes keys and database of a folder to a file, and returns its name. Throws an Error where there are none, or they are in use. */
export function backUp(folder: string, file: string): void {
  if (!existsSync(join(folder, 'database'))) throw new Error(`There is no database in ${folder} yet.`);
  const lock = takeLock(folder);
  try {
    refuseDamaged(join(folder, 'database'));
    tar('-czf', file, '-C', folder, ...PARTS);
  } finally {
    lock.release();
  }
}

/**
 * Brings back what a backup holds; returns the folder in which the data from before now stand, null where there were
 * none. Throws an Error in plain words for a file that is no backup, and changes nothing then.
 */
export function restore(folder: string, file: string): string | null {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const lock = takeLock(folder);
  const draft = mkdtempSync(join(folder, 'restore-'));
  try {
    tar('-xzf', file, '-C', draft, ...PARTS);
    refuseDamaged(join(draft, 'database'));
    const aside = join(folder, `before-${stamp()}`);
    const present = PARTS.filter((part) => existsSync(join(folder, part)));
    if (present.length > 0) mkdirSync(aside, { mode: 0o700 });
    for (const part of present) renameSync(join(folder, part), join(aside, part));
    for (const part of PARTS) renameSync(join(draft, part), join(folder, part));
    return present.length > 0 ? aside : null;
  } catch (error) {
    throw new Error(`${file} could not be brought back: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  } finally {
    rmSync(draft, { recursive: true, force: true });
    lock.release();
  }
}

function main([task, named]: readonly string[]): void {
  const folder = dataFolder();
  if (task === 'restore') {
    if (named === undefined) throw new Error('Name the file of the backup: npm run restore -- FILE');
    const aside = restore(folder, resolve(named));
    process.stdout.write(`${named} is back in ${folder}.${aside === null ? '' : ` What was there is in ${aside}.`}\n`);
    return;
  }
  const file = resolve(named ?? `numeria-backup-${stamp()}.tar.gz`);
  mkdirSync(dirname(file), { recursive: true });
  backUp(folder, file);
  process.stdout.write(`Keys and database are in ${file}. Keep it where nobody else can read it.\n`);
}

if (import.meta.main) {
  try {
    main(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
