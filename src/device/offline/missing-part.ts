import { checkSiteOnline } from '../../ui/load-part';
import { isNobodyPlaying } from './playing';

/** Session storage key: when the tab last reloaded itself, in milliseconds since 1970. */
const RELOADED_KEY = 'numeria.reloadedFor';
/** Minimum time between two reloads: a script that stays missing must not reload the tab for ever. */
const MIN_RELOAD_GAP_MS = 60_000;

/**
 * The longest time that the next page may take to load. A link to an email app or a download also fires `beforeunload`,
 * but the page stays.
 */
const LEAVING_MS = 30_000;

const FIELDS = 'textarea, input:not([type="checkbox"], [type="radio"])';

/** Whether a reload would lose typed text or close a video. */
const isInUse = (): boolean =>
  document.querySelector('iframe') !== null ||
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)].some(({ value }) => value !== '');

/** Whether the tab was reloaded a moment ago. */
const wasReloadTried = (): boolean =>
  Math.abs(Date.now() - Number(sessionStorage.getItem(RELOADED_KEY) ?? 0)) < MIN_RELOAD_GAP_MS;

/** Whether a reload may fix the missing part without the player losing anything. */
const canReload = (): boolean => !wasReloadTried() && isNobodyPlaying() && !isInUse();

/**
 * From now on, the tab is reloaded at most once a minute if a part cannot be loaded although the site is online. A new
 * version removes the files of the old one, and within a page a browser never requests a failed module again. Offline,
 * during a round, or while text is being typed or a video is open, the page carries on as best it can.
 */
export function reloadOnMissingPart(): void {
  let leftMs = -LEAVING_MS;
  // While a page is left, its pending requests are aborted, which Firefox reports as missing scripts.
  const shouldReload = () => Date.now() - leftMs >= LEAVING_MS && canReload();
  const loadAgain = async (): Promise<void> => {
    if (!shouldReload()) return;
    // Offline, nothing would load. Without session storage, the tab could reload for ever.
    await checkSiteOnline();
    // A round may have begun while waiting for the answer.
    if (!shouldReload()) return;
    sessionStorage.setItem(RELOADED_KEY, String(Date.now()));
    location.reload();
  };
  addEventListener('beforeunload', () => {
    leftMs = Date.now();
  });
  addEventListener('vite:preloadError', () => void loadAgain().catch(() => {}));
}
