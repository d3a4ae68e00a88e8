import { isAtRest } from './at-rest';
import { askSite } from './lazy-part';

/** Under this name the tab remembers when it was loaded again, in milliseconds since 1970, and for which build. */
const RELOADED_FOR = 'numeria.reloadedFor';
/** How soon it may be loaded again for another build: a site that changes has two for a while, which answer by turns. */
const SOONEST_MS = 60_000;

/** What the next page takes to come at most. A link to a mail program or a file begins to leave, too, and stays. */
const LEAVING_MS = 30_000;

let leftMs = -LEAVING_MS;

/** Whether this page is on its way out: what it was still fetching is given up then, which Firefox calls missing. */
const isLeaving = (): boolean => Date.now() - leftMs < LEAVING_MS;

/** The build that this tab runs, which its page says (scripts/site/names.ts). */
const buildHere = (): string => document.querySelector<HTMLElement>('[data-build]')?.dataset['build'] ?? '';

const FIELDS = 'textarea, input:not([type="checkbox"], [type="radio"])';

/** Whether something stands in a field or is played in a frame, which loading the tab again would lose. */
const isInUse = (): boolean =>
  document.querySelector('iframe') !== null ||
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)].some(({ value }) => value !== '');

/** Whether this build was tried again already, or another one a moment ago. */
function wasTried(): boolean {
  const [triedMs, build] = sessionStorage.getItem(RELOADED_FOR)?.split(' ') ?? [];
  return build === buildHere() || Date.now() - Number(triedMs ?? 0) < SOONEST_MS;
}

/** Whether loading the tab again may bring what is missing, and costs the player nothing. */
const isWorthwhile = (): boolean => !isLeaving() && !wasTried() && isAtRest() && !isInUse();

/** Loads the tab again, at the address that it now has, where that is worthwhile. */
async function loadAgain(): Promise<void> {
  if (!isWorthwhile()) return;
  await askSite();
  // While the answer was on its way, a round may have begun.
  if (!isWorthwhile()) return;
  sessionStorage.setItem(RELOADED_FOR, `${Date.now()} ${buildHere()}`);
  location.reload();
}

/**
 * From now on a part of the site that could not be fetched though the site is there has the tab loaded again, once for each
 * build: a new version takes the files of the old one away. Without a network, in a round, and where something is typed or
 * a video is open the page goes on as it can.
 */
export function loadAgainWhereMissing(): void {
  // Without a network nothing answers; and a tab that remembers nothing could go round for ever.
  addEventListener('beforeunload', () => {
    leftMs = Date.now();
  });
  addEventListener('vite:preloadError', () => void loadAgain().catch(() => {}));
}
