import * as v from 'valibot';
import { listOf, recordOf } from '../../machines/core/stored-shape';
import { envelopeStore } from '../device/device-store';

/** What a viewer has done in the hubs on this device, by their ids. */
export interface Viewing {
  /** What the viewer has ticked off, in each hub. */
  readonly watched: Readonly<Record<string, readonly string[]>>;
  /** What was opened last, in each hub. */
  readonly last: Readonly<Record<string, string>>;
}

/** There are seven hubs, with 241 entries whose ids are 5,000 characters long together. */
const MAX = { hubs: 32, watched: 600, characters: 20_000 } as const;

/** The id of an entry: the name of a video, or an address. */
const id = v.pipe(v.string(), v.regex(/^[^\p{Cc}\p{Cs}]{1,128}$/u));

/** So many ids of all hubs together, and no more characters. */
function limited(watched: Viewing['watched']): Viewing['watched'] {
  let [count, characters] = [0, 0];
  const isLetIn = (one: string): boolean => {
    characters += one.length;
    return ++count <= MAX.watched && characters <= MAX.characters;
  };
  return Object.fromEntries(Object.entries(watched).map(([hub, ids]) => [hub, [...new Set(ids)].filter(isLetIn)]));
}

const viewing = v.object({
  watched: v.pipe(recordOf(listOf(id, MAX.watched), MAX.hubs), v.transform(limited)),
  last: recordOf(id, MAX.hubs),
});

/** What this device keeps of the hubs. */
export const viewingStore = envelopeStore<Viewing>('numeria.videos', {
  version: 1,
  fallback: { watched: {}, last: {} },
  parse: (data) => {
    const { success, output } = v.safeParse(viewing, data);
    return success ? output : null;
  },
});

/** What is ticked off in a hub; a name that every object has something under, such as "toString", is no hub. */
export const tickedIn = ({ watched }: Viewing, hub: string): readonly string[] =>
  (Object.hasOwn(watched, hub) ? watched[hub] : null) ?? [];

/** The same with an entry ticked off, or no more. */
export function withWatched(viewing: Viewing, hub: string, id: string, isWatched: boolean): Viewing {
  const { watched, last } = viewing;
  const others = tickedIn(viewing, hub).filter((one) => one !== id);
  return { watched: { ...watched, [hub]: isWatched ? [...others, id] : others }, last };
}

/** The same with an entry opened. */
export const withOpened = ({ watched, last }: Viewing, hub: string, id: string): Viewing => ({
  watched,
  last: { ...last, [hub]: id },
});
