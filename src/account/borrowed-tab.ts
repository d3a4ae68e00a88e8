import { hasOwnSession, SESSION_KEY } from './session-storage';

const LEFT_AT = 'numeria.left-at';

/** Longer than it takes to load a page again, or to look at another one in the same tab. */
const AWAY_MS = 120_000;

/** Notes when this tab was left; called when it is hidden, put away or closed. */
function noteLeaving(): void {
  if (hasOwnSession()) sessionStorage.setItem(LEFT_AT, String(Date.now()));
}

/**
 * Removes the session of a borrowed device's tab that was closed, since browsers bring closed tabs back with all that they
 * kept. Called as the page starts, before anybody asks for the session.
 */
export function endClosedTab(): void {
  if (hasOwnSession() && Date.now() - Number(sessionStorage.getItem(LEFT_AT)) > AWAY_MS) {
    sessionStorage.removeItem(SESSION_KEY);
    sessionStorage.removeItem(LEFT_AT);
  }
  globalThis.addEventListener('pagehide', noteLeaving);
  document.addEventListener('visibilitychange', noteLeaving);
}
