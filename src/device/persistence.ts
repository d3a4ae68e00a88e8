/*
 * When a device runs out of space, some browsers delete stored data unless they have promised not to. The site asks for
 * that promise after a player has achieved something, never when a page opens.
 */
import { once } from '../ui/once';

export type PersistenceState = 'persisted' | 'notPromised' | 'unknown';

const promiseOf = (isPersisted: boolean): PersistenceState => (isPersisted ? 'persisted' : 'notPromised');

/** What the browser has promised so far. Does not ask for anything. */
export async function getPersistenceState(): Promise<PersistenceState> {
  try {
    return promiseOf(await navigator.storage.persisted());
  } catch {
    return 'unknown';
  }
}

/** Asks the browser to keep stored data; some browsers ask the user. */
export async function requestPersistence(): Promise<PersistenceState> {
  try {
    return promiseOf(await navigator.storage.persist());
  } catch {
    return 'unknown';
  }
}

/** Firefox asks the user, who may be five years old, so there only a button requests it. */
const decidesWithoutAsking = (): boolean => !navigator.userAgent.includes('Firefox/');

/**
 * Asks the browser to keep the progress from a round, once per page, if the browser decides without asking the user.
 */
export const requestPersistentStorage = once(async (): Promise<void> => {
  if (decidesWithoutAsking()) await requestPersistence();
});
