import type { GamePage } from './define-game';

/** How to play, step by step. Each step is a few sentences. */
type Steps = readonly (readonly string[])[];

/** Most games show the steps in their menu. A game whose menu does not exports `howToPlay` for its intro. */
interface GameText {
  readonly text: { readonly menu?: { readonly steps?: (time: 'normal') => Steps } };
  readonly howToPlay?: () => Steps;
}

const pages = import.meta.glob<GamePage>('../games/*/game.ts', { eager: true, import: 'page' });
const texts = import.meta.glob<GameText>('../games/*/text.ts', { eager: true });

/** A game's intro text, which only the prerendered HTML needs. Throws if there is no such game. */
export function getIntro(game: string): { readonly page: GamePage; readonly howToPlay: Steps } {
  const page = pages[`../games/${game}/game.ts`];
  const gameText = texts[`../games/${game}/text.ts`];
  const howToPlay = gameText?.howToPlay?.() ?? gameText?.text.menu?.steps?.('normal');
  if (page === undefined || howToPlay === undefined) throw new Error(`There is no game called ${game}.`);
  return { page, howToPlay };
}
