import { openSearch } from '../../ui/sheet-requests';

/** A round and a dialog have keys of their own, and on a Mac Ctrl + K deletes text. */
const TAKES_KEYS = 'main[data-round], [role=dialog], :read-write:focus';

/**
 * Opens the search with Ctrl or Command and K, as on many sites. A single key would get in the way of people who speak to their
 * device (WCAG 2.1.4).
 */
export const listenForSearchKey = (): void =>
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const isPressed = key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey;
    if (isPressed && !document.querySelector(TAKES_KEYS)) {
      // Otherwise some browsers open their own search.
      event.preventDefault();
      openSearch();
    }
  });
