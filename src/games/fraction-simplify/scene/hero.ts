import { besidePlate, type GameHero } from '../../../play/hero/spot';
import hat from '../drawings/hero/chef-hat.svg?drawing';
import { counterTop, plateArea, tableArea } from './layout';

/** The hero stands behind the counter beside the question, and on phones looks over it. */
export const hero: GameHero<unknown> = {
  hat,
  spot: (view) => besidePlate(plateArea(view), counterTop(view), view),
  looks: (view) => {
    const table = tableArea(view);
    return { question: plateArea(view), answers: [table], explained: table };
  },
};
