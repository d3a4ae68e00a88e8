/** A small file of the site. Offline, the service worker answers for it if it stores the site. */
const PROBE = '/robots.txt';

/** Checks that the site can be reached, from the server or from this device. Throws if not. */
export async function checkSiteOnline(): Promise<void> {
  const { ok, status } = await fetch(PROBE, { cache: 'no-store' });
  if (!ok) throw new Error(`The site answered with ${status}.`);
}

/** How long a check stays valid; losing the network in between goes unnoticed. */
const VALID_MS = 2000;

let latest: { readonly answer: Promise<void>; readonly askedMs: number } | null = null;

/** The same, but accepts a check from a moment ago: callers that expect to load a part can check ahead. */
export function checkSiteOnlineCached(): Promise<void> {
  // Wall-clock time, because other clocks stop while a device sleeps.
  const nowMs = Date.now();
  if (latest !== null && Math.abs(nowMs - latest.askedMs) <= VALID_MS) return latest.answer;
  const asked = { answer: checkSiteOnline(), askedMs: nowMs };
  latest = asked;
  asked.answer.catch(() => {
    if (latest === asked) latest = null;
  });
  return asked.answer;
}

/**
 * A part of the site that is loaded when it is first needed and is there at once afterwards. A browser never retries a
 * script that failed to load while the page is open, so the part is requested only after `ask` has confirmed that the
 * site can be reached. The call throws if it cannot; calling again retries.
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
