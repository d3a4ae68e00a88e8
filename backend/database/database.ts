import { errorMessage } from '../error-message.ts';

/** Columns by name. */
export type Row = Record<string, unknown>;

/** Runs one statement. Values are always parameters, never part of the statement. Throws PostgreSQL's error. */
export type Query = <R extends Row>(statement: string, values?: readonly unknown[]) => Promise<R[]>;

export interface Transaction {
  readonly query: Query;
  /** Runs several statements without parameters, such as a migration. */
  readonly script: (statements: string) => Promise<void>;
}

/** A PostgreSQL database, embedded or on a server, as the user that owns it. */
export interface Database {
  readonly query: Query;
  /** Runs `work` in one transaction, which is rolled back if it throws. */
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

export interface SqlError {
  readonly code: string;
  readonly message: string;
  readonly detail: string | null;
  readonly hint: string | null;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The PostgreSQL error in a thrown value, or null for any other value. */
export function sqlErrorOf(error: unknown): SqlError | null {
  if (!(error instanceof Error) || !('code' in error) || !('severity' in error)) return null;
  const code = textOf(error.code);
  if (code === null || !/^[0-9A-Z]{5}$/.test(code)) return null;
  return {
    code,
    message: error.message,
    detail: 'detail' in error ? textOf(error.detail) : null,
    hint: 'hint' in error ? textOf(error.hint) : null,
  };
}

/**
 * The database cannot be reached or does not reply. The request itself is fine and can be tried
 * again.
 */
export class UnreachableError extends Error {}

/** The queue for the database is full or too slow. The request can be tried again in a moment. */
export class BusyError extends UnreachableError {
  constructor() {
    super('The database is too busy at the moment. Please try again shortly.');
  }
}

/** The beginnings of PostgreSQL's error codes for a server that is full, is stopping, or took too long. */
const UNREACHABLE = /^(?:08|53[0-3]|57014|57P)/;

/** Wraps a driver's error in an `UnreachableError` if the database did not reply; returns any other error unchanged. */
export function toDatabaseError(error: unknown): unknown {
  const sql = sqlErrorOf(error);
  if (sql !== null && !UNREACHABLE.test(sql.code)) return error;
  return new UnreachableError(`The database is not responding: ${errorMessage(error)}`, { cause: error });
}
