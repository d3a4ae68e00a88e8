/** A checksum of a text, 32 bits, by the FNV-1a hash. */
export function checksumOf(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (const sign of text) hash = Math.imul(hash ^ sign.charCodeAt(0), 0x01_00_01_93);
  return hash >>> 0;
}
