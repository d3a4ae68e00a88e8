import type { GamePage } from './define-game';

/** How a game is played, step by step; each step in a few sentences. */
type HowToPlay = () => readonly (readonly string[])[];

const pages = import.meta.glob<GamePage>('./*/game.ts', { eager: true, import: 'page' });
const texts = import.meta.glob<HowToPlay>('./*/text.ts', { eager: true, import: 'howToPlay' });

/** What the opening of a game says; only the HTML of its page needs it. Throws where there is no such game. */
export function introOf(game: string): { readonly page: GamePage; readonly howToPlay: ReturnType<HowToPlay> } {
  const page = pages[`./${game}/game.ts`];
  const howToPlay = texts[`./${game}/text.ts`];
  if (page === undefined || howToPlay === undefined) throw new Error(`There is no game called ${game}.`);
  return { page, howToPlay: howToPlay() };
}
