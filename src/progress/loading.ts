import { clearRound } from '../device/left-round';
import type { Fact, Part, StoredPart, Watchable } from '../device/stored-part';
import type { SavedFile } from './file';
import { STORED_PARTS, titleOf } from './stored-parts';

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
  Object.fromEntries(STORED_PARTS.flatMap(({ key, stored }) => (stored() === undefined ? [] : [[key, stored()]])));

/** A file of which only that is left which the site knows. */
export interface KnownFile extends SavedFile {
  /** How many things were left out. */
  readonly leftOut: number;
}

/** Leaves out of a file all that the site does not know: values, fields, kinds of rounds, items, videos. */
export function sifted({ savedAt, data }: SavedFile, watchable: Watchable): KnownFile {
  const known = STORED_PARTS.filter(({ key }) => Object.hasOwn(data, key));
  const values = known.map(({ key, sift }) => ({ key, ...sift(data[key], watchable) }));
  const foreign = Object.keys(data).length - known.length;
  return {
    savedAt,
    data: Object.fromEntries(values.map(({ key, stored }) => [key, stored])),
    leftOut: values.reduce((count, { leftOut }) => count + leftOut, foreign),
  };
}

interface Found {
  readonly storedPart: StoredPart;
  readonly stored: unknown;
  readonly look: ReturnType<StoredPart['look']>;
}

const foundIn = ({ data }: SavedFile): readonly Found[] =>
  STORED_PARTS.flatMap((storedPart) => {
    if (!Object.hasOwn(data, storedPart.key)) return [];
    const stored = data[storedPart.key];
    return [{ storedPart, stored, look: storedPart.look(stored) }];
  });

/** What loading this file would do. */
export function planOf(file: KnownFile): Plan {
  const found = foundIn(file);
  const partsThat = (look: Found['look']): readonly Part[] => [
    ...new Set(found.filter((one) => one.look === look).map(({ storedPart }) => storedPart.part)),
  ];
  const changes = partsThat('more').map((part) => ({
    part,
    title: titleOf(part),
    facts: found
      .filter(({ storedPart, look }) => storedPart.part === part && look === 'more')
      .flatMap(({ storedPart, stored }) => changedFacts(storedPart.facts(), storedPart.factsWith(stored))),
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
const titlesOf = (all: readonly StoredPart[]): readonly string[] => [...new Set(all.map(({ part }) => titleOf(part)))];

interface Undoable {
  readonly storedPart: StoredPart;
  readonly undo: ReturnType<StoredPart['load']>;
}

const undoAll =
  (all: readonly Undoable[]): UndoAll =>
  () =>
    titlesOf(all.filter(({ undo }) => undo() === 'changedSince').map(({ storedPart }) => storedPart));

/** Adds what a file holds to what is here. */
export function load(file: KnownFile): UndoAll {
  const found = foundIn(file).filter(({ look }) => look === 'more');
  return undoAll(found.map(({ storedPart, stored }) => ({ storedPart, undo: storedPart.load(stored) })));
}

/** What beginning anew has come to. */
export interface Cleared {
  readonly undo: UndoAll;
  /** The titles of what a newer version of the site has written, which is left as it was. */
  readonly newer: readonly string[];
}

/** Begins anew in every game and hub; what was chosen stays, and so does an account. */
export function startOver(): Cleared {
  const cleared = STORED_PARTS.map((storedPart) => ({ storedPart, undo: storedPart.clear() }));
  const undoRound = clearRound();
  const undoParts = undoAll(cleared.flatMap(({ storedPart, undo }) => (undo === null ? [] : [{ storedPart, undo }])));
  return {
    undo: () => {
      undoRound();
      return undoParts();
    },
    newer: titlesOf(cleared.filter(({ undo }) => undo === null).map(({ storedPart }) => storedPart)),
  };
}
