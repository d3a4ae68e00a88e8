import type { ComponentType } from 'react';
import type { Game } from './define-game';

/** The games, in their order. Their manifests are all that the site has of a game before it is opened. */
export const GAMES: readonly Game[] = Object.values(
  import.meta.glob<Game>('./*/game.ts', { eager: true, import: 'game' }),
).sort((one, other) => one.order - other.order);

interface ScreenModule {
  readonly default: ComponentType;
}

const screens = import.meta.glob<ScreenModule>('./*/Screen.tsx');

/** Fetches the page of a game. Throws where it does not arrive, or there is none. */
export async function loadScreen(game: Game): Promise<ScreenModule> {
  const load = screens[`./${game.id}/Screen.tsx`];
  if (load === undefined) throw new Error(`There is no game called ${game.id}.`);
  const [{ default: Screen }, { playedByAny }] = await Promise.all([load(), import('../play/played-by')]);
  return { default: playedByAny(game, Screen) };
}
