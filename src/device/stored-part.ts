import { numberText } from '../ui/format';
import type { Store } from './device-store';
import { isSame, leftOutOf } from './join';
import { peek } from './stored-text';

/** What can be watched: the ids of each hub. */
export type Watchable = Readonly<Record<string, ReadonlySet<string>>>;

/** One thing that a player has reached, in words: "Best score", "1,240". */
export interface Fact {
  readonly label: string;
  readonly text: string;
}

/** A figure that is worth telling: none that is nothing yet. */
export const counted = (label: string, figure: number): readonly Fact[] =>
  figure === 0 ? [] : [{ label, text: numberText(figure) }];

/** What a thing on this device belongs to: the id of a game, what the player knows, the map, the passport, the video hubs, or choices for the site. */
export type Part = 'learning' | 'voyage' | 'passport' | 'videos' | 'choices' | (string & {});

/** Puts a value back as it was before a change. What was reached since stays: where that cannot be, it does nothing. */
type Undo = () => 'undone' | 'changedSince';

/** What is left of a value, and how many things of it were left out. */
interface Sifted {
  readonly stored: unknown;
  readonly leftOut: number;
}

/** One value on this device as it is saved, loaded and cleared; `stored` is always as it lies on a device. */
export interface StoredPart {
  readonly key: string;
  readonly part: Part;
  /** The value as it is stored; undefined where there is none. */
  readonly stored: () => unknown;
  /** What is told of the value now. */
  readonly facts: () => readonly Fact[];
  /** What the site knows of a value out of a file, as it is stored, and of how many things it knows nothing. */
  readonly sift: (stored: unknown, watchable: Watchable) => Sifted;
  /** What a value out of a file would do here: say more than is known, nothing new, or not be understood. */
  readonly look: (stored: unknown) => 'more' | 'same' | 'newer' | 'damaged';
  /** What would be told once this is loaded. */
  readonly factsWith: (stored: unknown) => readonly Fact[];
  /** Adds what is understood to what is here. */
  readonly load: (stored: unknown) => Undo;
  /** Begins anew; what was chosen stays. Null where a newer version of the site has written it: that is left alone. */
  readonly clear: () => Undo | null;
  readonly subscribe: (listener: () => void) => () => void;
}

interface PartOptions<Value> {
  readonly part: Part;
  readonly store: Store<Value>;
  /** What becomes of the value that is here when another one is loaded. */
  readonly merged: (here: Value, loaded: Value) => Value;
  readonly facts: (value: Value) => readonly Fact[];
  /** What the site knows of a value that it can read: all of it, where this is not given. */
  readonly known?: (value: Value, watchable: Watchable) => Value;
  /** How many things of a value were left out that its stored form does not show. */
  readonly leftOut?: (value: Value, left: Value) => number;
  /** False for what the player has chosen, which is no progress. */
  readonly isCleared: boolean;
}

function storedPart<Value>({ part, store, merged, facts, known, leftOut, isCleared }: PartOptions<Value>): StoredPart {
  const { key, format } = store;
  const both = (here: Value, other: Value): Value => {
    const next = merged(here, other);
    return isSame(next, here) ? here : next;
  };
  const mergedWith = (stored: unknown) => (here: Value) => {
    const loaded = format.parse(stored);
    return loaded === null ? here : both(here, loaded);
  };
  const isOfNewer = (): boolean => format.isNewer(peek(key));
  return {
    key,
    part,
    stored: () => {
      const lying = peek(key);
      // What a newer version of the site has written is taken along as it lies.
      if (format.isNewer(lying)) return lying;
      return lying === undefined && store.read() === format.fallback ? undefined : format.print(store.read());
    },
    facts: () => facts(store.read()),
    sift: (stored, watchable) => {
      const value = format.isNewer(stored) ? null : format.parse(stored);
      // What cannot be read is named as such, and never loaded.
      if (value === null) return { stored, leftOut: 0 };
      const letIn = known?.(value, watchable) ?? value;
      const left = format.print(letIn);
      const shown = leftOutOf(stored, left, 'fields') + leftOutOf(format.print(value), left, 'texts');
      return { stored: left, leftOut: shown + (leftOut?.(value, letIn) ?? 0) };
    },
    look: (stored) => {
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
        if (!isSame(store.read(), after)) return 'changedSince';
        store.update((value) => (isSame(value, after) ? before : value));
        return 'undone';
      };
    },
    clear: () => {
      if (!isCleared) return () => 'undone';
      if (isOfNewer()) return null;
      const { fallback } = format;
      const before = store.read();
      store.update((value) => (isSame(value, fallback) ? value : fallback));
      return () => {
        store.update((value) => (isSame(value, fallback) ? before : both(value, before)));
        return 'undone';
      };
    },
    subscribe: (listener) => store.subscribe(listener),
  };
}

/** Something that a player reaches: loading adds to it, starting over clears it. */
export const progress = <Value>(part: Part, options: Omit<PartOptions<Value>, 'part' | 'isCleared'>): StoredPart =>
  storedPart({ part, isCleared: true, ...options });

/** What was chosen here stays; what is as everybody begins with is as the file says, however it came to be so. */
export const choice = <Value>(store: Store<Value>): StoredPart =>
  storedPart({
    part: 'choices',
    store,
    merged: (here, loaded) => (isSame(here, store.format.fallback) ? loaded : here),
    facts: () => [],
    isCleared: false,
  });
