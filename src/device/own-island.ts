import * as v from 'valibot';
import { EMPTY_ISLAND, ISLAND, type OwnIsland, withThing } from '../../machines/core/own-island';
import { listSchema, nameSchema } from '../../machines/core/stored-shape';
import { createEnvelopeStore } from './device-store';

/** More than all games together give. */
const MAX_THINGS = 128;

const between = (min: number, max: number) => v.pipe(v.number(), v.minValue(min), v.maxValue(max));

const island = listSchema(
  v.tuple([nameSchema, between(ISLAND.minX, ISLAND.maxX), between(ISLAND.minY, ISLAND.maxY)]),
  MAX_THINGS,
);

/** Where the child has placed which things on their own island. A thing that is listed twice is where it was last. */
export const ownIslandStore = createEnvelopeStore<OwnIsland>('numeria.island', {
  version: 1,
  fallback: EMPTY_ISLAND,
  parse: (data) => {
    const { success, output } = v.safeParse(island, data);
    return success ? output.reduce((all, placed) => withThing(all, ...placed), EMPTY_ISLAND) : null;
  },
});
