import type { Voyage } from '../../machines/core/voyage';
import { GAMES } from '../catalogue';
import { countFact, type ProgressFact } from '../device/stored-part';
import { FACT_LABELS } from './text';

/** Facts about the map, for the progress page. */
export const summariseVoyage = ({ stars }: Voyage): readonly ProgressFact[] =>
  countFact(
    FACT_LABELS.stars,
    Object.values(stars).reduce((sum, count) => sum + count, 0),
  );

const isKnown = (island: string): boolean => GAMES.some(({ id }) => id === island);

export const removeUnknownIslands = ({ last, stars }: Voyage): Voyage => ({
  last: isKnown(last) ? last : '',
  stars: Object.fromEntries(Object.entries(stars).filter(([island]) => isKnown(island))),
});
