import { createStore } from './page-store';

/** Counts how often a part of the page has asked for the sheet "How I play", which the navigation bar opens. */
export const howSheetStore = createStore(0);

export const openHowSheet = (): void => howSheetStore.set(howSheetStore.read() + 1);
