/* The releases that are installed in a folder:

     releases/numeria-0.3.0/   each release, with its packages
     current, previous         links to two of them

   A release gets its name and becomes the current one only when it is complete, so nothing that goes wrong earlier
   affects the running release. */
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { unpackRelease } from './archive.ts';
import { assertUnchanged, CHECKSUMS, parseChecksums } from './checksums.ts';
import { writeFiles } from './write-files.ts';

const RELEASES = 'releases';
const CURRENT = 'current';
const PREVIOUS = 'previous';
/** If an installation is interrupted, the next one removes these folders. */
const DRAFT = '.unpacking-';

/** The name of the release that a link leads to; null if there is no link. */
function readLink(folder: string, link: string): string | null {
  const path = join(folder, link);
  return lstatSync(path, { throwIfNoEntry: false }) === undefined ? null : basename(readlinkSync(path));
}

/** Points a link to a release in one step, so that the link always exists. */
function setLink(folder: string, link: string, name: string): void {
  const draft = join(folder, `${DRAFT}${link}`);
  rmSync(draft, { force: true });
  symlinkSync(join(RELEASES, name), draft, 'dir');
  renameSync(draft, join(folder, link));
}

function makeCurrent(folder: string, name: string): void {
  const before = readLink(folder, CURRENT);
  if (before !== null) setLink(folder, PREVIOUS, before);
  setLink(folder, CURRENT, name);
}

/** Compares an archive with the checksum next to it, if there is one. */
function assertPublished(file: string, body: Buffer): void {
  const list = join(dirname(file), CHECKSUMS);
  const sum = existsSync(list) ? parseChecksums(readFileSync(list, 'utf8')).get(basename(file)) : undefined;
  if (sum !== undefined) assertUnchanged([{ path: basename(file), body }], new Map([[basename(file), sum]]));
}

/**
 * Installs the release in an archive and makes it the current one. `prepare` is called with its folder before it is
 * in use. Throws an Error with a readable message, and changes nothing, if the archive is damaged, if its release is
 * already installed or if `prepare` fails.
 */
export function installRelease(folder: string, file: string, prepare: (draft: string) => void): string {
  const body = readFileSync(file);
  assertPublished(file, body);
  const { name, files } = unpackRelease(body);
  const releases = join(folder, RELEASES);
  if (existsSync(join(releases, name))) throw new Error(`${name} is already installed in ${folder}.`);
  mkdirSync(releases, { recursive: true });
  for (const left of readdirSync(releases))
    if (left.startsWith(DRAFT)) rmSync(join(releases, left), { recursive: true, force: true });
  const draft = mkdtempSync(join(releases, DRAFT));
  try {
    const unpacked = join(draft, name);
    writeFiles(unpacked, files);
    prepare(unpacked);
    renameSync(unpacked, join(releases, name));
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  makeCurrent(folder, name);
  return name;
}

/** Makes the previous release the current one. Throws an Error with a readable message if there is none. */
export function rollBack(folder: string): string {
  const previous = readLink(folder, PREVIOUS);
  if (previous === null || !existsSync(join(folder, RELEASES, previous)))
    throw new Error(`There is no previous release in ${folder}.`);
  makeCurrent(folder, previous);
  return previous;
}
