import { type DayVoyages, giftsOf } from '../../machines/core/day-voyage';
import { GAMES } from '../catalogue';
import { countFact, type ProgressFact } from '../device/stored-part';
import { FACT_LABELS } from './text';

export const summariseDayVoyages = (voyages: DayVoyages): readonly ProgressFact[] =>
  countFact(FACT_LABELS.harbour, giftsOf(voyages).length);

const isKnown = (game: string): boolean => GAMES.some(({ id }) => id === game);

/** The voyages with only the islands of this version. A voyage to any other island is left out. */
export const removeUnknownVoyages = ({ plan, visits, homecomings }: DayVoyages): DayVoyages => ({
  plan: plan !== null && plan.legs.every(({ game }) => isKnown(game)) ? plan : null,
  visits: visits.filter(([, game]) => isKnown(game)),
  homecomings,
});
