import { Pool, type PoolClient } from 'pg';
import type { Database, Row, Transaction } from './database.ts';

/** Earlier ones let everybody make tables in the public schema. */
const OLDEST_VERSION = 15;

const inside = (client: PoolClient): Transaction => ({
  query: async <R extends Row>(statement: string, values: readonly unknown[] = []) =>
    (await client.query<R>(statement, [...values])).rows,
  script: async (statements) => void (await client.query(statements)),
});

/** A PostgreSQL server, by its address. Throws an Error in plain words when there is none, or it is too old. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new Pool({ connectionString: url, max: 10 });
  // A connection that the server ends while nobody uses it is replaced at the next request.
  pool.on('error', () => {});
  const database: Database = {
    query: async <R extends Row>(statement: string, values: readonly unknown[] = []) =>
      (await pool.query<R>(statement, [...values])).rows,
    async transaction(work) {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const result = await work(inside(client));
        await client.query('commit');
        client.release();
        return result;
      } catch (error) {
        // A connection that cannot even go back is not used again.
        await client.query('rollback').then(
          () => client.release(),
          (broken: Error) => client.release(broken),
        );
        throw error;
      }
    },
    close: () => pool.end(),
  };
  try {
    const [server] = await database.query<{ version: number }>(
      `select current_setting('server_version_num')::int / 10000 as version`,
    );
    if (server !== undefined && server.version >= OLDEST_VERSION) return database;
    throw new Error(`it is PostgreSQL ${server?.version}, and ${OLDEST_VERSION} is the oldest that does`);
  } catch (error) {
    await pool.end();
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The database that DATABASE_URL names cannot be used: ${reason}.`, { cause: error });
  }
}
