import { GAMES as MANIFESTS } from '../../scripts/games.ts';
import type { StateInvariants } from './state-invariants.ts';

/** The fuzzer's knowledge of a game: the states of its page, and the settings of its links. */
export interface GameInvariants extends StateInvariants {
  readonly id: string;
  readonly settings: Readonly<Record<string, readonly string[]>>;
}

interface InvariantsModule {
  readonly invariants: StateInvariants;
}

export const GAMES: readonly GameInvariants[] = await Promise.all(
  MANIFESTS.map(async ({ id, settings }) => {
    const { invariants }: InvariantsModule = await import(`../games/${id}/invariants.ts`);
    return { id, settings, ...invariants };
  }),
);

/** The invariants of a game. Throws an Error if the game does not exist. */
export function getInvariants(id: string): GameInvariants {
  const invariants = GAMES.find((game) => game.id === id);
  if (invariants === undefined)
    throw new Error(`There is no game "${id}". There are: ${GAMES.map(({ id }) => id).join(', ')}`);
  return invariants;
}
