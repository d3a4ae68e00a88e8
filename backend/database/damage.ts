/* Checks a database folder before PGlite opens it. If something is missing, PGlite would create
   a new, empty database there, or fail with an unhelpful message. Nothing here changes a file. */
import { accessSync, closeSync, constants, existsSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Enough of a file to distinguish zeros from content, because the first block of a PostgreSQL file
 * begins with an identifier.
 */
const HEAD_BYTES = 64;

const WHAT_TO_DO =
  'Nothing was changed. Restore a backup with "npm run restore -- FILE", or move that folder away to start with an empty database.';

const damagedError = (folder: string, what: string): Error =>
  new Error(`The database in ${folder} is damaged: ${what}. ${WHAT_TO_DO}`);

/** Whether a file exists and does not begin with only zeros. */
function hasContent(file: string): boolean {
  if (!existsSync(file)) return false;
  const head = Buffer.alloc(HEAD_BYTES);
  const descriptor = openSync(file, 'r');
  try {
    return readSync(descriptor, head, 0, HEAD_BYTES, 0) === HEAD_BYTES && head.some((byte) => byte !== 0);
  } finally {
    closeSync(descriptor);
  }
}

/** Segments of the write-ahead log have names of 24 hexadecimal digits. */
function hasLog(folder: string): boolean {
  const log = join(folder, 'pg_wal');
  if (!existsSync(log)) return false;
  return readdirSync(log).some((name) => /^[\dA-F]{24}$/.test(name) && hasContent(join(log, name)));
}

function assertWritable(folder: string): void {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw new Error(
      `This user cannot write to ${folder}, where the database is. Make the user that runs Numeria its owner, or choose another folder, for example: NUMERIA_DATA=.numeria-2 npm start`,
    );
  }
}

/**
 * Throws an Error that says what to do if a folder contains a damaged database. A folder that does
 * not exist yet is fine.
 */
export function assertNotDamaged(folder: string): void {
  if (!existsSync(folder)) return;
  if (!statSync(folder).isDirectory())
    throw new Error(
      `There is a file where the database should be: ${folder}. Nothing was changed. Move that file away, then start again.`,
    );
  assertWritable(folder);
  if (!existsSync(join(folder, 'PG_VERSION'))) throw damagedError(folder, 'its file PG_VERSION is missing');
  if (!hasContent(join(folder, 'global', 'pg_control'))) throw damagedError(folder, 'its control file is empty');
  if (!hasLog(folder)) throw damagedError(folder, 'its log is empty');
}

/** The Error for a database that could not be opened for some other reason. */
export const databaseOpenError = (folder: string, cause: Error): Error =>
  new Error(
    `The database in ${folder} cannot be opened. It may be damaged, or the disk may be full (${cause.message}). ${WHAT_TO_DO}`,
    { cause },
  );
