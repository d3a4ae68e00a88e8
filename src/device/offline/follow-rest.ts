/** Calls `listener` whenever the result of `isAtRest` may have changed, until the returned function is called. */
export function followRest(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-state'] });
  return () => observer.disconnect();
}
