/*
 * Which pages of the site are open in this browser. A page holds a lock under its own name, which the browser releases when
 * the page goes, however it goes.
 */

/** Tells this page from every other. `randomUUID` exists only where the site is served over HTTPS. */
export const PAGE = `page-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;

const lockOf = (page: string): string => `numeria.${page}`;

/** Holds the lock of this page; returns what releases it. */
export function holdPageLock(): () => void {
  const holding = new AbortController();
  const { signal } = holding;
  // Without HTTPS there are no locks, and every other page counts as gone.
  if ('locks' in navigator)
    navigator.locks
      .request(lockOf(PAGE), { signal }, () => new Promise((resolve) => signal.addEventListener('abort', resolve)))
      .catch(() => {});
  return () => holding.abort();
}

/** Whether a page holds its lock. */
export async function isPageLocked(page: string): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === lockOf(page));
}
