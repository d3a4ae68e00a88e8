import type { ComponentType } from 'react';
import type { Game } from './define-game';

/** All games in order. Until a game is opened, the site loads only its manifest. */
export const GAMES: readonly Game[] = Object.values(
  import.meta.glob<Game>('./*/game.ts', { eager: true, import: 'game' }),
).sort((one, other) => one.order - other.order);

interface ScreenModule {
  readonly default: ComponentType;
}

const screens = import.meta.glob<ScreenModule>('./*/Screen.tsx');

/** Loads a game's screen. Throws if loading fails or the game has no screen. */
export async function loadScreen(game: Game): Promise<ScreenModule> {
  const load = screens[`./${game.id}/Screen.tsx`];
  if (load === undefined) throw new Error(`There is no game called ${game.id}.`);
  const [{ default: Screen }, { withPlayMode }] = await Promise.all([load(), import('../play/modes/with-play-mode')]);
  return { default: withPlayMode(game, Screen) };
}
