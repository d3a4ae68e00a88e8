/*
 * A map as a link: the packed memory in the fragment of the address, which no server is ever sent, with a checksum before
 * it, so that what was cut off or mistyped is not taken for somebody's knowledge.
 */
import type { Memory } from '../../../machines/learning/memory';
import { pack, unpack } from '../../../machines/learning/packed';

const NAME = '#map=';
/** Far more than a whole map takes. */
const MAX_SIGNS = 8000;

/** A checksum of a text, by the FNV-1a hash. */
function checksumOf(text: string): string {
  let hash = 0x81_1c_9d_c5;
  for (const sign of text) hash = Math.imul(hash ^ sign.charCodeAt(0), 0x01_00_01_93);
  return (hash >>> 0).toString(36);
}

/** The link that shows a map to whoever opens it. How quickly the hand types is nobody else's. */
export function mapLink(memory: Memory): string {
  const packed = pack({ ...memory, hands: {} });
  return `${location.origin}/progress/facts${NAME}${checksumOf(packed)}.${packed}`;
}

/** What a fragment holds: a map, or one that is damaged; null where it names none. */
export function readFragment(fragment: string): Memory | 'damaged' | null {
  if (!fragment.startsWith(NAME)) return null;
  const text = fragment.slice(NAME.length);
  const [checksum = ''] = text.split('.', 1);
  const packed = text.slice(checksum.length + 1);
  if (text.length > MAX_SIGNS || checksumOf(packed) !== checksum) return 'damaged';
  return unpack(packed) ?? 'damaged';
}
