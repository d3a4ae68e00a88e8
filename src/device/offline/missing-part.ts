import { checkSiteOnline } from './lazy-part';
import { isNobodyPlaying } from './playing';

/** Session storage key: when the tab last reloaded itself, in milliseconds since 1970. */
const RELOADED_KEY = 'numeria.reloadedFor';
/** Minimum time between two reloads: a script that stays missing must not reload the tab for ever. */
const MIN_RELOAD_GAP_MS = 60_000;

/**
 * The longest that the next page may take to load. A link to a mail program or a download also starts to leave, but
 * stays.
 */
const LEAVING_MS = 30_000;

let leftMs = -LEAVING_MS;

/** Whether this page is being left. Pending requests are aborted then, which Firefox reports as missing scripts. */
const isLeaving = (): boolean => Date.now() - leftMs < LEAVING_MS;

const FIELDS = 'textarea, input:not([type="checkbox"], [type="radio"])';

/** Whether a reload would lose text in a field or a video that is open. */
const isInUse = (): boolean =>
  document.querySelector('iframe') !== null ||
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)].some(({ value }) => value !== '');

/** Whether the tab was reloaded a moment ago. */
const wasReloadTried = (): boolean =>
  Math.abs(Date.now() - Number(sessionStorage.getItem(RELOADED_KEY) ?? 0)) < MIN_RELOAD_GAP_MS;

/** Whether a reload may bring what is missing and costs the player nothing. */
const shouldReload = (): boolean => !isLeaving() && !wasReloadTried() && isNobodyPlaying() && !isInUse();

/** Reloads the tab at its current address if that is worthwhile. */
async function loadAgain(): Promise<void> {
  if (!shouldReload()) return;
  await checkSiteOnline();
  // A round may have begun while waiting for the answer.
  if (!shouldReload()) return;
  sessionStorage.setItem(RELOADED_KEY, String(Date.now()));
  location.reload();
}

/**
 * From now on, a part that cannot be loaded although the site is online reloads the tab, at most once a minute. A new
 * version removes the files of the old one, and a browser never requests a module again that has failed once in a page.
 * Offline, during a round, or while text is being typed or a video is open, the page carries on as it can.
 */
export function reloadOnMissingPart(): void {
  // Offline nothing would load, and a tab without session storage could reload for ever.
  addEventListener('beforeunload', () => {
    leftMs = Date.now();
  });
  addEventListener('vite:preloadError', () => void loadAgain().catch(() => {}));
}
