import { GAMES as MANIFESTS } from '../../scripts/games.ts';
import type { StateLaw } from './laws.ts';

/** What the fuzz knows of a game: what its page may show, and the settings that a link may give it. */
export interface GameLaw extends StateLaw {
  readonly id: string;
  readonly settings: Readonly<Record<string, readonly string[]>>;
}

interface LawModule {
  readonly law: StateLaw;
}

/** Every game. */
export const GAMES: readonly GameLaw[] = await Promise.all(
  MANIFESTS.map(async ({ id, settings }) => {
    const { law }: LawModule = await import(`../games/${id}/law.ts`);
    return { id, settings, ...law };
  }),
);

/** The law of a game; throws an Error where there is no such game. */
export function lawOf(id: string): GameLaw {
  const law = GAMES.find((game) => game.id === id);
  if (law === undefined)
    throw new Error(`There is no game "${id}". There are: ${GAMES.map(({ id }) => id).join(', ')}`);
  return law;
}
