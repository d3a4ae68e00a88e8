import type { Fact, Kept, Part, Watchable } from '../device/kept';
import type { SavedFile } from './file';
import { KEPT, titleOf } from './kept';

/** A figure that will be another one: null where nothing is told yet. */
interface ChangedFact {
  readonly label: string;
  readonly before: string | null;
  readonly after: string;
}

/** What loading a file will change in one part; without facts, something that no figure of it tells. */
interface PartChange {
  readonly part: Part;
  readonly title: string;
  readonly facts: readonly ChangedFact[];
}

/** What loading a file will do, told before it is done. */
export interface Plan {
  readonly savedAt: Date | null;
  readonly changes: readonly PartChange[];
  /** The titles of what cannot be read; the rest is loaded. */
  readonly damaged: readonly string[];
  /** The titles of what a newer version of the site has written, there or here; the rest is loaded. */
  readonly newer: readonly string[];
  /** How many things the site does not know; the rest is loaded. */
  readonly leftOut: number;
}

/** Puts everything back as it was; gives the titles of what has changed again since, which stays as it is. */
export type UndoAll = () => readonly string[];

/** All values of this device by their keys, as they are stored. */
export const storedValues = (): SavedFile['data'] =>
  Object.fromEntries(KEPT.flatMap(({ key, stored }) => (stored() === undefined ? [] : [[key, stored()]])));

/** A file of which only that is left which the site knows. */
export interface KnownFile extends SavedFile {
  /** How many things were left out. */
  readonly leftOut: number;
}

/** Leaves out of a file all that the site does not know: values, fields, kinds of rounds, items, videos. */
export function sifted({ savedAt, data }: SavedFile, watchable: Watchable): KnownFile {
  const known = KEPT.filter(({ key }) => Object.hasOwn(data, key));
  const values = known.map(({ key, sift }) => ({ key, ...sift(data[key], watchable) }));
  const foreign = Object.keys(data).length - known.length;
  return {
    savedAt,
    data: Object.fromEntries(values.map(({ key, stored }) => [key, stored])),
    leftOut: values.reduce((count, { leftOut }) => count + leftOut, foreign),
  };
}

interface Found {
  readonly kept: Kept;
  readonly stored: unknown;
  readonly look: ReturnType<Kept['look']>;
}

const foundIn = ({ data }: SavedFile): readonly Found[] =>
  KEPT.flatMap((kept) => {
    if (!Object.hasOwn(data, kept.key)) return [];
    const stored = data[kept.key];
    return [{ kept, stored, look: kept.look(stored) }];
  });

/** What loading this file would do. */
export function planOf(file: KnownFile): Plan {
  const found = foundIn(file);
  const partsThat = (look: Found['look']): readonly Part[] => [
    ...new Set(found.filter((one) => one.look === look).map(({ kept }) => kept.part)),
  ];
  const changes = partsThat('more').map((part) => ({
    part,
    title: titleOf(part),
    facts: found
      .filter(({ kept, look }) => kept.part === part && look === 'more')
      .flatMap(({ kept, stored }) => changedFacts(kept.facts(), kept.factsWith(stored))),
  }));
  return {
    savedAt: file.savedAt,
    changes,
    damaged: partsThat('damaged').map(titleOf),
    newer: partsThat('newer').map(titleOf),
    leftOut: file.leftOut,
  };
}

const changedFacts = (before: readonly Fact[], after: readonly Fact[]): readonly ChangedFact[] =>
  after.flatMap(({ label, text }) => {
    const known = before.find((fact) => fact.label === label)?.text ?? null;
    return known === text ? [] : [{ label, before: known, after: text }];
  });

/** The titles of these parts, each once. */
const titlesOf = (all: readonly Kept[]): readonly string[] => [...new Set(all.map(({ part }) => titleOf(part)))];

interface Undoable {
  readonly kept: Kept;
  readonly undo: ReturnType<Kept['load']>;
}

const undoAll =
  (all: readonly Undoable[]): UndoAll =>
  () =>
    titlesOf(all.filter(({ undo }) => undo() === 'changedSince').map(({ kept }) => kept));

/** Adds what a file holds to what is here. */
export function load(file: KnownFile): UndoAll {
  const found = foundIn(file).filter(({ look }) => look === 'more');
  return undoAll(found.map(({ kept, stored }) => ({ kept, undo: kept.load(stored) })));
}

/** What beginning anew has come to. */
export interface Cleared {
  readonly undo: UndoAll;
  /** The titles of what a newer version of the site has written, which is left as it was. */
  readonly newer: readonly string[];
}

/** Begins anew in every game and hub; what was chosen stays, and so does an account. */
export function startOver(): Cleared {
  const cleared = KEPT.map((kept) => ({ kept, undo: kept.clear() }));
  return {
    undo: undoAll(cleared.flatMap(({ kept, undo }) => (undo === null ? [] : [{ kept, undo }]))),
    newer: titlesOf(cleared.filter(({ undo }) => undo === null).map(({ kept }) => kept)),
  };
}
