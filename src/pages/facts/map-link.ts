/*
 * A map as a link. The packed memory is in the fragment, which browsers never send to a server. A checksum in front of
 * it detects links that were truncated or mistyped.
 */

import { computeChecksum } from '../../../machines/core/checksum';
import type { Memory } from '../../../machines/learning/memory';
import { packMemory } from '../../../machines/learning/pack-memory';
import { findFact } from '../../../machines/learning/skills';
import { learningStore, readMemory } from '../../device/learning';
import { siteUrl } from '../../locale/address';
import type { SavedFile } from '../../progress/progress-file';

const NAME = '#map=';
/** Far more than a complete map needs. */
const MAX_CHARACTERS = 8000;

const checkOf = (packed: string): string => computeChecksum(packed).toString(36);

/** Leaves out the typing speed, which is personal. */
const withoutHands = (memory: Memory): Memory => ({ ...memory, hands: {} });

/** The most characters that a QR code holds, with the error correction that we use. */
const MAX_QR_CHARACTERS = 2331;

/** The link that shows a map to anyone who opens it. */
export function createMapLink(memory: Memory): string {
  const packed = packMemory(withoutHands(memory));
  return siteUrl(`/progress/facts${NAME}${checkOf(packed)}.${packed}`);
}

/** The link for a QR code. If there is no room for all skills, it only has the facts. */
export function createQrLink(memory: Memory): string {
  const link = createMapLink(memory);
  if (link.length <= MAX_QR_CHARACTERS) return link;
  const facts = Object.entries(memory.traces).filter(([skill]) => findFact(skill) !== null);
  return createMapLink({ ...memory, traces: Object.fromEntries(facts) });
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
