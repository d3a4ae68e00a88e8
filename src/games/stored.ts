import type { StoredPart } from '../device/stored-part';

const stored = import.meta.glob<readonly StoredPart[]>('./*/stored.ts', { eager: true, import: 'stored' });

/** What a game stores on this device, if it stores anything other than best scores; otherwise null. */
export const storedPartsOf = (game: string): readonly StoredPart[] | null => stored[`./${game}/stored.ts`] ?? null;
