/** How long a page of the book takes to turn, in milliseconds. */
const TURN_MS = 400;

/** The next pages of a book lie open at once, and the one that was turned comes down round the fold; with less motion it lies there. */
export function turnPage(book: HTMLElement, way: 1 | -1): void {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  book.scrollBy({ left: way * book.clientWidth, behavior: 'instant' });
  const pages = [...book.children];
  const width = book.scrollWidth / pages.length;
  const left = Math.round(book.scrollLeft / width);
  const open = Math.round(book.clientWidth / width);
  // Forward, the back of the page that was turned is the left one of the two that are open now.
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
