/* The games, for Node scripts, read from the manifests in their folders, in the language of this build. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fillNames, type Game, type GamePage } from '../src/catalogue/define-game.ts';
import { importCatalogue } from './site/languages.ts';

/** A game and the text of its page. */
export interface ListedGame extends Game {
  readonly page: GamePage;
}

interface ManifestModule {
  readonly game: Game;
  readonly page: GamePage;
}

const FOLDER = join(import.meta.dirname, '../src/games');

/** `src/games/<id>/listing-text.ts` */
interface Listing extends Pick<Game, 'title' | 'description' | 'chip'>, Pick<GamePage, 'teaches'> {
  readonly heading?: string;
  readonly cardTitle?: string;
  readonly documentTitle?: string;
  readonly pageDescription: string;
  readonly screenshotLabel?: string;
}

async function readGame(manifest: string): Promise<ListedGame> {
  const { game, page }: ManifestModule = await import(pathToFileURL(manifest).href);
  const listing = await importCatalogue<Listing>(`games/${game.id}/listing-text.ts`);
  const { description, chip, teaches, pageDescription, screenshotLabel } = listing;
  const screenshot = page.screenshot && { ...page.screenshot, label: screenshotLabel ?? page.screenshot.label };
  return {
    ...game,
    ...fillNames(listing),
    description,
    chip,
    page: { ...page, description: pageDescription, teaches, ...(screenshot && { screenshot }) },
  };
}

const manifests = readdirSync(FOLDER)
  .map((name) => join(FOLDER, name, 'game.ts'))
  .filter((path) => existsSync(path));

export const GAMES: readonly ListedGame[] = (await Promise.all(manifests.map(readGame))).toSorted(
  (one, other) => one.order - other.order,
);
