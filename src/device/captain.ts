import { type Captain, captainSchema, NO_CAPTAIN } from '../../machines/core/captain';
import { parserOf } from '../../machines/core/stored-shape';
import { createEnvelopeStore } from './device-store';

/** The captain that the child has chosen for its boat. */
export const captainStore = createEnvelopeStore<Captain>('numeria.captain', {
  version: 1,
  fallback: NO_CAPTAIN,
  parse: parserOf(captainSchema),
});
