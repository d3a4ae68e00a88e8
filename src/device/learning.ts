import { type Memory, NO_MEMORY } from '../../machines/learning/memory';
import { packMemory, unpackMemory } from '../../machines/learning/pack-memory';
import { sanitiseMemory } from '../../machines/learning/sanitise-memory';
import { createEnvelopeStore } from './device-store';
import { getToday } from './today';

/** Parses a packed memory from any source; null if it is damaged or not a memory. */
export function readMemory(packed: unknown): Memory | null {
  const memory = typeof packed === 'string' ? unpackMemory(packed) : null;
  return memory === null ? null : sanitiseMemory(memory, getToday());
}

/** What the player on this device knows, judging by the answers in all games, as one short string. */
export const learningStore = createEnvelopeStore<Memory>('numeria.learning', {
  version: 1,
  fallback: NO_MEMORY,
  parse: readMemory,
  print: packMemory,
});
