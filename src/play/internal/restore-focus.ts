const awaited = new Set<ResizeObserver>();

/**
 * Calls `act` after the next layout and before paint, because focusing sooner would lay out the page twice. Older
 * browsers do not report elements without a size. Returns a function that cancels it.
 */
export function afterLayout(element: Element | null | undefined, act: () => void): () => void {
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

/** Whether an element is in the game rather than in the site around it. */
export const isInGame = (target: EventTarget | null): target is Element =>
  target instanceof Element && target.closest('main') !== null;

/**
 * Whether a key is meant for the game: pressed in it, or pressed while nothing has the focus and an element of the game
 * is about to take it.
 */
export const isForGame = (target: EventTarget | null): target is Element =>
  isInGame(target) || (target === document.body && awaited.size > 0);

/** Whether the focused element has disappeared. The game then holds the focus for whatever replaces it. */
export const isFocusLost = (): boolean => document.activeElement?.matches('body, main') === true;

/**
 * Focuses an element after layout if the focus has fallen back to the body or the game, or to an element matching `fallenTo`.
 * Returns a function that cancels it.
 */
export const restoreFocus = (element: HTMLElement | null | undefined, fallenTo = 'body, main'): (() => void) =>
  afterLayout(element, () => {
    if (document.activeElement?.matches(fallenTo)) element?.focus({ preventScroll: true });
  });
