const PRESSED = 'a, button, input, select, textarea, label, summary';

/** Whether one looks through an element: there is nothing painted in it. */
const isClear = (element: Element): boolean => {
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  return backgroundImage === 'none' && /^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor);
};

/**
 * Calls `poke` when `body` is pressed where it is seen, until the returned function is called. It lies behind the page, so
 * no press comes to it by itself, and none is taken from a control.
 */
export function pokedAt(body: Element, poke: () => void): () => void {
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
