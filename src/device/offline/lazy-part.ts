/** A small file of the site: without a network this device answers with it where it keeps the whole site. */
const PROBE = '/robots.txt';

/** Asks whether the site is there: from the server, or from this device. Throws where it is not. */
export async function askSite(): Promise<void> {
  const { ok, status } = await fetch(PROBE, { cache: 'no-store' });
  if (!ok) throw new Error(`The site answers with ${status}.`);
}

/** For so long an answer of the site is as good as another; a network that is lost meanwhile would not be noticed. */
const GOOD_MS = 2000;

let latest: { readonly answer: Promise<void>; readonly askedMs: number } | null = null;

/** The same, where an answer of a moment ago will do: who knows that a part will be asked for can have it by then. */
export function siteAnswers(): Promise<void> {
  // By the clock on the wall: others stand while a device sleeps.
  const nowMs = Date.now();
  if (latest !== null && Math.abs(nowMs - latest.askedMs) <= GOOD_MS) return latest.answer;
  const asked = { answer: askSite(), askedMs: nowMs };
  latest = asked;
  asked.answer.catch(() => {
    if (latest === asked) latest = null;
  });
  return asked.answer;
}

/**
 * A part of the site that is fetched when it is first needed, and is there at once from then on. A browser never tries
 * again to fetch a script that did not arrive, for as long as the page is open; so it is asked for only while the site
 * answers, which `ask` finds out. The call throws where it does not, and the next one tries again.
 */
export function lazyPart<Part>(load: () => Promise<Part>, ask = askSite): () => Promise<Part> {
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
