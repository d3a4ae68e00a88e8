/*
 * What a folder of a database must hold before PGlite may open it: where something is missing PGlite would make a new,
 * empty database there, or end in words that help nobody. Nothing here changes a file.
 */
import { accessSync, closeSync, constants, existsSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Enough of a file to tell zeros from content: the first block of PostgreSQL's files begins with what identifies them. */
const HEAD_BYTES = 64;

const WAY_ON =
  'Nothing was changed. Bring a backup back with "npm run restore -- FILE", or move that folder away to begin with an empty database.';

const damaged = (folder: string, what: string): Error =>
  new Error(`The database in ${folder} is damaged: ${what}. ${WAY_ON}`);

/** Whether a file is there and does not begin with zeros alone. */
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

/** The segments of the write-ahead log: 24 hexadecimal digits. */
function hasLog(folder: string): boolean {
  const log = join(folder, 'pg_wal');
  if (!existsSync(log)) return false;
  return readdirSync(log).some((name) => /^[\dA-F]{24}$/.test(name) && hasContent(join(log, name)));
}

function refuseReadOnly(folder: string): void {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw new Error(
      `This user may not write to ${folder}, where the database is. Give the folder to the user that runs Numeria, or name another one, for example: NUMERIA_DATA=.numeria-2 npm start`,
    );
  }
}

/** Throws an Error in plain words, with a way on, where a folder cannot be a sound database; one that is not there is none yet. */
export function refuseDamaged(folder: string): void {
  if (!existsSync(folder)) return;
  if (!statSync(folder).isDirectory())
    throw new Error(
      `There is a file where the database should be: ${folder}. Nothing was changed. Move that file away, and start again.`,
    );
  refuseReadOnly(folder);
  if (!existsSync(join(folder, 'PG_VERSION'))) throw damaged(folder, 'its file PG_VERSION is missing');
  if (!hasContent(join(folder, 'global', 'pg_control'))) throw damaged(folder, 'its control file holds nothing');
  if (!hasLog(folder)) throw damaged(folder, 'its log holds nothing');
}

/** The Error, in plain words, for a database that could not be opened for another reason. */
export const unusable = (folder: string, cause: Error): Error =>
  new Error(
    `The database in ${folder} cannot be opened; it may be damaged, or the disk full (${cause.message}). ${WAY_ON}`,
    { cause },
  );
