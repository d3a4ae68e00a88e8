import { useEffect, useState } from 'react';
import { loadOnce } from '../ui/load-part';
import type { Catalogue } from './catalogue';
import { HUBS, loadCatalogue } from './hubs';
import type { Search, SearchOutcome } from './search';

/** The search code, loaded when someone is about to search. */
export const loadSearch = loadOnce(() => import('./search'));

/** The search in all hubs. Their catalogues are loaded when they are first needed. */
export const searchEverywhere = loadOnce(async () => {
  const [{ buildSearch }, ...hubs] = await Promise.all([loadSearch(), ...HUBS.map(({ id }) => loadCatalogue(id))]);
  return buildSearch(hubs);
});

const inHubs = new Map<string, () => Promise<Search>>();

export function searchHub(hub: Catalogue): () => Promise<Search> {
  const search = inHubs.get(hub.id) ?? loadOnce(async () => (await loadSearch()).buildSearch([hub]));
  inHubs.set(hub.id, search);
  return search;
}

/** The result of a search; `failed` if the search could not be loaded. */
interface SearchState {
  readonly by: () => Promise<Search>;
  readonly typed: string;
  readonly findings: SearchOutcome | 'failed';
}

/**
 * Searches for the typed text. The search is loaded when it is first needed. The result is null until then, and if
 * `fetchIt` is null. After a failure, the next letter tries again.
 */
export function useSearchResult(fetchIt: (() => Promise<Search>) | null, typed: string): SearchState | null {
  const [state, setState] = useState<SearchState | null>(null);
  useEffect(() => {
    if (fetchIt === null) return undefined;
    let isWanted = true;
    const take = (findings: SearchOutcome | 'failed') => {
      if (isWanted) setState({ by: fetchIt, typed, findings });
    };
    fetchIt().then(
      (search) => take(search(typed)),
      () => take('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [fetchIt, typed]);
  return state?.by === fetchIt ? state : null;
}
