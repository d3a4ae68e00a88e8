import type { ProgressFact, StoredPart, StoredPartOwner, VideoIds } from '../device/stored-part';
import { clearUnfinishedRound } from '../device/unfinished-round';
import type { SavedFile } from './progress-file';
import { getPartTitle, STORED_PARTS } from './stored-parts';

/** A fact that will change; null where there is no value yet. */
interface ChangedFact {
  readonly label: string;
  readonly before: string | null;
  readonly after: string;
}

/** The changes in one part when a file is loaded. Without facts, the change does not affect any number shown. */
interface PartChange {
  readonly part: StoredPartOwner;
  readonly title: string;
  readonly facts: readonly ChangedFact[];
}

/** A preview of what loading a file will do. */
export interface LoadPreviewData {
  readonly savedAt: Date | null;
  readonly changes: readonly PartChange[];
  /** Titles of parts that cannot be read. Everything else is loaded. */
  readonly damaged: readonly string[];
  /** Titles of parts saved by a newer version, in the file or on this device. Everything else is loaded. */
  readonly newer: readonly string[];
  /** How many items the site does not know. Everything else is loaded. */
  readonly leftOut: number;
}

/** Reverts the change. Parts that have changed since are left alone; their titles are returned. */
export type UndoAll = () => readonly string[];

/** All stored values of this device by storage key. */
export const readStoredValues = (): SavedFile['data'] =>
  Object.fromEntries(STORED_PARTS.flatMap(({ key, stored }) => (stored() === undefined ? [] : [[key, stored()]])));

/** A file without anything that the site does not know. */
export interface CleanFile extends SavedFile {
  readonly leftOut: number;
}

/** Removes everything from a file that the site does not know: values, fields, kinds of rounds, items, videos. */
export function removeUnknown({ savedAt, data }: SavedFile, watchable: VideoIds): CleanFile {
  const known = STORED_PARTS.filter(({ key }) => Object.hasOwn(data, key));
  const values = known.map(({ key, filter }) => ({ key, ...filter(data[key], watchable) }));
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
  readonly look: ReturnType<StoredPart['compare']>;
}

const foundIn = ({ data }: SavedFile): readonly Found[] =>
  STORED_PARTS.flatMap((storedPart) => {
    if (!Object.hasOwn(data, storedPart.key)) return [];
    const stored = data[storedPart.key];
    return [{ storedPart, stored, look: storedPart.compare(stored) }];
  });

/** A preview of what loading this file would do. */
export function previewLoad(file: CleanFile): LoadPreviewData {
  const found = foundIn(file);
  const partsThat = (look: Found['look']): readonly StoredPartOwner[] => [
    ...new Set(found.filter((one) => one.look === look).map(({ storedPart }) => storedPart.part)),
  ];
  const changes = partsThat('more').map((part) => ({
    part,
    title: getPartTitle(part),
    facts: found
      .filter(({ storedPart, look }) => storedPart.part === part && look === 'more')
      .flatMap(({ storedPart, stored }) => changedFacts(storedPart.facts(), storedPart.factsWith(stored))),
  }));
  return {
    savedAt: file.savedAt,
    changes,
    damaged: partsThat('damaged').map(getPartTitle),
    newer: partsThat('newer').map(getPartTitle),
    leftOut: file.leftOut,
  };
}

const changedFacts = (before: readonly ProgressFact[], after: readonly ProgressFact[]): readonly ChangedFact[] =>
  after.flatMap(({ label, text }) => {
    const known = before.find((fact) => fact.label === label)?.text ?? null;
    return known === text ? [] : [{ label, before: known, after: text }];
  });

const titlesOf = (all: readonly StoredPart[]): readonly string[] => [
  ...new Set(all.map(({ part }) => getPartTitle(part))),
];

interface Undoable {
  readonly storedPart: StoredPart;
  readonly undo: ReturnType<StoredPart['load']>;
}

const undoAll =
  (all: readonly Undoable[]): UndoAll =>
  () =>
    titlesOf(all.filter(({ undo }) => undo() === 'changedSince').map(({ storedPart }) => storedPart));

/** Adds a file to the stored progress. */
export function loadFile(file: CleanFile): UndoAll {
  const found = foundIn(file).filter(({ look }) => look === 'more');
  return undoAll(found.map(({ storedPart, stored }) => ({ storedPart, undo: storedPart.load(stored) })));
}

export interface StartOverResult {
  readonly undo: UndoAll;
  /** Titles of parts saved by a newer version, which are not cleared. */
  readonly newer: readonly string[];
}

/** Clears the progress of every game and hub. Choices and the account stay. */
export function startOver(): StartOverResult {
  const cleared = STORED_PARTS.map((storedPart) => ({ storedPart, undo: storedPart.clear() }));
  const undoRound = clearUnfinishedRound();
  const undoParts = undoAll(cleared.flatMap(({ storedPart, undo }) => (undo === null ? [] : [{ storedPart, undo }])));
  return {
    undo: () => {
      undoRound();
      return undoParts();
    },
    newer: titlesOf(cleared.filter(({ undo }) => undo === null).map(({ storedPart }) => storedPart)),
  };
}
