import { formatNumber } from '../ui/format';
import type { Store } from './device-store';
import { countMissing, isDeepEqual } from './merge-values';
import { readStored } from './stored-strings';

/** The ids of the videos of each hub. */
export type VideoIds = Readonly<Record<string, ReadonlySet<string>>>;

/** One fact about the progress in words: "Best score", "1,240". */
export interface ProgressFact {
  readonly label: string;
  readonly text: string;
}

/** A number as a fact, or nothing if it is 0. */
export const countFact = (label: string, figure: number): readonly ProgressFact[] =>
  figure === 0 ? [] : [{ label, text: formatNumber(figure) }];

/**
 * The owner of a stored value: a game by its id, the memory, the map, the passport, the child's boat and its own
 * island, today's voyage, the weeks, the last rounds, marked sheets, the video hubs, or choices for the site.
 */
export type StoredPartOwner =
  | 'learning'
  | 'voyage'
  | 'passport'
  | 'captain'
  | 'island'
  | 'dayVoyage'
  | 'weeks'
  | 'lastRounds'
  | 'markedSheets'
  | 'videos'
  | 'choices'
  | (string & {});

/** Undoes a change, unless that would lose progress made since. */
type Undo = () => 'undone' | 'changedSince';

/** The accepted part of a value, and the number of things left out. */
interface Sifted {
  readonly stored: unknown;
  readonly leftOut: number;
}

/** One value on this device that can be saved, loaded and cleared. `stored` is always the form in local storage. */
export interface StoredPart {
  readonly key: string;
  /** An old key from which the value was migrated, if there is one. */
  readonly legacyKey: string | undefined;
  readonly part: StoredPartOwner;
  /** The stored form of the value; undefined if there is none. */
  readonly stored: () => unknown;
  /** The current value as facts in words. */
  readonly facts: () => readonly ProgressFact[];
  /**
   * The part of a file's value that the site recognises, in stored form, and the number of things that it does not
   * recognise.
   */
  readonly filter: (stored: unknown, watchable: VideoIds) => Sifted;
  /**
   * What loading a value from a file would do: it would add something (`more`) or nothing (`same`), or it cannot be
   * read because it is newer or damaged.
   */
  readonly compare: (stored: unknown) => 'more' | 'same' | 'newer' | 'damaged';
  /** Facts for the preview: what this part will hold once `stored` is loaded. */
  readonly factsWith: (stored: unknown) => readonly ProgressFact[];
  /** Merges the part that the site recognises into the current value. */
  readonly load: (stored: unknown) => Undo;
  /**
   * Resets progress but keeps choices. Null if a newer version of the site has written the value. It is then left
   * alone.
   */
  readonly clear: () => Undo | null;
  readonly subscribe: (listener: () => void) => () => void;
}

interface PartOptions<Value> {
  readonly part: StoredPartOwner;
  readonly store: Store<Value>;
  readonly merged: (here: Value, loaded: Value) => Value;
  readonly facts: (value: Value) => readonly ProgressFact[];
  /** The part of a readable value that the site recognises; by default all of it. */
  readonly known?: (value: Value, watchable: VideoIds) => Value;
  /** The number of things left out that cannot be seen in the stored form. */
  readonly leftOut?: (value: Value, left: Value) => number;
  /** False for choices, which are not progress. */
  readonly isCleared: boolean;
}

function storedPart<Value>({ part, store, merged, facts, known, leftOut, isCleared }: PartOptions<Value>): StoredPart {
  const { key, format } = store;
  const both = (here: Value, other: Value): Value => {
    const next = merged(here, other);
    return isDeepEqual(next, here) ? here : next;
  };
  const mergedWith = (stored: unknown) => (here: Value) => {
    const loaded = format.parse(stored);
    return loaded === null ? here : both(here, loaded);
  };
  const isOfNewer = (): boolean => format.isNewer(readStored(key));
  return {
    key,
    legacyKey: format.legacyKey,
    part,
    stored: () => {
      const stored = readStored(key);
      // A value from a newer version of the site is saved as it is.
      if (format.isNewer(stored)) return stored;
      return stored === undefined && store.read() === format.fallback ? undefined : format.print(store.read());
    },
    facts: () => facts(store.read()),
    filter: (stored, watchable) => {
      const value = format.isNewer(stored) ? null : format.parse(stored);
      // An unreadable value is reported as unreadable and never loaded.
      if (value === null) return { stored, leftOut: 0 };
      const letIn = known?.(value, watchable) ?? value;
      const left = format.print(letIn);
      const shown = countMissing(stored, left, 'fields') + countMissing(format.print(value), left, 'texts');
      return { stored: left, leftOut: shown + (leftOut?.(value, letIn) ?? 0) };
    },
    compare: (stored) => {
      if (format.isNewer(stored) || isOfNewer()) return 'newer';
      if (format.parse(stored) === null) return 'damaged';
      return mergedWith(stored)(store.read()) === store.read() ? 'same' : 'more';
    },
    factsWith: (stored) => facts(mergedWith(stored)(store.read())),
    load: (stored) => {
      const before = store.read();
      store.update(mergedWith(stored));
      const after = store.read();
      return () => {
        if (!isDeepEqual(store.read(), after)) return 'changedSince';
        store.update((value) => (isDeepEqual(value, after) ? before : value));
        return 'undone';
      };
    },
    clear: () => {
      if (!isCleared) return () => 'undone';
      if (isOfNewer()) return null;
      const { fallback } = format;
      const before = store.read();
      store.update((value) => (isDeepEqual(value, fallback) ? value : fallback));
      return () => {
        store.update((value) => (isDeepEqual(value, fallback) ? before : both(value, before)));
        return 'undone';
      };
    },
    subscribe: (listener) => store.subscribe(listener),
  };
}

/** A player's progress: loading a file adds to it, and starting over clears it. */
export const createProgressPart = <Value>(
  part: StoredPartOwner,
  options: Omit<PartOptions<Value>, 'part' | 'isCleared'>,
): StoredPart => storedPart({ part, isCleared: true, ...options });

/** A player's choices: choices made here stay, and defaults are replaced from the file. */
export const createChoicePart = <Value>(store: Store<Value>): StoredPart =>
  storedPart({
    part: 'choices',
    store,
    merged: (here, loaded) => (isDeepEqual(here, store.format.fallback) ? loaded : here),
    facts: () => [],
    isCleared: false,
  });
