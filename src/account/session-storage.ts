/** The storage key of the session: in localStorage, or in sessionStorage on someone else's device. */
export const SESSION_KEY = 'numeria.session';

/** Whether stored text has the shape of a session. The account library trusts anything with these names. */
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

/** Reads the session in a storage, and removes anything that is not a session. */
function sessionIn(of: () => Storage): string | null {
  try {
    const text = of().getItem(SESSION_KEY);
    if (text === null || isSession(text)) return text;
    of().removeItem(SESSION_KEY);
  } catch {
    // Treat storage that cannot be read as having no session.
  }
  return null;
}

export const readTabSession = (): string | null => sessionIn(() => sessionStorage);

export const readDeviceSession = (): string | null => sessionIn(() => localStorage);

/** Whether this tab or this device stores a session that could still be valid. */
export const hasStoredSession = (): boolean => readTabSession() !== null || readDeviceSession() !== null;

/** Whether this tab has a session of its own that other tabs do not share. */
export const hasTabSession = (): boolean => readTabSession() !== null;
