/* Texts in local storage by key. If the device cannot store them, they last until the page is closed. */

let error: 'none' | 'found' | 'told' = 'none';
let errorListener: (() => void) | null = null;

/**
 * Calls `listener` once per page when storing fails (full or disabled), or at once if it already has, until the
 * returned function is called.
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

/** Texts that could not be stored. */
const unstored = new Map<string, string>();

/** Stores a text for as long as the page is open. */
export const keepInPage = (key: string, text: string): void => void unstored.set(key, text);

/** The text under a key; null if there is none. */
export function getText(key: string): string | null {
  try {
    return unstored.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text on the device or, if that fails, for as long as the page is open. */
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

/** Sets aside a text that cannot be read, next to earlier ones; false if the device has no space for it. */
export function isSetAside(key: string, text: string): boolean {
  let copyKey = `${key}.damaged`;
  for (let number = 2; ![null, text].includes(getText(copyKey)); number++) copyKey = `${key}.damaged.${number}`;
  setText(copyKey, text);
  return !unstored.has(copyKey);
}

/** The value of a JSON text; undefined if there is none or it is not JSON. */
export function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads the value under another part's key without changing it; undefined if it cannot be read. */
export const peek = (key: string): unknown => parsed(getText(key));
