/** Calls `listener` whenever the result of `canInterrupt` may have changed, until the returned function is called. */
export function subscribeToPlaying(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-round'] });
  return () => observer.disconnect();
}
