/* The archive of a release: one folder, named after the release, with a checksum for each file in it. */
import { gunzipSync, gzipSync } from 'node:zlib';
import { assertUnchanged, CHECKSUMS, formatChecksums, parseChecksums } from './checksums.ts';
import { type ArchiveFile, readTar, writeTar } from './tar.ts';

/** A release: its name, such as "numeria-0.3.0", and its files, with paths relative to its folder. */
export interface Release {
  readonly name: string;
  readonly files: readonly ArchiveFile[];
}

const RELEASE_NAME = /^numeria-(\d+\.\d+\.\d+(?:-[\w.]+)?)$/;

/** The byte of a gzip header that names the operating system, and the value for an unknown system. */
const GZIP_SYSTEM = 9;
const UNKNOWN_SYSTEM = 255;

/** The version in a release's name. Throws an Error with a readable message if there is none. */
export function parseVersion(name: string): string {
  const version = RELEASE_NAME.exec(name)?.[1];
  if (version === undefined) throw new Error(`its folder is "${name}", which is not the name of a release.`);
  return version;
}

/** A release as one archive. The same release always has the same bytes. `seconds` is the time of every file in it. */
export function packRelease({ name, files }: Release, seconds: number): Buffer {
  const sums: ArchiveFile = { path: CHECKSUMS, body: Buffer.from(formatChecksums(files)) };
  const archived = [...files, sums].map(({ path, body }) => ({ path: `${name}/${path}`, body }));
  const packed = gzipSync(writeTar(archived, seconds), { level: 9 });
  packed[GZIP_SYSTEM] = UNKNOWN_SYSTEM;
  return packed;
}

function unzip(archive: Buffer): Buffer {
  try {
    return gunzipSync(archive);
  } catch {
    throw new Error('it is incomplete or damaged.');
  }
}

/**
 * The release in an archive, with every file compared with its checksum. Throws an Error with a readable message if
 * anything in it is damaged, missing or unexpected.
 */
export function unpackRelease(archive: Buffer): Release {
  const archived = readTar(unzip(archive));
  const [name = ''] = (archived[0]?.path ?? '').split('/');
  parseVersion(name);
  const files = archived.map(({ path, body }) => {
    if (!path.startsWith(`${name}/`)) throw new Error(`${path} is outside the folder ${name}.`);
    return { path: path.slice(name.length + 1), body };
  });
  const sums = files.find(({ path }) => path === CHECKSUMS);
  if (sums === undefined) throw new Error(`${CHECKSUMS} is missing.`);
  const listed = files.filter((file) => file !== sums);
  assertUnchanged(listed, parseChecksums(sums.body.toString()));
  if (sums.body.toString() !== formatChecksums(listed)) throw new Error(`${CHECKSUMS} is damaged.`);
  return { name, files };
}
