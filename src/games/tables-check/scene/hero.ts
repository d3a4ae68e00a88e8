import type { CheckEvent } from '../../../../machines/tables-check/round';
import { type GameHero, peeping, standing } from '../../../play/hero/spot';
import hat from '../drawings/hero/rain-hat.svg?drawing';
import { coastLayout } from './layout';

/**
 * The hero looks after the light. It stands on the shore next to the pad, and on phones looks over the plate. It reacts
 * to questions but not to results, because nobody may know them before the end.
 */
export const hero: GameHero<unknown, CheckEvent> = {
  hat,
  spot: (view) => {
    const { plate, shore } = coastLayout(view);
    return view.shape === 'portrait' ? peeping(plate.x + 96, plate.y, plate.y - view.top, view) : standing(shore, view);
  },
  looks: (view) => {
    const { plate, pad } = coastLayout(view);
    return { question: plate, answers: [pad], explained: plate };
  },
  hears: ({ type }) => type === 'asked',
};
