import { type RefObject, useLayoutEffect } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import type { ScrollPositions } from './scroll-positions';

interface Props {
  readonly shownRef: RefObject<Location | null>;
  readonly scrolling: ScrollPositions;
}

/**
 * Runs when a page is shown after a navigation. It restores the scroll position of history entries that were seen
 * before, and scrolls others to their fragment or to the top. The focus moves to the heading of a new page, or to the
 * fragment, so that it is read out. On the first page of a visit, the browser decides about both.
 */
export function RouteFocus({ shownRef, scrolling }: Props) {
  const location = useLocation();

  useLayoutEffect(() => {
    const last = shownRef.current;
    if (last === location) return;
    shownRef.current = location;
    const isFirst = last === null;
    const isOtherPage = last?.pathname !== location.pathname;
    const findPart = () =>
      location.hash === '' ? null : document.getElementById(decodedOrEmpty(location.hash.slice(1)));
    const part = findPart();
    scrolling.restore(location, (left) => {
      if (left !== undefined) {
        if (!isFirst || scrollY === 0) scrolling.scrollBackTo(left);
      } else if (part !== null) part.scrollIntoView({ behavior: isOtherPage ? 'instant' : 'auto' });
      // A search or a choice on the same page changes the query but does not scroll.
      else if (!isFirst && (isOtherPage || last.search === location.search)) scrollTo({ top: 0, behavior: 'instant' });
      if (left !== undefined || isFirst || !isOtherPage || location.hash === '') return;
      let found = part;
      // Parts of the page, or the target of the fragment, may load later (part-on-sight.tsx), and not all browsers have
      // scroll anchoring.
      scrolling.whileGrowing(() => {
        const now = findPart();
        now?.scrollIntoView({ behavior: 'instant' });
        if (now !== found) focusOn(now);
        found = now;
        return false;
      });
    });
    if (!isFirst && isOtherPage) focusOn(part ?? document.querySelector('main h1') ?? document.querySelector('main'));
  }, [location, shownRef, scrolling]);

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
