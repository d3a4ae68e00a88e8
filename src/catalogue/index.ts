import type { Game } from './define-game';

/** All games in order. Until a game is opened, the site loads only its manifest. */
export const GAMES: readonly Game[] = Object.values(
  import.meta.glob<Game>('../games/*/game.ts', { eager: true, import: 'game' }),
).sort((one, other) => one.order - other.order);
