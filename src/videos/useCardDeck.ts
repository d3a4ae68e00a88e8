import { useState } from 'react';
import { useStore } from '../ui/page-store';
import { type Catalogue, getEntryId, type LocatedEntry, listEntries } from './catalogue';
import { getWatchedEntries, type Viewing, viewingStore, withOpenedEntry, withWatchedEntry } from './viewing';

/** Shared by the cards of a page: which one is open, and what the viewer has watched. */
export interface CardDeck {
  readonly getCard: (
    hub: Catalogue,
    located: LocatedEntry,
  ) => {
    readonly isOpen: boolean;
    readonly onOpen: () => void;
    readonly onClose: () => void;
    readonly isWatched: boolean;
    readonly onWatched: (isWatched: boolean) => void;
  };
  readonly viewing: Viewing;
}

/** For the prerendered HTML. */
const NOTHING_SEEN: Viewing = { watched: {}, last: {} };

/** State for the cards of a page. At most one of them is open. */
export function useCardDeck(): CardDeck {
  const viewing = useStore(viewingStore, NOTHING_SEEN);
  const [open, setOpen] = useState<string | null>(null);
  return {
    viewing,
    getCard: (hub, { entry }) => {
      const id = getEntryId(entry);
      const name = `${hub.id} ${id}`;
      return {
        isOpen: open === name,
        onOpen: () => {
          if (entry.isExternal !== true) setOpen(name);
          viewingStore.update((before) => withOpenedEntry(before, hub.id, id));
        },
        onClose: () => setOpen(null),
        isWatched: isWatched(viewing, hub, id),
        onWatched: (now) => viewingStore.update((before) => withWatchedEntry(before, hub.id, id, now)),
      };
    },
  };
}

const isWatched = (viewing: Viewing, hub: Catalogue, id: string): boolean =>
  getWatchedEntries(viewing, hub.id).includes(id);

/** How many of these entries the viewer has watched. */
export const countWatched = (viewing: Viewing, hub: Catalogue, allLocated: readonly LocatedEntry[]): number =>
  allLocated.filter(({ entry }) => isWatched(viewing, hub, getEntryId(entry))).length;

/** The last opened entry in this hub, if it still exists. */
export const findLastOpenedEntry = (viewing: Viewing, hub: Catalogue): LocatedEntry | undefined =>
  listEntries(hub).find(({ entry }) => getEntryId(entry) === viewing.last[hub.id]);
