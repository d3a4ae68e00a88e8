import { spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensurePostgres } from './postgres-binaries.ts';

/**
 * A running PostgreSQL server: its URL without a database name, its major version, and a function
 * that stops it.
 */
export interface PostgresServer {
  readonly version: number;
  readonly socketFolder: string;
  readonly stop: () => Promise<void>;
}

/** The URL of a database on a server that listens only on a socket in a folder. */
export function databaseUrl(socketFolder: string, database: string): string {
  return `postgresql://postgres@localhost/${database}?host=${encodeURIComponent(socketFolder)}`;
}

/** The id of a user or of their group; null if the user does not exist. */
function idOf(user: string, which: '-u' | '-g'): number | null {
  const { status, stdout } = spawnSync('id', [which, user], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : null;
}

/**
 * PostgreSQL refuses to run as root. In that case the folder is given to the user that PostgreSQL's
 * package has created, or to the user "nobody".
 */
function giveAway(folder: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const user = idOf('postgres', '-u') === null ? 'nobody' : 'postgres';
  const [uid, gid] = [idOf(user, '-u'), idOf(user, '-g')];
  if (uid === null || gid === null)
    throw new Error('PostgreSQL needs a user other than root, named postgres or nobody.');
  chownSync(folder, uid, gid);
  return { uid, gid };
}

/**
 * Starts a server from the installed programs. Its data folder and socket are deleted when it
 * stops, even if this process is killed. Unless it is durable, it does not wait for the disk. Throws an Error with PostgreSQL's message if it does not
 * start.
 */
export async function startPostgres({ isDurable = false } = {}): Promise<PostgresServer> {
  const { folder: programs, version } = ensurePostgres();
  const folder = mkdtempSync(join(tmpdir(), 'numeria-postgres-'));
  const owner = giveAway(folder);
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', join(folder, 'data'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { cwd: folder, encoding: 'utf8', ...owner },
  );
  if (made.status !== 0) throw new Error(`PostgreSQL's initdb failed: ${made.stderr}`);

  const guard = spawn(
    process.execPath,
    [join(import.meta.dirname, 'running-postgres.ts'), join(programs, 'postgres'), folder, isDurable ? 'durable' : ''],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const ended = new Promise<void>((resolve) => {
    guard.on('close', () => resolve());
  });
  await new Promise<void>((resolve, reject) => {
    guard.stdout.on('data', () => resolve());
    guard.on('close', () => reject(new Error('PostgreSQL did not start.')));
  });
  return {
    version,
    socketFolder: folder,
    async stop() {
      guard.stdin.end();
      await ended;
    },
  };
}
