/* Checks an unpacked backup before it replaces anything. */
import { join } from 'node:path';
import { MIGRATIONS_FOLDER } from '../backend/backend.ts';
import type { Query } from '../backend/database/database.ts';
import { assertNotNewer } from '../backend/database/migrate.ts';
import { openPglite } from '../backend/database/pglite.ts';
import { parseKeysFile } from '../backend/keys.ts';

/** One statement per table that reads all its rows. */
const READ_ALL = `
  select format('select count(one.*) from %I.%I as one', nspname, relname) as statement
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where nspname in ('auth', 'public', 'supabase_migrations') and relkind = 'r'`;

async function readAll(query: Query): Promise<void> {
  const tables = await query<{ statement: string }>(READ_ALL);
  if (tables.length === 0) throw new Error('its database has no Numeria tables.');
  for (const { statement } of tables) await query(statement);
}

/**
 * Reads the keys of an unpacked backup, opens its database and reads every row. Throws an Error
 * with a readable message if that fails or if the backup is from a newer Numeria.
 */
export async function verifyBackup(folder: string): Promise<void> {
  if (parseKeysFile(join(folder, 'keys.json')) === null) throw new Error('its file keys.json contains no keys.');
  const database = await openPglite(join(folder, 'database'));
  try {
    await assertNotNewer(database.query, MIGRATIONS_FOLDER);
    await readAll(database.query);
  } finally {
    await database.close();
  }
}
