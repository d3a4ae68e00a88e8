import type { StoredPart } from '../device/stored-part';

const stored = import.meta.glob<readonly StoredPart[]>('../games/*/stored.ts', { eager: true, import: 'stored' });

/** Anything that a game stores on this device in addition to best scores; null if there is nothing. */
export const getStoredParts = (game: string): readonly StoredPart[] | null =>
  stored[`../games/${game}/stored.ts`] ?? null;
