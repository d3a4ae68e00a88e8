import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MAX_TYPED } from './words';

/** What the address says of a search: what is searched for, and whether in all hubs. */
const SEARCH = 'q';
const BOARDS = 'boards';

/** The address of a search. */
export const searchAddress = (typed: string): string => `?${new URLSearchParams({ [SEARCH]: typed.trim() })}`;

/** What is typed stands in the address once nothing was typed for so long. */
const SETTLED_MS = 500;

/** The search of a page, as it is typed and as its address says it. */
export interface TypedSearch {
  readonly typed: string;
  readonly type: (typed: string) => void;
  /** The search is as it is to be: Enter was pressed, or the field was left. */
  readonly settle: () => void;
  readonly isEverywhere: boolean;
  readonly searchEverywhere: (isEverywhere: boolean) => void;
}

/**
 * The search that stands in the address. It is one step of the history: what is typed first makes it, what is typed further
 * changes it, until the search is settled; so one Back undoes it, and Forward brings it again.
 */
export function useTypedSearch(): TypedSearch {
  const [parameters, setParameters] = useSearchParams();
  const said = (parameters.get(SEARCH) ?? '').slice(0, MAX_TYPED);
  const [typed, setTyped] = useState(said);
  /** What the address says by our own doing. */
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

  // Back, Forward and links say what is searched for as well. At once: a moment later what was typed since would be written,
  // and the address of before taken for theirs.
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
