import * as v from 'valibot';
import { STARS } from '../../machines/core/stars';
import { nameSchema, parserOf, recordSchema } from '../../machines/core/stored-shape';
import { NO_VOYAGE, type Voyage } from '../../machines/core/voyage';
import { createEnvelopeStore } from './device-store';

const voyage = v.object({
  last: v.fallback(nameSchema, ''),
  stars: recordSchema(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(STARS.max))),
});

/** What the map remembers about the child on this device. index.html checks whether its key exists. */
export const voyageStore = createEnvelopeStore<Voyage>('numeria.voyage', {
  version: 1,
  fallback: NO_VOYAGE,
  parse: parserOf(voyage),
});
