import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database, Query } from './database.ts';

const BOOTSTRAP = readFileSync(join(import.meta.dirname, 'bootstrap.sql'), 'utf8');

/** A Supabase migration, `<version>_<name>.sql`; the version consists of digits. */
export interface Migration {
  readonly version: string;
  readonly name: string;
  readonly statements: string;
}

/** A folder's migrations in order. Throws an Error if a file name does not start with a version. */
export function readMigrations(folder: string): readonly Migration[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  return files.toSorted().map((file) => {
    const { version, name } = /^(?<version>\d+)_(?<name>.+)\.sql$/.exec(file)?.groups ?? {};
    if (version === undefined || name === undefined)
      throw new Error(`The migration ${join(folder, file)} needs a name such as 20261121000000_accounts.sql.`);
    return { version, name, statements: readFileSync(join(folder, file), 'utf8') };
  });
}

/**
 * Whether the auth schema contains anything, and whether bootstrap.sql created it: no other auth
 * schema has this column.
 */
const INSPECT_AUTH = `
  select exists (select from pg_class where relnamespace = schema.oid)
      or exists (select from pg_proc where pronamespace = schema.oid) as is_used,
    exists (
      select from pg_class join pg_attribute on attrelid = pg_class.oid
      where relnamespace = schema.oid and relname = 'one_time_tokens' and attname = 'code_hash'
    ) as is_ours
  from pg_namespace as schema where nspname = 'auth'`;

/**
 * Refuses a database whose auth schema is not ours, because bootstrap.sql would replace its
 * functions.
 */
async function assertOwnAuth(query: Query): Promise<void> {
  const [auth] = await query<{ is_used: boolean; is_ours: boolean }>(INSPECT_AUTH);
  if (auth === undefined || auth.is_ours || !auth.is_used) return;
  throw new Error(
    'The database that DATABASE_URL names already has an auth schema, as a Supabase project does. It was not changed. To use that Supabase, build the site with VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY (see docs/deploying.md). To use the embedded backend, name an empty database.',
  );
}

const HAS_MIGRATIONS_TABLE = `select to_regclass('supabase_migrations.schema_migrations') is not null as is_there`;

/**
 * Refuses a database with a migration that does not exist here: a newer Numeria ran it, and its
 * tables may have a different meaning.
 */
export async function assertNotNewer(query: Query, folder: string): Promise<void> {
  const [migrations] = await query<{ is_there: boolean }>(HAS_MIGRATIONS_TABLE);
  if (migrations?.is_there !== true) return;
  const known = readMigrations(folder).map(({ version }) => version);
  const [unknown] = await query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations where version <> all ($1) order by version desc limit 1',
    [known],
  );
  if (unknown === undefined) return;
  throw new Error(
    `The database was made by a newer Numeria: its migration ${unknown.version} is not known here. It was not changed. Run that newer Numeria, or choose another folder, for example: NUMERIA_DATA=.numeria-2 npm start`,
  );
}

/**
 * Migrates a database: first sets up what Supabase provides, then runs each migration that has not
 * run yet, as an owner who is not a superuser. Either all of it succeeds or nothing changes. If two
 * processes start at the same time, the second waits and then has nothing to do. Throws an Error
 * with a readable message if the database belongs to a Supabase project or to a newer Numeria, or
 * if a migration fails.
 */
export async function migrate(database: Database, folder: string): Promise<void> {
  await database.transaction(async ({ query, script }) => {
    await query(`select pg_advisory_xact_lock(hashtext('numeria migrations'))`);
    await assertOwnAuth(query);
    await assertNotNewer(query, folder);
    await script(BOOTSTRAP);
    await query('set local role numeria_owner');
    const had = await query<{ version: string }>('select version from supabase_migrations.schema_migrations');
    for (const { version, name, statements } of readMigrations(folder)) {
      if (had.some((row) => row.version === version)) continue;
      await script(statements).catch((error: Error) => {
        throw new Error(`The migration ${version}_${name}.sql failed: ${error.message}`, { cause: error });
      });
      await query('insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)', [version, name]);
    }
  });
}
