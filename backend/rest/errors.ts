import type { Context } from 'hono';
import { BusyError, sqlErrorOf, UnreachableError } from '../database/database.ts';
import { RETRY_AFTER_SECONDS } from '../gateway.ts';
import type { RequestEnv } from '../origin.ts';

type Status = 400 | 401 | 403 | 404 | 405 | 406 | 409 | 413 | 429 | 500 | 503;

/** An error as PostgREST words it: the HTTP status and the fields of the body. */
export class RestError extends Error {
  readonly status: Status;
  readonly code: string;
  readonly details: string | null;
  readonly hint: string | null;

  constructor(
    status: Status,
    code: string,
    message: string,
    details: string | null = null,
    hint: string | null = null,
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
    this.hint = hint;
  }
}

/**
 * The error for a feature that PostgREST supports but this backend does not. Unsupported features are named, never
 * silently ignored.
 */
export const notSupported = (what: string): RestError =>
  new RestError(400, 'PGRST127', 'Feature not implemented', `${what} is not part of the embedded backend`);

/** PostgreSQL's error for a column that does not exist. */
export const unknownColumn = (table: string, column: string): RestError =>
  new RestError(400, '42703', `column ${table}.${column} does not exist`);

/**
 * PostgREST's HTTP statuses by the first characters of PostgreSQL's codes, longer prefixes first
 * (docs: Errors, "HTTP Status Codes").
 */
const STATUSES: readonly (readonly [code: string, status: Status])[] = [
  ['23503', 409],
  ['23505', 409],
  ['25006', 405],
  ['21000', 500],
  ['42883', 404],
  ['42P01', 404],
  ['42P17', 500],
  ['P0001', 400],
  // A function sets the status itself with PT and a number (docs: Errors, "RAISE errors with HTTP
  // status codes").
  ['PT401', 401],
  ['PT403', 403],
  ['PT429', 429],
  ['53400', 500],
  ['57P01', 503],
  ['0L', 403],
  ['0P', 403],
  ['28', 403],
  ['08', 503],
  ['53', 503],
  ...['09', '25', '2D', '38', '39', '3B', '40', '54', '55', '57', '58', 'F0', 'HV', 'P0', 'XX'].map(
    (code) => [code, 500] as const,
  ),
];

function statusOf(code: string, isAnonymous: boolean): Status {
  if (code === '42501') return isAnonymous ? 401 : 403;
  return STATUSES.find(([beginning]) => code.startsWith(beginning))?.[1] ?? 400;
}

/** Turns anything thrown by a request into a RestError. */
export function toRestError(error: unknown, isAnonymous: boolean): RestError {
  if (error instanceof RestError) return error;
  const sql = sqlErrorOf(error);
  if (sql !== null) return new RestError(statusOf(sql.code, isAnonymous), sql.code, sql.message, sql.detail, sql.hint);
  if (error instanceof BusyError) return new RestError(503, 'PGRST003', error.message);
  if (error instanceof UnreachableError) process.stderr.write(`${error.message}\n`);
  else process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  return new RestError(503, 'PGRST000', 'Database connection error.');
}

export function sendRestError<E extends RequestEnv>(context: Context<E>, error: RestError): Response {
  const { status, code, message, details, hint } = error;
  context.header('Proxy-Status', `PostgREST; error=${code}`);
  if (status === 401) {
    const isToken = code.startsWith('PGRST3');
    context.header(
      'WWW-Authenticate',
      isToken ? `Bearer error="invalid_token", error_description=${JSON.stringify(message)}` : 'Bearer',
    );
  }
  if (status === 503) context.header('Retry-After', String(RETRY_AFTER_SECONDS));
  context.header('Content-Type', 'application/json; charset=utf-8');
  return context.body(JSON.stringify({ code, message, details, hint }), status);
}
