/* SHA256SUMS, in the format of `sha256sum`. */
import { createHash } from 'node:crypto';
import type { ArchiveFile } from './tar.ts';

export const CHECKSUMS = 'SHA256SUMS';

const sha256 = (body: Buffer): string => createHash('sha256').update(body).digest('hex');

/** One line for each file, sorted by path. */
export const formatChecksums = (files: readonly ArchiveFile[]): string =>
  files
    .map(({ path, body }) => ({ path, line: `${sha256(body)}  ${path}\n` }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))
    .map(({ line }) => line)
    .join('');

/** The checksums in a file, by path. Throws an Error with a readable message if a line is not a checksum. */
export function parseChecksums(text: string): ReadonlyMap<string, string> {
  const lines = text.split('\n').filter((line) => line !== '');
  return new Map(
    lines.map((line) => {
      const [, sum, path] = /^([\da-f]{64}) [ *](.+)$/.exec(line) ?? [];
      if (sum === undefined || path === undefined) throw new Error(`${CHECKSUMS} contains the line "${line}".`);
      return [path, sum];
    }),
  );
}

/**
 * Compares files with their checksums. Throws an Error with a readable message if one of them has changed, is missing or
 * is not listed.
 */
export function assertUnchanged(files: readonly ArchiveFile[], sums: ReadonlyMap<string, string>): void {
  const paths = new Set(files.map(({ path }) => path));
  if (paths.size < files.length) throw new Error('it contains two files of the same name.');
  for (const path of sums.keys()) if (!paths.has(path)) throw new Error(`${path} is missing.`);
  for (const { path, body } of files) {
    const sum = sums.get(path);
    if (sum === undefined) throw new Error(`${path} is not listed in ${CHECKSUMS}.`);
    if (sum !== sha256(body)) throw new Error(`${path} is damaged.`);
  }
}
