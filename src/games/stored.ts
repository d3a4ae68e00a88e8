import type { StoredPart } from '../device/stored-part';

const stored = import.meta.glob<readonly StoredPart[]>('./*/stored.ts', { eager: true, import: 'stored' });

/** What this device keeps of a game that says so by itself; null where that is the bests of its kinds of rounds. */
export const storedOf = (game: string): readonly StoredPart[] | null => stored[`./${game}/stored.ts`] ?? null;
