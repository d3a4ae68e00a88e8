import type { Kept } from '../device/kept';

const stored = import.meta.glob<readonly Kept[]>('./*/stored.ts', { eager: true, import: 'stored' });

/** What this device keeps of a game that says so by itself; null where that is the bests of its kinds of rounds. */
export const storedOf = (game: string): readonly Kept[] | null => stored[`./${game}/stored.ts`] ?? null;
