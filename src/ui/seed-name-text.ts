import { formatSeed } from '../../machines/core/seed-words';

/** The two words of a seed below `WORD_PAIR_COUNT`. Those of other languages are in the same order. */
export const seedWords = (seed: number): string => formatSeed(seed);
