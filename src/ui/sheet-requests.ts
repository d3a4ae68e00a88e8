import { createStore } from './page-store';

/** A dialog of the navigation bar that others can ask for: the "How I play" sheet, "Who is playing?", the search, or "Something is wrong". */
export type SheetKind = 'how' | 'who' | 'search' | 'fault';

/** The latest request, a new object each time. */
export const sheetStore = createStore<{ readonly kind: SheetKind }>({ kind: 'how' });

export const openSearch = (): void => sheetStore.set({ kind: 'search' });

export const openHowIPlay = (): void => sheetStore.set({ kind: 'how' });

export const askWhoIsPlaying = (): void => sheetStore.set({ kind: 'who' });

export const reportFault = (): void => sheetStore.set({ kind: 'fault' });
