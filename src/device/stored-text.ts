/*
 * The texts that lie on this device by their keys. Where it keeps nothing, they live until the page is closed.
 */

let error: 'none' | 'found' | 'told' = 'none';
let errorListener: (() => void) | null = null;

/**
 * Calls `listener` once a page, when this device turns out to keep nothing (full, switched off), or at once if it has;
 * until the returned function is called.
 */
export function onStorageError(listener: () => void): () => void {
  errorListener = listener;
  reportError();
  return () => {
    if (errorListener === listener) errorListener = null;
  };
}

function reportError(): void {
  if (error !== 'found' || errorListener === null) return;
  error = 'told';
  errorListener();
}

/** What could not be stored lives here until the page is closed. */
const unstored = new Map<string, string>();

/** Keeps a text for as long as the page is open. */
export const keepInPage = (key: string, text: string): void => void unstored.set(key, text);

/** What lies under a key; null where nothing does. */
export function getText(key: string): string | null {
  try {
    return unstored.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text on the device; where that cannot be, for as long as the page is open. */
export function setText(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
    unstored.delete(key);
  } catch {
    keepInPage(key, text);
    if (error === 'none') error = 'found';
    reportError();
  }
}

/** Keeps a text that cannot be read, beside what was set aside before; false where the device has no room for it. */
export function isSetAside(key: string, text: string): boolean {
  let copyKey = `${key}.damaged`;
  for (let number = 2; ![null, text].includes(getText(copyKey)); number++) copyKey = `${key}.damaged.${number}`;
  setText(copyKey, text);
  return !unstored.has(copyKey);
}

/** The value that a JSON text stands for, undefined where there is none or it is no JSON. */
export function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What lies under a key that another part of the site keeps; it is looked at only, and undefined where it cannot be read. */
export const peek = (key: string): unknown => parsed(getText(key));
