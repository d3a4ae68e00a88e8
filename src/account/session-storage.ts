/** The key under which this device keeps the session. */
export const SESSION_KEY = 'numeria.session';

/** Whether this device keeps a session that may still be good. */
export function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(SESSION_KEY) !== null;
  } catch {
    return false;
  }
}
