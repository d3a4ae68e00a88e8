import type { CheckEvent } from '../../../../machines/tables-check/round';
import { type GameHero, peeping, standing } from '../../../play/hero/spot';
import hat from '../drawings/hero/rain-hat.svg?drawing';
import { coastLayout } from './layout';

/**
 * The keeper of the light: the hero stands on the shore beside the pad, and on phones looks over the plate. It hears what is
 * asked, and no verdict: nobody may know before the end.
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
