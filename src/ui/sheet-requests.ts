import { createStore } from './page-store';

/** A dialog of the navigation bar that other parts of a page can ask for: the sheet "How I play", or "Who is playing?". */
export type SheetKind = 'how' | 'who';

/** The latest request, a new object each time. */
export const sheetStore = createStore<{ readonly kind: SheetKind }>({ kind: 'how' });

export const openHowIPlay = (): void => sheetStore.set({ kind: 'how' });

export const askWhoIsPlaying = (): void => sheetStore.set({ kind: 'who' });
