/** The seed of the current round. If it differs from `playedSeed`, it is for the next round. */
export interface Seeds {
  readonly seed: number;
  readonly playedSeed: number | null;
}

/** The seed for the next round. A seed from a link is played once; after that, each round gets a new one. */
export const getNextSeed = ({ seed, playedSeed }: Seeds, fresh: number): number => (seed === playedSeed ? fresh : seed);
