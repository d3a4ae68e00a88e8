import { type GameHero, placeHeroNextToPlate } from '../../../play/hero/hero-placement';
import hat from '../drawings/hero/chef-hat.svg?drawing';
import { counterTop, plateArea, tableArea } from './layout';

/** The hero is behind the counter next to the question. On phones it looks over the top of the question. */
export const hero: GameHero<unknown> = {
  hat,
  getPlacement: (view) => placeHeroNextToPlate(plateArea(view), counterTop(view), view),
  getGazeTargets: (view) => {
    const table = tableArea(view);
    return { question: plateArea(view), answers: [table], explained: table };
  },
};
