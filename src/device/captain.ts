import * as v from 'valibot';
import { type Captain, captainSchema, NO_CAPTAIN } from '../../machines/core/captain';
import { createEnvelopeStore } from './device-store';

/** The captain that the child has chosen for its boat. */
export const captainStore = createEnvelopeStore<Captain>('numeria.captain', {
  version: 1,
  fallback: NO_CAPTAIN,
  parse: (data) => {
    const { success, output } = v.safeParse(captainSchema, data);
    return success ? output : null;
  },
});
