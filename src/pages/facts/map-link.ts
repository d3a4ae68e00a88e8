/*
 * A map as a link. The packed memory is in the fragment, which browsers never send to a server. A checksum in front of
 * it detects links that were truncated or mistyped.
 */
import { computeChecksum } from '../../../machines/core/checksum';
import type { Memory } from '../../../machines/learning/memory';
import { packMemory } from '../../../machines/learning/pack-memory';
import { learningStore, readMemory } from '../../device/learning';
import type { SavedFile } from '../../progress/progress-file';

const NAME = '#map=';
/** Far more than a complete map needs. */
const MAX_CHARACTERS = 8000;

const checkOf = (packed: string): string => computeChecksum(packed).toString(36);

/** Leaves out the typing speed, which is personal. */
const withoutHands = (memory: Memory): Memory => ({ ...memory, hands: {} });

/** The link that shows a map to anyone who opens it. */
export function createMapLink(memory: Memory): string {
  const packed = packMemory(withoutHands(memory));
  return `${location.origin}/progress/facts${NAME}${checkOf(packed)}.${packed}`;
}

/** The map in a fragment, or 'damaged'; null if the fragment is something else. */
export function parseMapFragment(fragment: string): Memory | 'damaged' | null {
  if (!fragment.startsWith(NAME)) return null;
  const text = fragment.slice(NAME.length);
  const [checksum = ''] = text.split('.', 1);
  const packed = text.slice(checksum.length + 1);
  if (text.length > MAX_CHARACTERS || checkOf(packed) !== checksum) return 'damaged';
  const memory = readMemory(packed);
  return memory === null ? 'damaged' : withoutHands(memory);
}

/** Converts a map to the format of a saved file, so that links are checked and loaded like files. */
export const createSavedFile = (shared: Memory): SavedFile => ({
  savedAt: null,
  data: { [learningStore.key]: learningStore.format.print(shared) },
});
