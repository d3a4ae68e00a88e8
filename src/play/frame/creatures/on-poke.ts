const PRESSED = 'a, button, input, select, textarea, label, summary';

/** Whether an element has no background of its own. */
const isClear = (element: Element): boolean => {
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  return backgroundImage === 'none' && /^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor);
};

/**
 * Calls `poke` when `body` is pressed at a visible point, until the returned function is called. The body is behind the
 * page and does not get events itself. Controls over it still receive their presses.
 */
export function onPoke(body: Element, poke: () => void): () => void {
  const look = ({ target, clientX, clientY, isPrimary }: PointerEvent) => {
    if (!isPrimary || (target instanceof Element && target.closest(PRESSED) !== null)) return;
    for (const element of document.elementsFromPoint(clientX, clientY)) {
      if (element === body) return poke();
      if (element.closest('.place-at-rest') === null && !isClear(element)) return;
    }
  };
  document.addEventListener('pointerdown', look);
  return () => document.removeEventListener('pointerdown', look);
}
