/*
 * Strings in local storage by key, each belonging to the child who plays in this tab (children.ts). If the device cannot
 * store them, they last until the page is closed.
 */
import { createStore } from '../ui/page-store';

/** The first error of a page that cannot store something (full or disabled). */
const errorStore = createStore<'none' | 'found' | 'reported'>('none');

/**
 * Calls `listener` once per page when storing fails, or immediately if it already has, until the returned function is
 * called.
 */
export function onStorageError(listener: () => void): () => void {
  const report = () => {
    if (errorStore.read() !== 'found') return;
    errorStore.set('reported');
    listener();
  };
  report();
  return errorStore.subscribe(report);
}

/** The key of this tab's child, which index.html has found; absent for the first child. */
const child = globalThis.document?.documentElement.dataset['child'];

/** The key under which a value of this tab's child is stored. The first child has the keys as the modules name them. */
export const ownKey = (key: string): string => (child === undefined ? key : `${child}:${key}`);

/** Strings that could not be stored. */
const unstored = new Map<string, string>();

/** Stores a string for as long as the page is open. */
export const storeInPage = (key: string, text: string): void => void unstored.set(key, text);

/** Null if the key is absent. */
export function readStoredText(key: string): string | null {
  try {
    return unstored.get(key) ?? localStorage.getItem(ownKey(key));
  } catch {
    return null;
  }
}

/** Stores a string on the device or, if that fails, for as long as the page is open. */
export function writeStoredText(key: string, text: string): void {
  try {
    // A page that still shows a child who has been removed elsewhere does not bring it back.
    if (localStorage.getItem(child ?? 'numeria.child.first')?.includes('removed')) throw new Error();
    localStorage.setItem(ownKey(key), text);
    unstored.delete(key);
  } catch {
    storeInPage(key, text);
    if (errorStore.read() === 'none') errorStore.set('found');
  }
}

/** Sets an unreadable string aside, next to earlier ones; false if the device has no space for it. */
export function setAside(key: string, text: string): boolean {
  let copyKey = `${key}.damaged`;
  for (let number = 2; ![null, text].includes(readStoredText(copyKey)); number++) copyKey = `${key}.damaged.${number}`;
  writeStoredText(copyKey, text);
  return !unstored.has(copyKey);
}

/** The value of JSON text; undefined if there is no text or it is not JSON. */
export function parseStoredJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads the value under another module's key without changing it; undefined if it cannot be read. */
export const readStored = (key: string): unknown => parseStoredJson(readStoredText(key));
