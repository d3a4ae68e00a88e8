import * as v from 'valibot';
import { listSchema, parserOf, recordSchema } from '../../machines/core/stored-shape';
import { createEnvelopeStore } from '../device/device-store';

/** What the viewer has watched and opened on this device, by hub id. */
export interface Viewing {
  /** Entry ids marked as watched, by hub. */
  readonly watched: Readonly<Record<string, readonly string[]>>;
  /** The last opened entry, by hub. */
  readonly last: Readonly<Record<string, string>>;
}

/** Limits for stored data. There are seven hubs, with 241 entries and about 5,000 characters of ids. */
const MAX = { hubs: 32, watched: 600, characters: 20_000 } as const;

/** The id of an entry: a video id, a playlist id or a URL. */
const id = v.pipe(v.string(), v.regex(/^[^\p{Cc}\p{Cs}]{1,128}$/u));

/** Limits the number of ids in all hubs, and their total length. */
function limited(watched: Viewing['watched']): Viewing['watched'] {
  let [count, characters] = [0, 0];
  const isLetIn = (one: string): boolean => {
    characters += one.length;
    return ++count <= MAX.watched && characters <= MAX.characters;
  };
  return Object.fromEntries(Object.entries(watched).map(([hub, ids]) => [hub, [...new Set(ids)].filter(isLetIn)]));
}

const viewing = v.object({
  watched: v.pipe(recordSchema(listSchema(id, MAX.watched), MAX.hubs), v.transform(limited)),
  last: recordSchema(id, MAX.hubs),
});

export const viewingStore = createEnvelopeStore<Viewing>('numeria.videos', {
  version: 1,
  fallback: { watched: {}, last: {} },
  parse: parserOf(viewing),
});

/** The watched entries of a hub. Ignores names that every object inherits, such as "toString". */
export const getWatchedEntries = ({ watched }: Viewing, hub: string): readonly string[] =>
  (Object.hasOwn(watched, hub) ? watched[hub] : null) ?? [];

/** A copy with an entry marked as watched or not. */
export function withWatchedEntry(viewing: Viewing, hub: string, id: string, isWatched: boolean): Viewing {
  const { watched, last } = viewing;
  const others = getWatchedEntries(viewing, hub).filter((one) => one !== id);
  return { watched: { ...watched, [hub]: isWatched ? [...others, id] : others }, last };
}

/** A copy with an entry as the last opened one. */
export const withOpenedEntry = ({ watched, last }: Viewing, hub: string, id: string): Viewing => ({
  watched,
  last: { ...last, [hub]: id },
});
