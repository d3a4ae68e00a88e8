import { useSyncExternalStore } from 'react';
import { bestsStore } from '../device/bests';
import type { Fact, Part } from '../device/stored-part';
import { GAMES } from '../games';
import { STORED_PARTS } from './stored-parts';

/** What is told of each part, in the order of the page; a part without facts has not been touched. */
export type Overview = readonly { readonly part: Part; readonly facts: readonly Fact[] }[];

const PARTS: readonly Part[] = [...GAMES.map(({ id }) => id), 'videos'];

/** What a new visitor sees, and what stands in the page before this device was looked at. */
const NOTHING: Overview = PARTS.map((part) => ({ part, facts: [] }));

let overview: Overview | null = null;

const readOverview = (): Overview => {
  overview ??= PARTS.map((part) => ({
    part,
    facts: STORED_PARTS.filter((storedPart) => storedPart.part === part).flatMap((storedPart) => storedPart.facts()),
  }));
  return overview;
};

function subscribe(listener: () => void): () => void {
  // What changed while nobody listened is read anew.
  overview = null;
  const leaves = STORED_PARTS.map((storedPart) =>
    storedPart.subscribe(() => {
      overview = null;
      listener();
    }),
  );
  return () => leaves.forEach((leave) => leave());
}

const readStreak = (): number =>
  Math.max(0, ...GAMES.flatMap(({ id }) => Object.values(bestsStore(id).read()).map(({ streak }) => streak)));

/** The most right answers in a row that this device knows of, of the games that keep bests of their rounds. */
export const useLongestStreak = (): number => useSyncExternalStore(subscribe, readStreak, () => 0);

/** What this device keeps of the player, as it changes in this tab and in others. */
export const useOverview = (): Overview => useSyncExternalStore(subscribe, readOverview, () => NOTHING);
