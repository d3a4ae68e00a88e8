import { somethingWentWrong } from './error-text';
import { ACCOUNT_DELETED, serviceText } from './service-text';
import { checkSession } from './session';

/** Postgres: unique_violation. */
export const UNIQUE_VIOLATION = '23505';
/** Postgres: check_violation. */
export const CHECK_VIOLATION = '23514';
/** PostgREST: a single row was requested and not found. */
export const ROW_NOT_FOUND = 'PGRST116';
/** Raised by our own function when the sign-in is too old for this request. */
export const STALE_SIGN_IN = 'PT403';
/** Postgres: foreign_key_violation, which here means that the account was deleted. */
const ORPHAN = '23503';

interface FailedAnswer {
  readonly error: { readonly message: string; readonly code: string };
  /** HTTP status; 0 if there was no response. */
  readonly status: number;
}

/**
 * An error with the service's own message, or with a plain one if it did not respond, because the browser's message
 * would not help anyone. Signs the visitor out if the service no longer recognises them.
 */
export function toServiceError({ error, status }: FailedAnswer): Error {
  if (status === 401 || status === 403 || error.code === ORPHAN) checkSession().catch(console.error);
  return new Error(wordsOf(error, status), { cause: error });
}

function wordsOf(error: FailedAnswer['error'], status: number): string {
  if (error.code === ORPHAN) return ACCOUNT_DELETED;
  return status === 0 || error.message === '' ? somethingWentWrong() : serviceText(error.message);
}
