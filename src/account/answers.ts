import { checkSession } from './session';
import { SOMETHING_WENT_WRONG } from './toast-error';

/** The database's word for a row that is there already. */
export const DUPLICATE = '23505';
/** The database's word for a value that it does not take. */
export const CHECK_FAILED = '23514';
/** PostgREST's word for a single row asked for and not found. */
export const NO_ROW = 'PGRST116';
/** The database's word for a sign-in that is too old for what is asked. */
export const STALE_SIGN_IN = 'PT403';
/** The database's word for a row that belongs to nobody: the account is gone. */
const ORPHAN = '23503';

/** What the tables answered to something that failed. */
interface FailedAnswer {
  readonly error: { readonly message: string; readonly code: string };
  /** Of HTTP; 0 where no answer came at all. */
  readonly status: number;
}

/**
 * An error with the service's own words; with plain ones where it did not answer, since the browser's would help nobody.
 * Where the service does not know the visitor any more, they are signed out.
 */
export function refusal({ error, status }: FailedAnswer): Error {
  if (status === 401 || status === 403 || error.code === ORPHAN) checkSession().catch(console.error);
  return new Error(wordsOf(error, status), { cause: error });
}

function wordsOf(error: FailedAnswer['error'], status: number): string {
  if (error.code === ORPHAN) return 'This account is gone.';
  return status === 0 || error.message === '' ? SOMETHING_WENT_WRONG : error.message;
}
