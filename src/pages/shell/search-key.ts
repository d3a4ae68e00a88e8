import { openSearch } from '../../ui/sheet-requests';

/** If the page has one of these, a key is not for the search: it could be an answer or part of a text. */
const TAKES_KEYS = 'main[data-round], [role=dialog], :read-write:focus';

/** Opens the search with the key "/", as on many sites. */
export const listenForSearchKey = (): void =>
  addEventListener('keydown', (event) => {
    if (event.key === '/' && !document.querySelector(TAKES_KEYS)) {
      // Otherwise some browsers open their own search.
      event.preventDefault();
      openSearch();
    }
  });
