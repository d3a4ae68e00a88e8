/** A small file of the site. Offline, the service worker answers this request if it has stored the site. */
const PROBE = '/robots.txt';

/** Checks that the site can be reached, on the server or in the copy on this device. Throws if not. */
export async function checkSiteOnline(): Promise<void> {
  const { ok, status } = await fetch(PROBE, { cache: 'no-store' });
  if (!ok) throw new Error(`The site answered with ${status}.`);
}

/** How long a check stays valid. A shorter network failure goes unnoticed. */
const VALID_MS = 2000;

/** A check whose answer stays valid for a while, unless it fails. */
export function cacheCheck(check: () => Promise<void>): () => Promise<void> {
  let latest: { readonly answer: Promise<void>; readonly askedMs: number } | null = null;
  return () => {
    // Wall-clock time, because other clocks stop while a device sleeps.
    const nowMs = Date.now();
    if (latest !== null && Math.abs(nowMs - latest.askedMs) <= VALID_MS) return latest.answer;
    const asked = { answer: check(), askedMs: nowMs };
    latest = asked;
    asked.answer.catch(() => {
      if (latest === asked) latest = null;
    });
    return asked.answer;
  };
}

/** Accepts a recent check, so callers can check before they load a part. */
export const checkSiteOnlineCached = cacheCheck(checkSiteOnline);

/**
 * A part of the site that is loaded when it is first needed, and is available immediately after that. While a page is
 * open, a browser never retries a script that failed to load, so the part is requested only after `ask` has confirmed
 * that the site can be reached. Throws if it cannot be reached; calling it again retries.
 */
export function loadOnce<Part>(load: () => Promise<Part>, ask = checkSiteOnline): () => Promise<Part> {
  let part: Promise<Part> | null = null;
  const fetchIt = async (): Promise<Part> => {
    await ask();
    return load();
  };
  return () => {
    part ??= fetchIt().catch((error: unknown) => {
      part = null;
      throw error;
    });
    return part;
  };
}
