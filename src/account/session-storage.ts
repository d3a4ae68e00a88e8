/** The key under which the session is kept: by this device, or by this tab alone where the device is somebody else's. */
export const SESSION_KEY = 'numeria.session';

/** Whether a text that was stored is a session, good or not; the account library takes whatever has these names. */
function isSession(text: string): boolean {
  try {
    const { access_token, refresh_token, expires_at, user } = Object(JSON.parse(text));
    return (
      typeof access_token === 'string' &&
      typeof refresh_token === 'string' &&
      typeof expires_at === 'number' &&
      typeof Object(user).id === 'string'
    );
  } catch {
    return false;
  }
}

/** The session that a storage keeps; what is none is removed, and signs nobody in or out. */
function sessionIn(of: () => Storage): string | null {
  try {
    const text = of().getItem(SESSION_KEY);
    if (text === null || isSession(text)) return text;
    of().removeItem(SESSION_KEY);
  } catch {
    // What keeps nothing has no session.
  }
  return null;
}

/** The session of this tab; null where there is none. */
export const tabSession = (): string | null => sessionIn(() => sessionStorage);

/** The session of this device; null where there is none. */
export const deviceSession = (): string | null => sessionIn(() => localStorage);

/** Whether this tab or this device keeps a session that may still be good. */
export const hasStoredSession = (): boolean => tabSession() !== null || deviceSession() !== null;

/** Whether this tab keeps a session of its own, with which other tabs have nothing to do. */
export const hasOwnSession = (): boolean => tabSession() !== null;
