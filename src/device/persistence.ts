/*
 * Some browsers clear what a page has stored when the device runs short of room, unless they have promised to keep it.
 * They are asked once somebody has reached something here, never when a page opens.
 */

/** Whether the browser keeps what is stored: it has promised to, it has not, or it does not say. */
export type Promised = 'persisted' | 'notPromised' | 'unknown';

const promiseOf = (isPersisted: boolean): Promised => (isPersisted ? 'persisted' : 'notPromised');

/** What the browser has promised so far; asks it for nothing. */
export async function promisedNow(): Promise<Promised> {
  try {
    return promiseOf(await navigator.storage.persisted());
  } catch {
    return 'unknown';
  }
}

/** Asks the browser to keep what is stored; some ask the person in front of it. */
export async function askToKeep(): Promise<Promised> {
  try {
    return promiseOf(await navigator.storage.persist());
  } catch {
    return 'unknown';
  }
}

/** Firefox asks the person, who may be five years old: there only a button does it. */
const decidesByItself = (): boolean => !navigator.userAgent.includes('Firefox/');

let isAsked = false;

/** Asks the browser to keep what was reached in a round, once a page, where it decides without asking anybody. */
export function keepWhatWasReached(): void {
  if (isAsked || !decidesByItself()) return;
  isAsked = true;
  void askToKeep();
}
