import { Pool, type PoolClient } from 'pg';
import { getErrorMessage } from '../error-message.ts';
import {
  type Database,
  type Query,
  type Row,
  type Transaction,
  toDatabaseError,
  UnreachableError,
} from './database.ts';

/** Earlier versions allow everyone to create tables in the public schema. */
const MIN_VERSION = 15;

/**
 * The time limit for a connection or a statement, so that people get an answer within five seconds.
 */
export const TIMEOUT_MS = 4000;

/** Awaits the driver's answer; throws an `UnreachableError` if the server does not reply. */
async function answerOf<Result>(answer: Promise<Result>): Promise<Result> {
  try {
    return await answer;
  } catch (error) {
    throw toDatabaseError(error);
  }
}

const queryOn =
  (connection: Pool | PoolClient): Query =>
  async <R extends Row>(statement: string, values: readonly unknown[] = []) =>
    (await answerOf(connection.query<R>(statement, [...values]))).rows;

const transactionOn = (client: PoolClient): Transaction => ({
  query: queryOn(client),
  script: async (statements) => void (await answerOf(client.query(statements))),
});

/** Releases a connection after a failure. It is discarded if the server does not reply or the rollback fails. */
async function releaseAfterError(client: PoolClient, error: unknown): Promise<void> {
  if (error instanceof UnreachableError) return client.release(true);
  await client.query('rollback').then(
    () => client.release(),
    (broken: Error) => client.release(broken),
  );
}

/**
 * Connects to a PostgreSQL server. `patienceMs` is the time limit for a connection or a statement;
 * null means no limit. Throws an Error with a readable message if the server cannot be reached or
 * is too old.
 */
export async function openPostgres(url: string, patienceMs: number | null = TIMEOUT_MS): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    ...(patienceMs !== null && {
      connectionTimeoutMillis: patienceMs,
      query_timeout: patienceMs,
      // The server has to stop as well. Otherwise it would continue work whose result is no longer
      // needed.
      statement_timeout: patienceMs,
    }),
  });
  // If the server ends an idle connection, the next request opens a new one.
  pool.on('error', () => {});
  const database: Database = {
    query: queryOn(pool),
    async transaction(work) {
      const client = await answerOf(pool.connect());
      const { query, script } = transactionOn(client);
      try {
        await script('begin');
        const result = await work({ query, script });
        await script('commit');
        client.release();
        return result;
      } catch (error) {
        await releaseAfterError(client, error);
        throw error;
      }
    },
    close: () => pool.end(),
  };
  try {
    const [server] = await database.query<{ version: number }>(
      `select current_setting('server_version_num')::int / 10000 as version`,
    );
    if (server !== undefined && server.version >= MIN_VERSION) return database;
    throw new Error(`it is PostgreSQL ${server?.version}, and ${MIN_VERSION} is the oldest supported version`);
  } catch (error) {
    await pool.end();
    throw new Error(`The database that DATABASE_URL names cannot be used: ${getErrorMessage(error)}.`, {
      cause: error,
    });
  }
}
