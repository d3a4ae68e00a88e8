/**
 * Calls `act` in the next frame, once that is laid out and before it is painted: the focus that is given sooner has the page
 * laid out twice. Gives back how to call it off.
 */
export function onceLaidOut(element: Element | null | undefined, act: () => void): () => void {
  const laidOut = new ResizeObserver(() => {
    laidOut.disconnect();
    act();
  });
  if (element) laidOut.observe(element);
  return () => laidOut.disconnect();
}

/**
 * Gives the focus to an element where it has fallen to the body of the page, as soon as that is laid out. Gives back how to
 * call it off.
 */
export const takeLostFocus = (element: HTMLElement | null | undefined): (() => void) =>
  onceLaidOut(element, () => {
    if (document.activeElement === document.body) element?.focus({ preventScroll: true });
  });
