import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MAX_QUERY_LENGTH } from './terms';

/** The query parameters of a search: the text, and whether to search all hubs. */
const SEARCH = 'q';
const BOARDS = 'boards';

export const getSearchUrl = (typed: string): string => `?${new URLSearchParams({ [SEARCH]: typed.trim() })}`;

/** The query is written to the URL once typing has paused for this many milliseconds. */
const SETTLED_MS = 500;

/** The search of a page, kept in sync with the URL. */
export interface TypedSearch {
  readonly typed: string;
  readonly type: (typed: string) => void;
  /** Ends the current history step: Enter was pressed, or the field lost the focus. */
  readonly settle: () => void;
  readonly isEverywhere: boolean;
  readonly searchEverywhere: (isEverywhere: boolean) => void;
}

/**
 * The search in the URL. Typing adds one history entry and then replaces it until the search is settled, so that Back
 * undoes the whole search and Forward restores it.
 */
export function useTypedSearch(): TypedSearch {
  const [parameters, setParameters] = useSearchParams();
  const said = (parameters.get(SEARCH) ?? '').slice(0, MAX_QUERY_LENGTH);
  const [typed, setTyped] = useState(said);
  /** The query that we last wrote to the URL. */
  const written = useRef(said);
  const isOpen = useRef(false);

  const write = (text: string) => {
    if (text === written.current) return;
    written.current = text;
    const replace = isOpen.current;
    isOpen.current = true;
    setParameters(
      (before) => {
        if (text === '') before.delete(SEARCH);
        else before.set(SEARCH, text);
        return before;
      },
      { replace },
    );
  };
  const latest = useRef(write);
  useEffect(() => {
    latest.current = write;
  });

  // Back, Forward and links change the search too. This is a layout effect, because later the text typed in the
  // meantime would already be written, and the older URL would look like a navigation.
  useLayoutEffect(() => {
    if (said === written.current) return;
    written.current = said;
    isOpen.current = false;
    setTyped(said);
  }, [said]);

  useEffect(() => {
    const settling = setTimeout(() => latest.current(typed.trim()), SETTLED_MS);
    return () => clearTimeout(settling);
  }, [typed]);

  return {
    typed,
    type: setTyped,
    settle: () => {
      write(typed.trim());
      isOpen.current = false;
    },
    isEverywhere: parameters.get(BOARDS) === 'all',
    searchEverywhere: (isEverywhere) =>
      setParameters(
        (before) => {
          if (isEverywhere) before.set(BOARDS, 'all');
          else before.delete(BOARDS);
          return before;
        },
        { replace: true },
      ),
  };
}
