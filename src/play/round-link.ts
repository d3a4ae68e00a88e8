import type { Game } from '../games/define-game';

/** The query parameters that name a round. */
export type RoundLink = Readonly<Record<string, string | number>>;

/** The query parameters that name a round of a game: its settings, in the order of the manifest, and its seed. */
export function roundLink(game: Game, settings: object, seed: number): RoundLink {
  const names = [...Object.keys(game.settings), ...(game.isTimed ? ['time'] : [])];
  const values = new Map<string, string | number>(Object.entries(settings));
  return { ...Object.fromEntries(names.map((name) => [name, values.get(name) ?? ''])), seed };
}
