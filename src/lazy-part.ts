/** A small file of the site. */
const PROBE = '/robots.txt';

/**
 * A part of the site that is fetched when it is first needed, and is there at once from then on. A browser never tries
 * again to fetch a script that did not arrive, for as long as the page is open; so it is asked for only while the site
 * answers. The call throws where it does not, and the next one tries again.
 */
export function lazyPart<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let part: Promise<Part> | null = null;
  const fetchIt = async (): Promise<Part> => {
    const answer = await fetch(PROBE, { method: 'HEAD', cache: 'no-store' });
    if (!answer.ok) throw new Error(`The site answers with ${answer.status}.`);
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
