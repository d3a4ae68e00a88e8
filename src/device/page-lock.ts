/*
 * Which pages of the site are open in this browser. A page holds a lock under its own name, and the browser releases
 * the lock when the page closes for any reason.
 */

/** A unique id for this page. `randomUUID` exists only where the site is served over HTTPS. */
export const PAGE = `page-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;

const lockOf = (page: string): string => `numeria.${page}`;

/** Holds the lock of this page until the returned function is called. */
export function holdPageLock(): () => void {
  const holding = new AbortController();
  const { signal } = holding;
  // Without HTTPS there are no locks, and every other page counts as closed.
  if ('locks' in navigator)
    navigator.locks
      .request(lockOf(PAGE), { signal }, () => new Promise((resolve) => signal.addEventListener('abort', resolve)))
      .catch(() => {});
  return () => holding.abort();
}

export async function isPageLocked(page: string): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  // A browser that rejects the query counts as one without locks.
  const { held = [] } = await navigator.locks.query().catch((): LockManagerSnapshot => ({}));
  return held.some(({ name }) => name === lockOf(page));
}
