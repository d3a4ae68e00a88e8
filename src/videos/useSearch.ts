import { useEffect, useState } from 'react';
import { lazyPart } from '../device/offline/lazy-part';
import type { Catalogue } from './catalogue';
import { HUBS, loadCatalogue } from './hubs';
import type { Findings, Search } from './search';

/** The search itself, which is fetched when somebody is about to search. */
export const fetchSearch = lazyPart(() => import('./search'));

/** The search in all hubs; what they offer is fetched when it is first needed. */
export const searchEverywhere = lazyPart(async () => {
  const [{ searchIn }, ...hubs] = await Promise.all([fetchSearch(), ...HUBS.map(({ id }) => loadCatalogue(id))]);
  return searchIn(hubs);
});

const inHubs = new Map<string, () => Promise<Search>>();

/** The search in one hub. */
export function searchOf(hub: Catalogue): () => Promise<Search> {
  const search = inHubs.get(hub.id) ?? lazyPart(async () => (await fetchSearch()).searchIn([hub]));
  inHubs.set(hub.id, search);
  return search;
}

/** What a search has come to, for what was typed; `failed` where it did not arrive. */
interface Come {
  readonly by: () => Promise<Search>;
  readonly typed: string;
  readonly findings: Findings | 'failed';
}

/**
 * Searches for what is typed, with a search that is fetched when it is first needed: null until then, and where none is
 * wanted. What did not arrive is asked for again with the next letter.
 */
export function useFindings(fetchIt: (() => Promise<Search>) | null, typed: string): Come | null {
  const [come, setCome] = useState<Come | null>(null);
  useEffect(() => {
    if (fetchIt === null) return undefined;
    let isWanted = true;
    const take = (findings: Findings | 'failed') => {
      if (isWanted) setCome({ by: fetchIt, typed, findings });
    };
    fetchIt().then(
      (search) => take(search(typed)),
      () => take('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [fetchIt, typed]);
  return come?.by === fetchIt ? come : null;
}
