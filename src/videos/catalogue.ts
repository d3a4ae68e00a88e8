/*
 * The content of a video hub. The entries were collected from public lists. Each hub is a JSON file in ./catalogue,
 * which scripts/videos/schema.ts validates in every build.
 */
import { listedUnder } from './text.ts';

/** A video, a playlist or a page. It has exactly one of videoId, playlistId and externalUrl. */
export interface Entry {
  readonly title: string;
  readonly educator: string;
  /**
   * One sentence in our own words, if it adds something to the title. It does not promise anything that the title does
   * not say.
   */
  readonly description?: string | undefined;
  readonly videoId?: string | undefined;
  readonly playlistId?: string | undefined;
  readonly isPlaylist?: boolean | undefined;
  readonly externalUrl?: string | undefined;
  readonly isExternal?: boolean | undefined;
  /** Anything that we could not verify. */
  readonly doubt?: { readonly about: string; readonly note: string } | undefined;
  /** The day when it was found to be gone. The build leaves these entries out. */
  readonly gone?: string | undefined;
}

export interface Unit {
  /** Used in URLs; unique within its tab. */
  readonly id: string;
  readonly title: string;
  /** The subject of its drawings, for titles that do not match any pattern. */
  readonly topic: string;
  readonly entries: readonly Entry[];
}

export interface HubTab {
  readonly id: string;
  readonly title: string;
  readonly units: readonly Unit[];
}

export interface Catalogue {
  readonly id: string;
  readonly heading: string;
  readonly tabs: readonly HubTab[];
}

export type EntryKind = 'video' | 'playlist' | 'page';

export function getEntryKind({ isExternal = false, isPlaylist = false }: Entry): EntryKind {
  if (isExternal) return 'page';
  return isPlaylist ? 'playlist' : 'video';
}

/** The id of an entry, unique within its hub. */
export const getEntryId = ({ videoId, playlistId, externalUrl }: Entry): string =>
  videoId ?? playlistId ?? externalUrl ?? '';

/** Who made it, as far as we know. */
export const formatEntryCredit = ({ educator, doubt }: Entry): string =>
  doubt?.about === 'educator' ? listedUnder(educator) : educator;

/** An entry and its position in a hub. */
export interface LocatedEntry {
  readonly entry: Entry;
  readonly unit: Unit;
  readonly tab: HubTab;
}

/** Every entry of a hub, in page order. */
export const listEntries = ({ tabs }: Catalogue): readonly LocatedEntry[] =>
  tabs.flatMap((tab) => tab.units.flatMap((unit) => unit.entries.map((entry) => ({ entry, unit, tab }))));
