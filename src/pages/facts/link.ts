/*
 * A map as a link: the packed memory in the fragment of the address, which no server is ever sent, with a checksum before
 * it, so that what was cut off or mistyped is not taken for somebody's knowledge.
 */
import { checksumOf } from '../../../machines/core/checksum';
import type { Memory } from '../../../machines/learning/memory';
import { pack } from '../../../machines/learning/packed';
import { learningStore, readMemory } from '../../device/learning';
import type { SavedFile } from '../../progress/file';

const NAME = '#map=';
/** Far more than a whole map takes. */
const MAX_SIGNS = 8000;

const checkOf = (packed: string): string => checksumOf(packed).toString(36);

/** How quickly the hand types is nobody else's. */
const withoutHands = (memory: Memory): Memory => ({ ...memory, hands: {} });

/** The link that shows a map to whoever opens it. */
export function mapLink(memory: Memory): string {
  const packed = pack(withoutHands(memory));
  return `${location.origin}/progress/facts${NAME}${checkOf(packed)}.${packed}`;
}

/** What a fragment holds: a map, or one that is damaged; null where it names none. */
export function readFragment(fragment: string): Memory | 'damaged' | null {
  if (!fragment.startsWith(NAME)) return null;
  const text = fragment.slice(NAME.length);
  const [checksum = ''] = text.split('.', 1);
  const packed = text.slice(checksum.length + 1);
  if (text.length > MAX_SIGNS || checkOf(packed) !== checksum) return 'damaged';
  const memory = readMemory(packed);
  return memory === null ? 'damaged' : withoutHands(memory);
}

/** A map as a file would hold it: what comes by a link goes through the same door. */
export const fileOf = (shared: Memory): SavedFile => ({
  savedAt: null,
  data: { [learningStore.key]: learningStore.format.print(shared) },
});
