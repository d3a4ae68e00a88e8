import type { Voyage } from '../../machines/core/voyage';
import { counted, type Fact } from '../device/stored-part';
import { GAMES } from '../games';

/** What of the map is told. */
export const factsOfVoyage = ({ stars }: Voyage): readonly Fact[] =>
  counted(
    'Stars',
    Object.values(stars).reduce((sum, count) => sum + count, 0),
  );

const isKnown = (island: string): boolean => GAMES.some(({ id }) => id === island);

/** The islands that there are. */
export const knownVoyage = ({ last, stars }: Voyage): Voyage => ({
  last: isKnown(last) ? last : '',
  stars: Object.fromEntries(Object.entries(stars).filter(([island]) => isKnown(island))),
});
