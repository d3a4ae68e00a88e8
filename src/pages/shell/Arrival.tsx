import { type RefObject, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Runs when a page has arrived, after what was fetched for it: the focus goes to its heading, so that it is read out, or
 * to the part that the address names. The first page of a visit leaves the focus where the browser put it.
 */
export function Arrival({ shownPath }: { readonly shownPath: RefObject<string | null> }) {
  const { pathname, hash } = useLocation();

  useLayoutEffect(() => {
    const isFirst = shownPath.current === null || shownPath.current === pathname;
    shownPath.current = pathname;
    const part = hash === '' ? null : document.getElementById(decodedOrEmpty(hash.slice(1)));
    part?.scrollIntoView({ behavior: 'instant' });
    if (!isFirst) focusOn(part ?? document.querySelector('main h1') ?? document.querySelector('main'));
    // Once for each page: moving to a part of the same page is the browser's own work.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return null;
}

function focusOn(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

function decodedOrEmpty(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
