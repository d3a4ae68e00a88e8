import { type GameHero, placeHeroNextToPlate } from '../../../play/hero/hero-placement';
import hat from '../drawings/hero/mill-cap.svg?drawing';
import { plateArea, tableArea, tableTop } from './layout';

/** The hero is behind the table next to the question. On phones it looks over the top of the question. */
export const hero: GameHero<unknown> = {
  hat,
  getPlacement: (view) => placeHeroNextToPlate(plateArea(view), tableTop(view), view),
  getGazeTargets: (view) => {
    const table = tableArea(view);
    return { question: plateArea(view), answers: [table], explained: table };
  },
};
