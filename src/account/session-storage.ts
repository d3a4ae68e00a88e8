/** The key under which the session is kept: by this device, or by this tab alone where the device is somebody else's. */
export const SESSION_KEY = 'numeria.session';

/** Whether this tab or this device keeps a session that may still be good. */
export function hasStoredSession(): boolean {
  try {
    return sessionStorage.getItem(SESSION_KEY) !== null || localStorage.getItem(SESSION_KEY) !== null;
  } catch {
    return false;
  }
}

/** Whether this tab keeps a session of its own, with which other tabs have nothing to do. */
export function hasOwnSession(): boolean {
  try {
    return sessionStorage.getItem(SESSION_KEY) !== null;
  } catch {
    return false;
  }
}
