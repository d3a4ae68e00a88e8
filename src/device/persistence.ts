/*
 * Some browsers delete stored data when the device runs out of space, unless they have promised not to. They are asked
 * after a player has achieved something here, never when a page opens.
 */

export type Promised = 'persisted' | 'notPromised' | 'unknown';

const promiseOf = (isPersisted: boolean): Promised => (isPersisted ? 'persisted' : 'notPromised');

/** What the browser has promised so far, without asking for anything. */
export async function promisedNow(): Promise<Promised> {
  try {
    return promiseOf(await navigator.storage.persisted());
  } catch {
    return 'unknown';
  }
}

/** Asks the browser to keep stored data; some browsers ask the user. */
export async function askToKeep(): Promise<Promised> {
  try {
    return promiseOf(await navigator.storage.persist());
  } catch {
    return 'unknown';
  }
}

/** Firefox asks the user, who may be five years old, so there only a button asks. */
const decidesWithoutAsking = (): boolean => !navigator.userAgent.includes('Firefox/');

let isAsked = false;

/** Asks the browser to keep the progress of a round, once per page, if it decides without asking the user. */
export function keepWhatWasReached(): void {
  if (isAsked || !decidesWithoutAsking()) return;
  isAsked = true;
  void askToKeep();
}
