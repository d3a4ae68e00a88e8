import { useState } from 'react';
import { useStore } from '../ui/page-store';
import { allEntries, type Catalogue, entryId, type LocatedEntry } from './catalogue';
import { type Viewing, viewingStore, watchedEntries, withOpened, withWatched } from './viewing';

/** Shared by the cards of a page: which one is open, and what the viewer has watched. */
export interface CardDeck {
  readonly cardOf: (
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
    cardOf: (hub, { entry }) => {
      const id = entryId(entry);
      const name = `${hub.id} ${id}`;
      return {
        isOpen: open === name,
        onOpen: () => {
          if (entry.isExternal !== true) setOpen(name);
          viewingStore.update((before) => withOpened(before, hub.id, id));
        },
        onClose: () => setOpen(null),
        isWatched: isWatched(viewing, hub, id),
        onWatched: (now) => viewingStore.update((before) => withWatched(before, hub.id, id, now)),
      };
    },
  };
}

const isWatched = (viewing: Viewing, hub: Catalogue, id: string): boolean =>
  watchedEntries(viewing, hub.id).includes(id);

/** How many of these entries the viewer has watched. */
export const countWatched = (viewing: Viewing, hub: Catalogue, allLocated: readonly LocatedEntry[]): number =>
  allLocated.filter(({ entry }) => isWatched(viewing, hub, entryId(entry))).length;

/** The last opened entry in this hub, if it still exists. */
export const lastOpenedEntry = (viewing: Viewing, hub: Catalogue): LocatedEntry | undefined =>
  allEntries(hub).find(({ entry }) => entryId(entry) === viewing.last[hub.id]);
