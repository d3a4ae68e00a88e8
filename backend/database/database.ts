import { reasonOf } from '../reason.ts';

/** A row: its columns by name. */
export type Row = Record<string, unknown>;

/** Runs one statement; values are always parameters, never part of its text. Throws what PostgreSQL says. */
export type Query = <R extends Row>(statement: string, values?: readonly unknown[]) => Promise<R[]>;

/** A transaction under way. */
export interface Transaction {
  readonly query: Query;
  /** Runs several statements that have no parameters: a migration. */
  readonly script: (statements: string) => Promise<void>;
}

/** PostgreSQL, wherever it runs; as the user that owns the database. */
export interface Database {
  readonly query: Query;
  /** Runs `work` in one transaction: all of it is kept when it is done, and nothing when it throws. */
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** What PostgreSQL says when it refuses a statement. */
export interface SqlError {
  readonly code: string;
  readonly message: string;
  readonly detail: string | null;
  readonly hint: string | null;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** PostgreSQL's refusal in an error that was thrown; null where the error is something else. */
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

/** A database that cannot be reached, or says nothing: worth trying again, and no fault of the request. */
export class UnreachableError extends Error {}

/** More work is waiting for the database than it can do soon: worth trying again in a moment. */
export class BusyError extends UnreachableError {
  constructor() {
    super('The database has too much to do just now. Please try again in a moment.');
  }
}

/** PostgreSQL's codes for a server that is full, stopping, or took too long, by what they begin with. */
const UNREACHABLE = /^(?:08|53[0-3]|57014|57P)/;

/** What a driver threw, as an `UnreachableError` where the database did not answer; else as it is. */
export function answerOrUnreachable(error: unknown): unknown {
  const sql = sqlErrorOf(error);
  if (sql !== null && !UNREACHABLE.test(sql.code)) return error;
  return new UnreachableError(`The database does not answer: ${reasonOf(error)}`, { cause: error });
}
