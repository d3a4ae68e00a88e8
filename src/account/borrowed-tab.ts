import { hasOwnSession, SESSION_KEY } from './session-storage';

const LEFT_AT = 'numeria.left-at';

/** Enough to load a page again on a slow line, and too short for the next child who opens the closed tab. */
const AWAY_MS = 20_000;

/** Notes when this tab was left; called when it is hidden, put away or closed. */
function noteLeaving(): void {
  if (hasOwnSession()) sessionStorage.setItem(LEFT_AT, String(Date.now()));
}

/** Whether this tab was left so lately that the same person is there. A mark that no clock of today can have set says no. */
function isJustLeft(): boolean {
  const awayMs = Date.now() - Number(sessionStorage.getItem(LEFT_AT) ?? Number.NaN);
  return awayMs >= 0 && awayMs <= AWAY_MS;
}

/**
 * Removes the session of a borrowed device's tab that was closed, since browsers bring closed tabs back with all that they
 * kept. Called as the page starts, before anybody asks for the session.
 */
export function endClosedTab(): void {
  if (hasOwnSession() && !isJustLeft()) {
    sessionStorage.removeItem(SESSION_KEY);
    sessionStorage.removeItem(LEFT_AT);
  }
  globalThis.addEventListener('pagehide', noteLeaving);
  document.addEventListener('visibilitychange', noteLeaving);
}
