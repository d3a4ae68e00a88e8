import { type GameHero, spotNextToPlate } from '../../../play/hero/spot';
import hat from '../drawings/hero/chef-hat.svg?drawing';
import { counterTop, plateArea, tableArea } from './layout';

/** The hero is behind the counter next to the question. On phones it looks over the top of the question. */
export const hero: GameHero<unknown> = {
  hat,
  spot: (view) => spotNextToPlate(plateArea(view), counterTop(view), view),
  gazeTargets: (view) => {
    const table = tableArea(view);
    return { question: plateArea(view), answers: [table], explained: table };
  },
};
