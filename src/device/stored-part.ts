import { numberText } from '../ui/format';
import type { Store } from './device-store';
import { countMissing, isDeepEqual } from './merge-values';
import { readStored } from './stored-text';

/** The ids of the videos of each hub. */
export type VideoIds = Readonly<Record<string, ReadonlySet<string>>>;

/** One achievement in words: "Best score", "1,240". */
export interface ProgressFact {
  readonly label: string;
  readonly text: string;
}

/** A figure worth showing: nothing if it is 0. */
export const countFact = (label: string, figure: number): readonly ProgressFact[] =>
  figure === 0 ? [] : [{ label, text: numberText(figure) }];

/**
 * What a stored value belongs to: a game by its id, the memory, the map, the passport, the video hubs, or choices for
 * the site.
 */
export type StoredPartOwner = 'learning' | 'voyage' | 'passport' | 'videos' | 'choices' | (string & {});

/** Undoes a change. It does nothing if that would lose progress made since. */
type Undo = () => 'undone' | 'changedSince';

/** What is accepted of a value, and how many things were left out. */
interface Sifted {
  readonly stored: unknown;
  readonly leftOut: number;
}

/** One value on this device as it is saved, loaded and cleared. `stored` is always the form in local storage. */
export interface StoredPart {
  readonly key: string;
  readonly part: StoredPartOwner;
  /** The stored form of the value; undefined if there is none. */
  readonly stored: () => unknown;
  /** The value in words. */
  readonly facts: () => readonly ProgressFact[];
  /** What the site recognises in a value from a file, in stored form, and the number of things that it does not. */
  readonly filter: (stored: unknown, watchable: VideoIds) => Sifted;
  /** What a value from a file would do here: add something, add nothing, or not be understood (newer or damaged). */
  readonly compare: (stored: unknown) => 'more' | 'same' | 'newer' | 'damaged';
  /** The value in words after loading this. */
  readonly factsWith: (stored: unknown) => readonly ProgressFact[];
  /** Merges what is understood into the current value. */
  readonly load: (stored: unknown) => Undo;
  /**
   * Resets progress but keeps choices. Null if a newer version of the site has written the value, which is then left
   * alone.
   */
  readonly clear: () => Undo | null;
  readonly subscribe: (listener: () => void) => () => void;
}

interface PartOptions<Value> {
  readonly part: StoredPartOwner;
  readonly store: Store<Value>;
  /** Merges the current value with a loaded one. */
  readonly merged: (here: Value, loaded: Value) => Value;
  readonly facts: (value: Value) => readonly ProgressFact[];
  /** The part of a readable value that the site recognises; by default all of it. */
  readonly known?: (value: Value, watchable: VideoIds) => Value;
  /** The number of things left out that the stored form does not show. */
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
      // An unreadable value is reported as such and never loaded.
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

/** A player's progress: loading adds to it, starting over clears it. */
export const progressPart = <Value>(
  part: StoredPartOwner,
  options: Omit<PartOptions<Value>, 'part' | 'isCleared'>,
): StoredPart => storedPart({ part, isCleared: true, ...options });

/** A player's choices: those made here stay, and defaults are replaced from the file. */
export const choicePart = <Value>(store: Store<Value>): StoredPart =>
  storedPart({
    part: 'choices',
    store,
    merged: (here, loaded) => (isDeepEqual(here, store.format.fallback) ? loaded : here),
    facts: () => [],
    isCleared: false,
  });
