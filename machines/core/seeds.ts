/** The seed of the current round, or of the next one while it differs from `playedSeed`. */
export interface Seeds {
  readonly seed: number;
  readonly playedSeed: number | null;
}

/** The seed of the next round: a seed from a link is played once, then each round gets a fresh one. */
export const seedForNext = ({ seed, playedSeed }: Seeds, fresh: number): number => (seed === playedSeed ? fresh : seed);
