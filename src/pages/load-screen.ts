import type { ComponentType } from 'react';
import type { Game } from '../catalogue/define-game';

interface ScreenModule {
  readonly default: ComponentType;
}

const screens = import.meta.glob<ScreenModule>('../games/*/Screen.tsx');

/** Loads a game's screen. Throws if loading fails or the game has no screen. */
export async function loadScreen(game: Game): Promise<ScreenModule> {
  const load = screens[`../games/${game.id}/Screen.tsx`];
  if (load === undefined) throw new Error(`There is no game called ${game.id}.`);
  const [{ default: Screen }, { withPlayMode }] = await Promise.all([load(), import('../play/modes/with-play-mode')]);
  return { default: withPlayMode(game, Screen) };
}
