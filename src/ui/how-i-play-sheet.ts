import { createStore } from './page-store';

/** Counts how often a part of the page has asked for the sheet "How I play", which the navigation bar opens. */
export const howIPlayStore = createStore(0);

export const openHowIPlay = (): void => howIPlayStore.set(howIPlayStore.read() + 1);
