const awaited = new Set<ResizeObserver>();

/**
 * Calls `act` once the page is laid out, in the next frame and before that is painted: the focus that is given sooner has the
 * page laid out twice. Older browsers say nothing of what has no size. Gives back how to call it off.
 */
export function onceLaidOut(element: Element | null | undefined, act: () => void): () => void {
  const laidOut = new ResizeObserver(() => {
    end();
    act();
  });
  const end = () => {
    laidOut.disconnect();
    awaited.delete(laidOut);
  };
  if (element) {
    awaited.add(laidOut);
    laidOut.observe(element);
  }
  return end;
}

/** Whether something stands in the game, rather than in the site around it. */
export const isInGame = (target: EventTarget | null): target is Element =>
  target instanceof Element && target.closest('main') !== null;

/** Whether a key is meant for the game: pressed in it, or while something in it is about to take the focus that nothing has. */
export const isForGame = (target: EventTarget | null): target is Element =>
  isInGame(target) || (target === document.body && awaited.size > 0);

/**
 * Gives the focus to an element once it is laid out, where it has fallen to the body of the page; or to another of the places
 * that a selector names. Gives back how to call it off.
 */
export const takeLostFocus = (element: HTMLElement | null | undefined, fallenTo = 'body'): (() => void) =>
  onceLaidOut(element, () => {
    if (document.activeElement?.matches(fallenTo)) element?.focus({ preventScroll: true });
  });
