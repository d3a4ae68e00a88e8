import { hasTabSession, SESSION_KEY } from './session-storage';

const LEFT_AT = 'numeria.left-at';

/** Long enough to reload a page on a slow connection, too short for the next child to reopen the closed tab. */
const AWAY_MS = 20_000;

function noteLeaving(): void {
  if (hasTabSession()) sessionStorage.setItem(LEFT_AT, String(Date.now()));
}

/** Whether this tab was left so recently that the same person must be using it. False if that time is in the future. */
function isJustLeft(): boolean {
  const awayMs = Date.now() - Number(sessionStorage.getItem(LEFT_AT) ?? Number.NaN);
  return awayMs >= 0 && awayMs <= AWAY_MS;
}

/**
 * Removes the session of a closed tab on a shared device, because browsers restore session storage with closed tabs.
 * Call it at page start, before anything reads the session.
 */
export function clearSharedDeviceSession(): void {
  if (hasTabSession() && !isJustLeft()) {
    sessionStorage.removeItem(SESSION_KEY);
    sessionStorage.removeItem(LEFT_AT);
  }
  globalThis.addEventListener('pagehide', noteLeaving);
  document.addEventListener('visibilitychange', noteLeaving);
}
