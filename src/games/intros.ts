import type { GamePage } from './define-game';

/** How a game is played, step by step; each step in a few sentences. */
type Steps = readonly (readonly string[])[];

/** The steps stand in the menu; a game whose menu has none says them for its opening alone. */
interface GameText {
  readonly text: { readonly menu?: { readonly steps?: (time: 'normal') => Steps } };
  readonly howToPlay?: () => Steps;
}

const pages = import.meta.glob<GamePage>('./*/game.ts', { eager: true, import: 'page' });
const texts = import.meta.glob<GameText>('./*/text.ts', { eager: true });

/** What the opening of a game says; only the HTML of its page needs it. Throws where there is no such game. */
export function introOf(game: string): { readonly page: GamePage; readonly howToPlay: Steps } {
  const page = pages[`./${game}/game.ts`];
  const said = texts[`./${game}/text.ts`];
  const howToPlay = said?.howToPlay?.() ?? said?.text.menu?.steps?.('normal');
  if (page === undefined || howToPlay === undefined) throw new Error(`There is no game called ${game}.`);
  return { page, howToPlay };
}
