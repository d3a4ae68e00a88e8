import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { array, assert, integer, property, record, stringMatching, uint8Array, uniqueArray } from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { packRelease, type Release, unpackRelease } from '../../scripts/release/archive.ts';
import { CHECKSUMS, formatChecksums } from '../../scripts/release/checksums.ts';
import { type ArchiveFile, readTar, writeTar } from '../../scripts/release/tar.ts';
import { SECONDS, tinyRelease } from './helpers/small-release.ts';

const folder = mkdtempSync(join(tmpdir(), 'numeria-archive-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const release = tinyRelease('1.0.0');
const archive = packRelease(release, SECONDS);

/** An archive with the checksums of other files. */
function archiveOf(files: readonly ArchiveFile[], listed: readonly ArchiveFile[] = files): Buffer {
  const sums = { path: CHECKSUMS, body: Buffer.from(formatChecksums(listed)) };
  const archived = [...files, sums].map(({ path, body }) => ({ path: `numeria-1.0.0/${path}`, body }));
  return gzipSync(writeTar(archived, SECONDS));
}

const REFUSAL = /damaged|missing|does not belong|name of a release|outside the folder|plain file|contains the line/;

/** The release in an archive; null if it is refused with a readable message. */
function unpackUndamaged(archive: Buffer): Release | null {
  try {
    return unpackRelease(archive);
  } catch (error) {
    if (error instanceof Error && REFUSAL.test(error.message)) return null;
    throw error;
  }
}

describe('The archive of a release', () => {
  it('contains its files and their checksums', () => {
    const { name, files } = unpackRelease(archive);
    expect(name).toBe('numeria-1.0.0');
    for (const file of release.files) expect(files).toContainEqual(file);
    expect(files).toHaveLength(release.files.length + 1);
  });

  it('has the same bytes for the same files in another order', () => {
    expect(packRelease({ ...release, files: release.files.toReversed() }, SECONDS)).toEqual(archive);
  });

  it('can be unpacked and checked with tar and sha256sum', () => {
    const file = join(folder, 'numeria-1.0.0.tar.gz');
    writeFileSync(file, archive);
    execFileSync('tar', ['-xzf', file, '-C', folder]);
    const unpacked = join(folder, 'numeria-1.0.0');
    for (const { path, body } of release.files) expect(readFileSync(join(unpacked, path))).toEqual(body);
    expect(statSync(join(unpacked, 'package.json')).mtimeMs).toBe(SECONDS * 1000);
    const checked = execFileSync('sha256sum', ['--check', '--strict', CHECKSUMS], { cwd: unpacked, encoding: 'utf8' });
    expect(checked.match(/: OK$/gm)).toHaveLength(release.files.length);
  });

  it('preserves any files byte for byte', () => {
    const name = stringMatching(/^[a-z0-9é]{1,60}$/);
    const path = array(name, { minLength: 1, maxLength: 3 }).map((names) => names.join('/'));
    const file = record({ path, body: uint8Array({ maxLength: 1200 }).map((bytes) => Buffer.from(bytes)) });
    const files = uniqueArray(file, { selector: (one) => one.path, maxLength: 6 });
    assert(
      property(files, (some) => {
        const read = readTar(writeTar(some, SECONDS));
        expect(new Map(read.map((one) => [one.path, one.body]))).toEqual(
          new Map(some.map((one) => [one.path, one.body])),
        );
      }),
    );
  });
});

describe('A damaged archive', () => {
  it('is refused wherever a byte has changed', () => {
    const plain = gunzipSync(archive);
    const before = unpackRelease(archive);
    const at = integer({ min: 0, max: plain.byteLength - 1 });
    assert(
      property(at, integer({ min: 1, max: 255 }), (index, change) => {
        const damaged = Buffer.from(plain);
        damaged[index] = (damaged[index] ?? 0) ^ change;
        // A changed byte between two files, or after the last one, does not affect the files.
        expect(unpackUndamaged(gzipSync(damaged)) ?? before).toEqual(before);
      }),
      { numRuns: 2000 },
    );
  });

  it('is refused wherever a compressed byte has changed', () => {
    const before = unpackRelease(archive);
    // The first ten bytes describe the archive. A few bits at the end of a block have no meaning.
    for (let index = 10; index < archive.byteLength; index += 1) {
      const damaged = Buffer.from(archive);
      damaged[index] = (damaged[index] ?? 0) ^ 1;
      expect(unpackUndamaged(damaged) ?? before).toEqual(before);
    }
  });

  it('is refused wherever it was cut off', () => {
    for (let length = 0; length < archive.byteLength; length += 1)
      expect(() => unpackRelease(archive.subarray(0, length))).toThrow('it is incomplete or damaged.');
    const plain = gunzipSync(archive);
    for (let length = 0; length < plain.byteLength - 1024; length += 512)
      expect(() => unpackRelease(gzipSync(plain.subarray(0, length)))).toThrow(/missing|folder/);
  });

  const [first, ...others] = release.files;
  const extra = { path: 'dist/extra.js', body: Buffer.from('alert(1)') };
  it.each([
    ['a file is missing', archiveOf(others, release.files), 'package.json is missing.'],
    [
      'a file was added',
      archiveOf([...release.files, extra], release.files),
      'dist/extra.js is not listed in SHA256SUMS.',
    ],
    [
      'a file was exchanged',
      archiveOf([{ path: 'package.json', body: Buffer.from('{}') }, ...others], release.files),
      'package.json is damaged.',
    ],
    ['a file is there twice', archiveOf([...release.files, ...(first ? [first] : [])], release.files), 'same name'],
    [
      'the checksums are missing',
      gzipSync(writeTar([{ ...extra, path: 'numeria-1.0.0/a' }], 0)),
      'SHA256SUMS is missing.',
    ],
    ['it is not a release', gzipSync(writeTar([{ ...extra, path: 'other-1.0.0/a' }], 0)), 'not the name of a release'],
    ['it is empty', gzipSync(writeTar([], 0)), 'not the name of a release'],
    ['a file would leave its folder', archiveOf([{ ...extra, path: '../../evil.js' }]), 'outside its folder'],
    ['a path is absolute', gzipSync(writeTar([{ ...extra, path: '/etc/passwd' }], 0)), 'outside its folder'],
  ])('is refused if %s', (_, damaged, message) => {
    expect(() => unpackRelease(damaged)).toThrow(message);
  });

  it('is refused if it contains a link', () => {
    const name = 'numeria-1.0.0';
    const inside = mkdtempSync(join(folder, 'link-'));
    mkdirSync(join(inside, name));
    execFileSync('ln', ['-s', '/etc', join(inside, name, 'dist')]);
    execFileSync('tar', ['-cf', join(inside, 'a.tar'), '--format=ustar', '-C', inside, `${name}/dist`]);
    expect(() => readTar(readFileSync(join(inside, 'a.tar')))).toThrow('numeria-1.0.0/dist in it is not a plain file.');
  });
});
