import { together } from '../device/join';
import { counted, type Fact, type Watchable } from '../device/stored-part';
import { idOf } from '../videos/catalogue';
import { HUBS, loadCatalogue } from '../videos/hubs';
import { tickedIn, type Viewing, viewingStore } from '../videos/viewing';
import type { SavedFile } from './file';

/** What of the video hubs is told. */
export const factsOfViewing = ({ watched }: Viewing): readonly Fact[] =>
  counted(
    'Watched',
    Object.values(watched).reduce((sum, ids) => sum + ids.length, 0),
  );

/** What was watched in the hubs; what was opened last stays what it is here, in each hub. */
export const mergedViewing = (here: Viewing, loaded: Viewing): Viewing => ({
  watched: {
    ...here.watched,
    ...Object.fromEntries(
      Object.entries(loaded.watched).map(([hub, ids]) => [hub, together(tickedIn(here, hub), ids)]),
    ),
  },
  last: { ...loaded.last, ...here.last },
});

/** Fetches what can be watched, where a file says anything of that. Throws where it does not arrive. */
export async function loadWatchable({ data }: SavedFile): Promise<Watchable> {
  if (!Object.hasOwn(data, viewingStore.key)) return {};
  const hubs = HUBS.map(async ({ id }) => {
    const { tabs } = await loadCatalogue(id);
    const entries = tabs.flatMap(({ units }) => units.flatMap((unit) => unit.entries));
    return [id, new Set(entries.map(idOf))] as const;
  });
  return Object.fromEntries(await Promise.all(hubs));
}

/** What was watched and opened of what can be. */
export const knownViewing = ({ watched, last }: Viewing, watchable: Watchable): Viewing => {
  const isKnown = (hub: string, id: string): boolean =>
    Object.hasOwn(watchable, hub) && watchable[hub]?.has(id) === true;
  const ticked = Object.entries(watched).map(([hub, ids]) => ({
    hub,
    ids,
    known: ids.filter((id) => isKnown(hub, id)),
  }));
  // A list of which nothing is left says nothing either.
  const left = ticked.filter(
    ({ hub, ids, known }) => Object.hasOwn(watchable, hub) && (ids.length === 0 || known.length > 0),
  );
  return {
    watched: Object.fromEntries(left.map(({ hub, known }) => [hub, known])),
    last: Object.fromEntries(Object.entries(last).filter(([hub, id]) => isKnown(hub, id))),
  };
};
