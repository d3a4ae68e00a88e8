/*
 * The children who play on this device. Everything stored belongs to one of them, except for what is stored about the
 * children themselves: a key for each, `numeria.child.<id>`, which holds its look. The values of the first child have
 * the keys that they always had. Those of another child begin with its key: `numeria.child.<id>:numeria.voyage`.
 *
 * There is no list that could be damaged: a child exists as long as any of its keys does. index.html finds the child
 * of a tab in the same way before anything else runs, and stored-strings.ts then reads and writes only that child's keys.
 */
import * as v from 'valibot';
import { type ChildLook, childLookSchema, findFreeLook, lookOfCaptain } from '../../machines/core/child-look';
import { parserOf } from '../../machines/core/stored-shape';
import { createStore, type Readable } from '../ui/page-store';
import { captainStore } from './captain';
import { type Settings, storedSettingsStore } from './settings';
import { parseStoredJson } from './stored-strings';

export interface Child {
  /** "first", or a random word that is never used again. */
  readonly id: string;
  readonly look: ChildLook;
}

/** As many as fit on one screen for a child who cannot read. There are as many colours. */
export const MAX_CHILDREN = 6;

const FIRST = 'first';
const KEY = 'numeria.child';
const keyOf = (id: string): string => `${KEY}.${id}`;

/** The id of the child in whose key this one begins; the first child has all others. */
const ownerOf = (key: string): string => /^numeria\.child\.(\w+)/.exec(key)?.[1] ?? FIRST;

/** The key of one child's value on the device, for values of a child other than the one who plays here. */
export const storedKeyOf = (id: string, key: string): string => (id === FIRST ? key : `${keyOf(id)}:${key}`);

/** The text at a key of the device, whoever it belongs to. */
export function readDeviceText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** What is stored about the device rather than a child: who played last, the account, and a test for free space. */
const OF_DEVICE = /^numeria\.(?:child$|session|borrowed-until$|probe$)/;

function listKeys(): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => !OF_DEVICE.test(key));
  } catch {
    return [];
  }
}

/** The keys of a child's values. Those of the first child include any that are not the site's. */
export const listKeysOf = (id: string): readonly string[] =>
  listKeys().filter((key) => ownerOf(key) === id && key !== keyOf(id));

/** What the key of a removed child holds, so that stored-strings.ts stores nothing for it in a tab that still shows it. */
const REMOVED = '{"version":1,"data":"removed"}';

/** The id of the child who is playing in this tab. */
export const getOwnId = (): string => ownerOf(globalThis.document?.documentElement.dataset['child'] ?? '');

const stored = v.object({ version: v.literal(1), data: v.object({ ...childLookSchema.entries, order: v.number() }) });
const parseChild = parserOf(stored);

/** A child's look that is not stored, or cannot be read: that of its captain, if nobody else has it. */
function findLook(id: string, taken: readonly ChildLook[]): ChildLook {
  const captain = captainStore.format.parse(parseStoredJson(readDeviceText(storedKeyOf(id, captainStore.key))));
  const look = captain && lookOfCaptain(captain);
  const isTaken = taken.some(({ animal, colour }) => animal === look?.animal || colour === look?.colour);
  return look === null || isTaken ? findFreeLook(taken) : look;
}

/** The children in the order in which they were added. */
export function readChildren(): readonly Child[] {
  const ids = [...new Set([FIRST, ...listKeys().map(ownerOf)])];
  const found = ids.flatMap((id) => {
    const text = readDeviceText(keyOf(id));
    if (text === REMOVED) return [];
    const data = parseChild(parseStoredJson(text))?.data ?? null;
    return [{ id, data, order: data?.order ?? (id === FIRST ? 0 : Number.MAX_SAFE_INTEGER) }];
  });
  const taken: ChildLook[] = found.flatMap(({ data }) => (data === null ? [] : [data]));
  return found
    .sort((one, other) => one.order - other.order)
    .map(({ id, data }) => {
      const { animal, colour } = data ?? findLook(id, taken);
      if (data === null) taken.push({ animal, colour });
      return { id, look: { animal, colour } };
    });
}

const known = createStore(readChildren(), () => {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(KEY)) known.set(readChildren());
  };
  known.set(readChildren());
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
});

/** The children on this device, as they change in this tab and in others. */
export const childrenStore: Readable<readonly Child[]> = known;

/** Writes to the device at once; false if it has no space. */
function write(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Stores how a child looks; false if the device has no space. */
export function storeLook(id: string, { animal, colour }: ChildLook): boolean {
  const children = readChildren();
  const index = children.findIndex((child) => child.id === id);
  const order = index === -1 ? children.length : index;
  const isStored = write(keyOf(id), JSON.stringify({ version: 1, data: { animal, colour, order } }));
  known.set(readChildren());
  return isStored;
}

/** Ids are random, so that two tabs never add the same child, and no tab takes a new child for a removed one. */
const newId = (): string => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0).toString(36);

/** Adds a child who has stored nothing yet, and returns its id; null if the device has no space. */
export function addChild(look: ChildLook): string | null {
  // The others' looks are stored too, so that they do not depend on who is added or removed later.
  const others = readChildren().every((child) => storeLook(child.id, child.look));
  const id = newId();
  if (!others || !storeLook(id, look)) return null;
  stayWith(getOwnId());
  return id;
}

/** Remembers who plays in this tab, and in tabs opened from now on. */
function stayWith(id: string): void {
  for (const getStorage of [() => sessionStorage, () => localStorage])
    try {
      getStorage().setItem(KEY, id);
    } catch {
      // Without session storage, all tabs have the child chosen last.
    }
  document.documentElement.dataset['children'] = 'known';
}

/** Lets a child play in this tab. Another child's page is loaded anew, because each page belongs to one child. */
export function playAs(id: string): void {
  stayWith(id);
  if (id !== getOwnId()) location.reload();
}

/** Deletes a child and these keys of it. The returned function puts everything back. */
export function deleteChild(id: string, keys: readonly string[]): () => void {
  const texts = [keyOf(id), ...keys].map((key) => [key, readDeviceText(key)] as const);
  // First, so that no tab stores any of them again.
  write(keyOf(id), REMOVED);
  for (const key of keys) localStorage.removeItem(key);
  known.set(readChildren());
  return () => {
    for (const [key, text] of texts)
      if (text === null) localStorage.removeItem(key);
      else write(key, text);
    known.set(readChildren());
  };
}

/** The settings of every child on this device. */
export const readSettingsOfAll = (): readonly Settings[] =>
  readChildren().map(({ id }) => {
    const { key, format } = storedSettingsStore;
    return format.parse(parseStoredJson(readDeviceText(storedKeyOf(id, key)))) ?? format.fallback;
  });
