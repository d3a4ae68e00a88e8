import { isAtRest } from './at-rest';
import { askSite } from './lazy-part';

/** The tab stores under this key when it last reloaded itself, in milliseconds since 1970. */
const RELOADED_AT = 'numeria.reloadedFor';
/** The shortest time between two reloads: a script that is missing for good must not reload the tab for ever. */
const SOONEST_MS = 60_000;

/** What the next page takes to come at most. A link to a mail program or a file begins to leave, too, and stays. */
const LEAVING_MS = 30_000;

let leftMs = -LEAVING_MS;

/** Whether this page is on its way out: what it was still fetching is given up then, which Firefox calls missing. */
const isLeaving = (): boolean => Date.now() - leftMs < LEAVING_MS;

const FIELDS = 'textarea, input:not([type="checkbox"], [type="radio"])';

/** Whether something stands in a field or is played in a frame, which loading the tab again would lose. */
const isInUse = (): boolean =>
  document.querySelector('iframe') !== null ||
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)].some(({ value }) => value !== '');

/** Whether the tab was reloaded a moment ago. */
const wasTried = (): boolean => Math.abs(Date.now() - Number(sessionStorage.getItem(RELOADED_AT) ?? 0)) < SOONEST_MS;

/** Whether loading the tab again may bring what is missing, and costs the player nothing. */
const isWorthwhile = (): boolean => !isLeaving() && !wasTried() && isAtRest() && !isInUse();

/** Loads the tab again, at the address that it now has, where that is worthwhile. */
async function loadAgain(): Promise<void> {
  if (!isWorthwhile()) return;
  await askSite();
  // While the answer was on its way, a round may have begun.
  if (!isWorthwhile()) return;
  sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  location.reload();
}

/**
 * From now on a part of the site that could not be fetched though the site is there has the tab reloaded, at
 * most once a minute: a new version removes the files of the old one, and browsers never fetch a module again that has
 * failed once in a page. Without a network, in a round, and where something is typed or
 * a video is open the page goes on as it can.
 */
export function loadAgainWhereMissing(): void {
  // Without a network nothing answers; and a tab that remembers nothing could go round for ever.
  addEventListener('beforeunload', () => {
    leftMs = Date.now();
  });
  addEventListener('vite:preloadError', () => void loadAgain().catch(() => {}));
}
