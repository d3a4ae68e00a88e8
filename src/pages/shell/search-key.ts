import { openSearch } from '../../ui/sheet-requests';

/** A round and a dialog have keys of their own. */
const TAKES_KEYS = 'main[data-round], [role=dialog]';

/**
 * Opens the search with Ctrl or Command and K, as on many sites. A single key would get in the way of people who speak to their
 * device (WCAG 2.1.4).
 */
export const listenForSearchKey = (): void =>
  addEventListener('keydown', (event) => {
    if (event.key === 'k' && (event.ctrlKey || event.metaKey) && !document.querySelector(TAKES_KEYS)) {
      // Otherwise some browsers open their own search.
      event.preventDefault();
      openSearch();
    }
  });
