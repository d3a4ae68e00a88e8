/* The games, for Node scripts, read from the manifests in their folders. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Game, GamePage } from '../src/catalogue/define-game.ts';

/** A game and the text of its page. */
export interface ListedGame extends Game {
  readonly page: GamePage;
}

interface ManifestModule {
  readonly game: Game;
  readonly page: GamePage;
}

const FOLDER = join(import.meta.dirname, '../src/games');

async function readGame(manifest: string): Promise<ListedGame> {
  const { game, page }: ManifestModule = await import(pathToFileURL(manifest).href);
  return { ...game, page };
}

const manifests = readdirSync(FOLDER)
  .map((name) => join(FOLDER, name, 'game.ts'))
  .filter((path) => existsSync(path));

export const GAMES: readonly ListedGame[] = (await Promise.all(manifests.map(readGame))).toSorted(
  (one, other) => one.order - other.order,
);
