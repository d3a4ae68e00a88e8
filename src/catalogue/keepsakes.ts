import { getThingId } from '../../machines/core/own-island';
import { GAMES } from '.';
import type { Game, Keepsake, Keepsakes } from './define-game';

/** A keepsake by its id, which is stored: the game, and the number of the star that gives it. */
export interface Thing extends Keepsake {
  readonly id: string;
  readonly game: Game;
  readonly star: number;
}

const declared = import.meta.glob<Keepsakes>('../games/*/keepsakes.ts', { eager: true, import: 'keepsakes' });

/** All things that can be won for the child's own island. This loads their drawings. */
export const THINGS: readonly Thing[] = GAMES.flatMap((game) =>
  (declared[`../games/${game.id}/keepsakes.ts`] ?? []).map((keepsake, index) => ({
    ...keepsake,
    id: getThingId(game.id, index + 1),
    game,
    star: index + 1,
  })),
);
