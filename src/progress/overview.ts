import { useSyncExternalStore } from 'react';
import { GAMES } from '../catalogue';
import { openPersonalBestsStore } from '../device/personal-bests';
import type { ProgressFact, StoredPartOwner } from '../device/stored-part';
import { useStore } from '../ui/page-store';
import { STORED_PARTS } from './stored-parts';

/** The facts of each part, in page order. A part without facts has not been played. */
export type ProgressOverview = readonly { readonly part: StoredPartOwner; readonly facts: readonly ProgressFact[] }[];

const PARTS: readonly StoredPartOwner[] = [...GAMES.map(({ id }) => id), 'videos'];

/** For new visitors and for the prerendered page. */
const NOTHING: ProgressOverview = PARTS.map((part) => ({ part, facts: [] }));

/** Reads the progress again only after it has changed. */
class OverviewCache {
  private overview: ProgressOverview | null = null;

  readonly read = (): ProgressOverview => {
    this.overview ??= PARTS.map((part) => ({
      part,
      facts: STORED_PARTS.filter((storedPart) => storedPart.part === part).flatMap((storedPart) => storedPart.facts()),
    }));
    return this.overview;
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    // Drops the cache, because values may have changed while there were no subscribers.
    this.overview = null;
    const leaves = STORED_PARTS.map((storedPart) =>
      storedPart.subscribe(() => {
        this.overview = null;
        listener();
      }),
    );
    return () => leaves.forEach((leave) => leave());
  };
}

const cache = new OverviewCache();

const readStreak = (): number =>
  Math.max(
    0,
    ...GAMES.flatMap(({ id }) => Object.values(openPersonalBestsStore(id).read()).map(({ streak }) => streak)),
  );

/** The longest streak on this device, in any game that stores bests for its rounds. */
export const useLongestStreak = (): number => useSyncExternalStore(cache.subscribe, readStreak, () => 0);

/** The progress stored on this device. Follows changes in this tab and in others. */
export const useProgressOverview = (): ProgressOverview => useStore(cache, NOTHING);
