import { type Memory, NO_MEMORY } from '../../machines/learning/memory';
import { pack, unpack } from '../../machines/learning/packed';
import { sieved } from '../../machines/learning/sieve';
import { envelopeStore } from './device-store';
import { dayToday } from './today';

/** The memory that a text holds, wherever it comes from; null where it is none, or damaged. */
export function readMemory(packed: unknown): Memory | null {
  const memory = typeof packed === 'string' ? unpack(packed) : null;
  return memory === null ? null : sieved(memory, dayToday());
}

/** What the player of this device knows, as it is seen in the answers of all games: one short text. */
export const learningStore = envelopeStore<Memory>('numeria.learning', {
  version: 1,
  fallback: NO_MEMORY,
  parse: readMemory,
  print: pack,
});
