/*
 * The sizes of what a device stores, the same at every door: a text that an older version of the site has written, a file, a
 * link. Whatever is larger was written by nobody who plays.
 */
import * as v from 'valibot';

/** No part of what is stored takes more than this, in bytes of its JSON. */
export const MAX_PART_BYTES = 128 * 1024;

/** No round brings more points, and no child gives more answers, than this. */
export const MAX_FIGURE = 1_000_000_000;

/** No name of a game, an item, a hub or a kind of round is longer than this, in characters. */
const MAX_NAME_LENGTH = 64;

/** Fields that we do not know are somebody's, and are kept while they take no more than this together. */
const MAX_FOREIGN_BYTES = 16 * 1024;

/** What is counted: points, answers, stars. */
export const figure = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_FIGURE));

/** What something is called in the code: the id of a game, an item, a hub. */
export const name = v.pipe(v.string(), v.maxLength(MAX_NAME_LENGTH));

/** A list of which each item that is none is left out, and what is more than so many. */
export const listOf = <Item>(item: v.GenericSchema<unknown, Item>, maxLength = Number.POSITIVE_INFINITY) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((all): readonly Item[] =>
      all
        .flatMap((one) => {
          const { success, output } = v.safeParse(item, one);
          return success ? [output] : [];
        })
        .slice(-maxLength),
    ),
  );

/** A record by names, of which each entry that is none is left out, and what is more than so many. */
export const recordOf = <Value>(value: v.GenericSchema<unknown, Value>, maxEntries = 256) =>
  v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((all): Readonly<Record<string, Value>> => {
      const entries = Object.entries(all).flatMap(([key, held]) => {
        const { success, output } = v.safeParse(value, held);
        return success && v.is(name, key) ? [[key, output] as const] : [];
      });
      return Object.fromEntries(entries.slice(0, maxEntries));
    }),
  );

/** The fields of a stored object besides those of these names, unless they are too much, or cannot be written again. */
export function foreignFields(stored: object, known: readonly string[]): Readonly<Record<string, unknown>> {
  const fields = Object.entries(stored).filter(([field]) => !known.includes(field));
  try {
    return JSON.stringify(fields).length > MAX_FOREIGN_BYTES ? {} : Object.fromEntries(fields);
  } catch {
    return {};
  }
}
