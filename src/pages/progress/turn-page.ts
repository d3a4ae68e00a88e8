const TURN_MS = 400;

/**
 * Shows the next or previous pages immediately, and animates the turned page around the fold unless motion is reduced.
 */
export function turnPage(book: HTMLElement, way: 1 | -1): void {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  book.scrollBy({ left: way * book.clientWidth, behavior: 'instant' });
  const pages = [...book.children];
  const width = book.scrollWidth / pages.length;
  const left = Math.round(book.scrollLeft / width);
  const open = Math.round(book.clientWidth / width);
  // When turning forwards, the left one of the two open pages is the back of the turned page.
  const page = pages[way === 1 ? left : left + open - 1];
  if (reduced || page === undefined) return;
  const from = way === 1 && open > 1 ? { origin: 'right', degrees: 84 } : { origin: 'left', degrees: -84 };
  page.animate(
    {
      transform: [`perspective(90rem) rotateY(${from.degrees}deg)`, 'perspective(90rem) rotateY(0)'],
      transformOrigin: [from.origin, from.origin],
    },
    { duration: TURN_MS, easing: 'ease-out' },
  );
}
