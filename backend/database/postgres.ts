import { Pool, type PoolClient } from 'pg';
import { reasonOf } from '../reason.ts';
import {
  answerOrUnreachable,
  type Database,
  type Query,
  type Row,
  type Transaction,
  UnreachableError,
} from './database.ts';

/** Earlier ones let everybody make tables in the public schema. */
const OLDEST_VERSION = 15;

/** How long a server may take for a connection, or for a statement, while people wait: they are answered within 5 s. */
export const PATIENCE_MS = 4000;

/** What the driver is asked for; throws an `UnreachableError` where the server does not answer. */
async function asked<Result>(answer: Promise<Result>): Promise<Result> {
  try {
    return await answer;
  } catch (error) {
    throw answerOrUnreachable(error);
  }
}

const queryOn =
  (connection: Pool | PoolClient): Query =>
  async <R extends Row>(statement: string, values: readonly unknown[] = []) =>
    (await asked(connection.query<R>(statement, [...values]))).rows;

const inside = (client: PoolClient): Transaction => ({
  query: queryOn(client),
  script: async (statements) => void (await asked(client.query(statements))),
});

/** Gives a connection back after a failure: one that cannot go back, or says nothing, is not used again. */
async function giveBack(client: PoolClient, error: unknown): Promise<void> {
  if (error instanceof UnreachableError) return client.release(true);
  await client.query('rollback').then(
    () => client.release(),
    (broken: Error) => client.release(broken),
  );
}

/**
 * A PostgreSQL server, by its address; `patienceMs` is how long it may take for a connection or a statement, null for
 * ever. Throws an Error in plain words when there is none, or it is too old.
 */
export async function openPostgres(url: string, patienceMs: number | null = PATIENCE_MS): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    ...(patienceMs !== null && {
      connectionTimeoutMillis: patienceMs,
      query_timeout: patienceMs,
      // The server itself gives up as well, or it would work on for nobody.
      statement_timeout: patienceMs,
    }),
  });
  // A connection that the server ends while nobody uses it is replaced at the next request.
  pool.on('error', () => {});
  const database: Database = {
    query: queryOn(pool),
    async transaction(work) {
      const client = await asked(pool.connect());
      const { query, script } = inside(client);
      try {
        await script('begin');
        const result = await work({ query, script });
        await script('commit');
        client.release();
        return result;
      } catch (error) {
        await giveBack(client, error);
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
    throw new Error(`The database that DATABASE_URL names cannot be used: ${reasonOf(error)}.`, { cause: error });
  }
}
