import { mergeLists } from '../device/merge-values';
import { countFact, type ProgressFact, type VideoIds } from '../device/stored-part';
import { getEntryId } from '../videos/catalogue';
import { HUBS, loadCatalogue } from '../videos/hubs';
import { getWatchedEntries, type Viewing, viewingStore } from '../videos/viewing';
import type { SavedFile } from './progress-file';
import { FACT_LABELS } from './text';

/** Facts about the watched videos, for the progress page. */
export const summariseViewing = ({ watched }: Viewing): readonly ProgressFact[] =>
  countFact(
    FACT_LABELS.watched,
    Object.values(watched).reduce((sum, ids) => sum + ids.length, 0),
  );

/** Merges the watched videos. The last opened video of each hub stays the one on this device. */
export const mergeViewing = (here: Viewing, loaded: Viewing): Viewing => ({
  watched: {
    ...here.watched,
    ...Object.fromEntries(
      Object.entries(loaded.watched).map(([hub, ids]) => [hub, mergeLists(getWatchedEntries(here, hub), ids)]),
    ),
  },
  last: { ...loaded.last, ...here.last },
});

/** Loads the catalogues of the hubs that a file mentions. Throws if one cannot be loaded. */
export async function loadWatchableVideos({ data }: SavedFile): Promise<VideoIds> {
  if (!Object.hasOwn(data, viewingStore.key)) return {};
  const hubs = HUBS.map(async ({ id }) => {
    const { tabs } = await loadCatalogue(id);
    const entries = tabs.flatMap(({ units }) => units.flatMap((unit) => unit.entries));
    return [id, new Set(entries.map(getEntryId))] as const;
  });
  return Object.fromEntries(await Promise.all(hubs));
}

export const removeUnknownViewing = ({ watched, last }: Viewing, watchable: VideoIds): Viewing => {
  const isKnown = (hub: string, id: string): boolean =>
    Object.hasOwn(watchable, hub) && watchable[hub]?.has(id) === true;
  const ticked = Object.entries(watched).map(([hub, ids]) => ({
    hub,
    ids,
    known: ids.filter((id) => isKnown(hub, id)),
  }));
  // Drops lists that are now empty.
  const left = ticked.filter(
    ({ hub, ids, known }) => Object.hasOwn(watchable, hub) && (ids.length === 0 || known.length > 0),
  );
  return {
    watched: Object.fromEntries(left.map(({ hub, known }) => [hub, known])),
    last: Object.fromEntries(Object.entries(last).filter(([hub, id]) => isKnown(hub, id))),
  };
};
