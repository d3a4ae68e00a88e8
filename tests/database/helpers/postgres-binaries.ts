/* Finds PostgreSQL for the database tests: the newest installed version, or Debian's, which this
   installs. It never fails silently. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { installDebian } from '../../../scripts/debian.ts';

const NEEDED = ['postgres', 'initdb'];
const OLDEST_VERSION = 15;
/**
 * Folders that contain one folder per installed version: those of Debian, Red Hat, Homebrew and the
 * Mac app.
 */
const SHELVES = [
  { folder: '/usr/lib/postgresql', below: 'bin' },
  { folder: '/usr', below: 'bin', named: /^pgsql-\d+$/ },
  { folder: '/opt/homebrew/opt', below: 'bin', named: /^postgresql@\d+$/ },
  { folder: '/usr/local/opt', below: 'bin', named: /^postgresql@\d+$/ },
  { folder: '/Applications/Postgres.app/Contents/Versions', below: 'bin' },
];

/** An installed PostgreSQL: the folder of its programs and its major version. */
export interface PostgresBinaries {
  readonly folder: string;
  readonly version: number;
}

function candidates(): string[] {
  const onPath = (process.env['PATH'] ?? '').split(delimiter);
  const onShelves = SHELVES.filter(({ folder }) => existsSync(folder)).flatMap(({ folder, below, named = /./ }) =>
    readdirSync(folder)
      .filter((name) => named.test(name))
      .map((name) => join(folder, name, below)),
  );
  return [...onPath, ...onShelves].filter((folder) => NEEDED.every((program) => existsSync(join(folder, program))));
}

function versionOf(folder: string): number {
  const said = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout;
  return Number(/PostgreSQL\) (\d+)/.exec(said)?.[1] ?? 0);
}

function findPostgres(): PostgresBinaries | null {
  const folders = new Set(candidates().map((folder) => dirname(realpathSync(join(folder, 'postgres')))));
  const found = [...folders].map((folder) => ({ folder, version: versionOf(folder) }));
  const [newest] = found.toSorted((a, b) => b.version - a.version);
  return newest !== undefined && newest.version >= OLDEST_VERSION ? newest : null;
}

/** Finds or installs PostgreSQL. Throws an Error with a readable message if that fails. */
export function ensurePostgres(): PostgresBinaries {
  const found = findPostgres();
  if (found !== null) return found;
  installDebian(['postgresql']);
  const installed = findPostgres();
  if (installed !== null) return installed;
  throw new Error(`The database tests need PostgreSQL ${OLDEST_VERSION} or later. Install it (Debian: postgresql).`);
}
