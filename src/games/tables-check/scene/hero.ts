import type { CheckEvent } from '../../../../machines/tables-check/round';
import { type GameHero, placePeepingHero, placeStandingHero } from '../../../play/hero/hero-placement';
import hat from '../drawings/hero/rain-hat.svg?drawing';
import { tablesCheckLayout } from './layout';

/**
 * The hero looks after the lighthouse. It is on the shore next to the pad. On phones it looks over the plate. It
 * reacts to questions but not to answers, because the results are secret until the end.
 */
export const hero: GameHero<unknown, CheckEvent> = {
  hat,
  getPlacement: (view) => {
    const { plate, shore } = tablesCheckLayout(view);
    return view.shape === 'portrait'
      ? placePeepingHero(plate.x + 96, plate.y, plate.y - view.top, view)
      : placeStandingHero(shore, view);
  },
  getGazeTargets: (view) => {
    const { plate, pad } = tablesCheckLayout(view);
    return { question: plate, answers: [pad], explained: plate };
  },
  reactsTo: ({ type }) => type === 'asked',
};
