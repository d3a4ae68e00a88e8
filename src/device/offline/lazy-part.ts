/** A small file of the site: without a network this device answers with it where it keeps the whole site. */
const PROBE = '/robots.txt';

/** Asks whether the site is there: from the server, or from this device. Throws where it is not. */
export async function askSite(): Promise<void> {
  const { ok, status } = await fetch(PROBE, { cache: 'no-store' });
  if (!ok) throw new Error(`The site answers with ${status}.`);
}

/** For so long an answer of the site is as good as another. */
const GOOD_MS = 5000;

let latest: { readonly answer: Promise<void>; readonly askedMs: number } | null = null;

/** The same, where an answer of a moment ago will do: who knows that a part will be asked for can have it by then. */
export function siteAnswers(): Promise<void> {
  const nowMs = performance.now();
  if (latest === null || nowMs - latest.askedMs > GOOD_MS) {
    latest = { answer: askSite(), askedMs: nowMs };
    latest.answer.catch(() => {
      latest = null;
    });
  }
  return latest.answer;
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
