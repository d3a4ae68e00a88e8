/*
 * Size limits for stored data. They apply wherever data is read: from the device, a file or a link. Real players never
 * reach them.
 */
import * as v from 'valibot';

/** The largest size of one stored part, in bytes of JSON. */
export const MAX_PART_BYTES = 128 * 1024;

/** The largest possible score or number of answers. */
export const MAX_COUNT = 1_000_000_000;

/** The longest name of a game, an item, a hub or a kind of round, in characters. */
const MAX_NAME_LENGTH = 64;

/** Unknown fields are kept up to this total size, because a newer version may have written them. */
const MAX_FOREIGN_BYTES = 16 * 1024;

/** A number of points, answers or stars. */
export const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_COUNT));

/** The id of a game, an item or a hub. */
export const nameSchema = v.pipe(v.string(), v.maxLength(MAX_NAME_LENGTH));

/** A function that reads stored data of this shape. It returns null for anything else. */
export const parserOf =
  <Schema extends v.GenericSchema>(schema: Schema) =>
  (data: unknown): v.InferOutput<Schema> | null => {
    const { success, output } = v.safeParse(schema, data);
    return success ? output : null;
  };

/** A list that drops invalid items, and the oldest ones above `maxLength`. */
export const listSchema = <Item>(item: v.GenericSchema<unknown, Item>, maxLength = Number.POSITIVE_INFINITY) =>
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

/** A record that drops invalid entries, and any above `maxEntries`. */
export const recordSchema = <Value>(value: v.GenericSchema<unknown, Value>, maxEntries = 256) =>
  v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((all): Readonly<Record<string, Value>> => {
      const entries = Object.entries(all).flatMap(([key, held]) => {
        const { success, output } = v.safeParse(value, held);
        return success && v.is(nameSchema, key) ? [[key, output] as const] : [];
      });
      return Object.fromEntries(entries.slice(0, maxEntries));
    }),
  );

/** The fields of a stored object that are not in `known`. Empty if they are too large or cannot be written as JSON. */
export function getUnknownFields(stored: object, known: readonly string[]): Readonly<Record<string, unknown>> {
  const fields = Object.entries(stored).filter(([field]) => !known.includes(field));
  try {
    return JSON.stringify(fields).length > MAX_FOREIGN_BYTES ? {} : Object.fromEntries(fields);
  } catch {
    return {};
  }
}
