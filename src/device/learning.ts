import { type Memory, NO_MEMORY } from '../../machines/learning/memory';
import { pack, unpack } from '../../machines/learning/packed';
import { envelopeStore } from './device-store';

/** What the player of this device knows, as it is seen in the answers of all games: one short text. */
export const learningStore = envelopeStore<Memory>('numeria.learning', {
  version: 1,
  fallback: NO_MEMORY,
  parse: (data) => (typeof data === 'string' ? unpack(data) : null),
  print: pack,
});
