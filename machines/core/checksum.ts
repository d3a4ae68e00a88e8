/** A 32-bit checksum of a string (FNV-1a). */
export function computeChecksum(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01_00_01_93);
  return hash >>> 0;
}
