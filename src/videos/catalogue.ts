/*
 * What a video hub offers. The entries are facts that were collected from public lists; each hub is one JSON file in
 * ./catalogue, whose shape is proved by scripts/videos/schema.ts at every build.
 */

/** Something to watch or to visit. One of videoId, playlistId and externalUrl says what. */
export interface Entry {
  readonly title: string;
  readonly educator: string;
  /** One plain sentence of our own, where it adds something to the title; it promises nothing that the title does not say. */
  readonly description?: string | undefined;
  readonly videoId?: string | undefined;
  readonly playlistId?: string | undefined;
  readonly isPlaylist?: boolean | undefined;
  readonly externalUrl?: string | undefined;
  readonly isExternal?: boolean | undefined;
  /** What could not be made out for certain. */
  readonly doubt?: { readonly about: string; readonly note: string } | undefined;
}

/** Entries about one subject. */
export interface Unit {
  /** Its name in the address, its own within its tab. */
  readonly id: string;
  readonly title: string;
  /** What its drawings are about where the titles do not say. */
  readonly topic: string;
  readonly entries: readonly Entry[];
}

/** The units of one part of the exam. */
export interface HubTab {
  readonly id: string;
  readonly title: string;
  readonly units: readonly Unit[];
}

/** All that one hub offers. */
export interface Catalogue {
  readonly id: string;
  readonly heading: string;
  readonly intro: string;
  readonly tabs: readonly HubTab[];
}

/** What a card is about: the badge on it says so. */
export type EntryKind = 'Video' | 'Playlist' | 'External Link';

/** What an entry leads to. */
export function kindOf({ isExternal = false, isPlaylist = false }: Entry): EntryKind {
  if (isExternal) return 'External Link';
  return isPlaylist ? 'Playlist' : 'Video';
}

/** What tells an entry from all others of its hub. */
export const idOf = ({ videoId, playlistId, externalUrl }: Entry): string => videoId ?? playlistId ?? externalUrl ?? '';

/** Who made it, as far as that is known. */
export const creditOf = ({ educator, doubt }: Entry): string =>
  doubt?.about === 'educator' ? `Listed under ${educator}` : educator;

/** An entry with where it stands in its hub. */
export interface LocatedEntry {
  readonly entry: Entry;
  readonly unit: Unit;
  readonly tab: HubTab;
}

/** Every entry of a hub, in the order of its pages. */
export const entriesOf = ({ tabs }: Catalogue): readonly LocatedEntry[] =>
  tabs.flatMap((tab) => tab.units.flatMap((unit) => unit.entries.map((entry) => ({ entry, unit, tab }))));
