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
import { type Release, unpackRelease } from './archive.ts';
import { assertUnchanged, CHECKSUMS, parseChecksums } from './checksums.ts';
import { writeFiles } from './write-files.ts';

const RELEASES = 'releases';
const CURRENT = 'current';
const PREVIOUS = 'previous';
/** If an installation is interrupted, the next one removes these folders. */
const DRAFT = '.unpacking-';

/** The name of the release that a link leads to; null if there is no link. Throws an Error if something else is there. */
function readLink(folder: string, link: string): string | null {
  const path = join(folder, link);
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return null;
  if (!stats.isSymbolicLink()) throw new Error(`${path} is not a link to a release. Move it away.`);
  return basename(readlinkSync(path));
}

/** Creates a link to a release under a temporary name, and returns its path. */
function draftLink(folder: string, link: string, name: string): string {
  const draft = join(folder, `${DRAFT}${link}`);
  rmSync(draft, { force: true });
  symlinkSync(join(RELEASES, name), draft, 'dir');
  return draft;
}

/** Changes each link in one step, so that it always exists, and only once both can be changed. */
function makeCurrent(folder: string, name: string): void {
  const before = readLink(folder, CURRENT);
  const drafts = [
    ...(before === null ? [] : [[PREVIOUS, draftLink(folder, PREVIOUS, before)] as const]),
    [CURRENT, draftLink(folder, CURRENT, name)] as const,
  ];
  for (const [link, draft] of drafts) renameSync(draft, join(folder, link));
}

/** Whether a release is installed with exactly these files. */
function isInstalled(release: string, { files }: Release): boolean {
  const list = join(release, CHECKSUMS);
  const sums = files.find(({ path }) => path === CHECKSUMS);
  return sums !== undefined && existsSync(list) && readFileSync(list).equals(sums.body);
}

/** Compares an archive with the checksum next to it, if there is one. */
function assertPublished(file: string, body: Buffer): void {
  const list = join(dirname(file), CHECKSUMS);
  const sum = existsSync(list) ? parseChecksums(readFileSync(list, 'utf8')).get(basename(file)) : undefined;
  if (sum !== undefined) assertUnchanged([{ path: basename(file), body }], new Map([[basename(file), sum]]));
}

/**
 * Installs the release in an archive and makes it the current one. `prepare` is called with its folder before it is
 * in use. A release that is already installed, but is not the current one, is only made current. Throws an Error with a
 * readable message, and changes nothing, if the archive is damaged, if its release is the current one, if other files are
 * installed under its name, or if `prepare` fails.
 */
export function installRelease(folder: string, file: string, prepare: (draft: string) => void): string {
  const body = readFileSync(file);
  assertPublished(file, body);
  const release = unpackRelease(body);
  const { name, files } = release;
  const releases = join(folder, RELEASES);
  const target = join(releases, name);
  const isCurrent = readLink(folder, CURRENT) === name;
  if (existsSync(target)) {
    if (isCurrent || !isInstalled(target, release)) throw new Error(`${name} is already installed in ${folder}.`);
    makeCurrent(folder, name);
    return name;
  }
  mkdirSync(releases, { recursive: true });
  for (const left of readdirSync(releases))
    if (left.startsWith(DRAFT)) rmSync(join(releases, left), { recursive: true, force: true });
  const draft = mkdtempSync(join(releases, DRAFT));
  try {
    const unpacked = join(draft, name);
    writeFiles(unpacked, files);
    prepare(unpacked);
    renameSync(unpacked, target);
    makeCurrent(folder, name);
  } catch (error) {
    // For example, a user of Windows may not create links.
    if (readLink(folder, CURRENT) !== name) rmSync(target, { recursive: true, force: true });
    throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
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
