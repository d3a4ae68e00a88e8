/** Which rounds a page plays: the seed of the round at play, or of the next one while it is not yet `playedSeed`. */
export interface Seeds {
  readonly seed: number;
  readonly playedSeed: number | null;
}

/** The seed of the next round: the seed of a link is played once, and then a fresh one each time. */
export const seedForNext = ({ seed, playedSeed }: Seeds, fresh: number): number => (seed === playedSeed ? fresh : seed);
