import { isThingOf, type OwnIsland } from '../../machines/core/own-island';
import { GAMES } from '../catalogue';
import { countFact, type ProgressFact } from '../device/stored-part';
import { FACT_LABELS } from './text';

export const summariseIsland = (island: OwnIsland): readonly ProgressFact[] =>
  countFact(FACT_LABELS.ownIsland, island.length);

const IDS = GAMES.map(({ id }) => id);

export const removeUnknownThings = (island: OwnIsland): OwnIsland => island.filter(([thing]) => isThingOf(IDS, thing));

/** How many things of a loaded island were left out. */
export const countDroppedThings = (given: OwnIsland, left: OwnIsland): number => given.length - left.length;
