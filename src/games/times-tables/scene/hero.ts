import { type GameHero, placeStandingHero } from '../../../play/hero/hero-placement';
import hat from '../drawings/hero/bandana.svg?drawing';
import { panelLayout } from './layout';

interface ShownPuzzle {
  readonly puzzle: { readonly size: number };
}

/** The hero makes mosaics in the courtyard, next to the panel. */
export const hero: GameHero<ShownPuzzle> = {
  hat,
  getPlacement: (view) => {
    const { panel } = panelLayout(view, 3);
    const x = Math.max(view.left, panel.x - 240);
    return placeStandingHero({ x, y: view.top, width: panel.x - x, height: view.bottom - 14 - view.top }, view);
  },
  getGazeTargets: (view, shown) => {
    const { panel, tiles } = panelLayout(view, shown?.puzzle.size ?? 3);
    return { question: panel, answers: tiles, explained: panel };
  },
};
