import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { packRelease } from '../../scripts/release/archive.ts';
import { CHECKSUMS, formatChecksums } from '../../scripts/release/checksums.ts';
import { installRelease, rollBack } from '../../scripts/release/installed.ts';
import { SECONDS, tinyRelease } from './helpers/small-release.ts';

const all = mkdtempSync(join(tmpdir(), 'numeria-install-'));
afterAll(() => rmSync(all, { recursive: true, force: true }));

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(all, 'folder-'));
});

const nothing = () => {};
const current = () => basename(realpathSync(join(folder, 'current')));
const installed = () => readdirSync(join(folder, 'releases'));

const fail = () => {
  throw new Error('No network.');
};

/** Changes one bit. */
const flip = (archive: Buffer) => {
  const damaged = Buffer.from(archive);
  const middle = Math.floor(damaged.byteLength / 2);
  damaged[middle] = (damaged[middle] ?? 0) ^ 1;
  return damaged;
};

const run = (...command: readonly string[]) =>
  spawnSync(process.execPath, [resolve('scripts/release/install.ts'), ...command], { encoding: 'utf8' });

/** Writes the archive of a version, changed by `change`, into its own folder. */
function archiveFile(version: string, change: (archive: Buffer) => Buffer = (archive) => archive): string {
  const file = join(mkdtempSync(join(all, 'archive-')), `numeria-${version}.tar.gz`);
  writeFileSync(file, change(packRelease(tinyRelease(version), SECONDS)));
  return file;
}

describe('Installing a release', () => {
  it('makes it the current one, with its packages', () => {
    const name = installRelease(folder, archiveFile('1.0.0'), (draft) => writeFileSync(join(draft, 'packages'), ''));
    expect(name).toBe('numeria-1.0.0');
    expect(readdirSync(join(folder, 'current')).toSorted()).toEqual(['SHA256SUMS', 'dist', 'package.json', 'packages']);
  });

  it('keeps the previous release, and can roll back to it and forward again', () => {
    installRelease(folder, archiveFile('1.0.0'), nothing);
    installRelease(folder, archiveFile('1.0.1'), nothing);
    expect([current(), installed()]).toEqual(['numeria-1.0.1', ['numeria-1.0.0', 'numeria-1.0.1']]);
    expect([rollBack(folder), current()]).toEqual(['numeria-1.0.0', 'numeria-1.0.0']);
    expect([rollBack(folder), current()]).toEqual(['numeria-1.0.1', 'numeria-1.0.1']);
  });

  it('makes an earlier release the current one again if it is still installed', () => {
    for (const version of ['1.0.0', '1.0.1']) installRelease(folder, archiveFile(version), nothing);
    expect(installRelease(folder, archiveFile('1.0.0'), fail)).toBe('numeria-1.0.0');
    expect([current(), rollBack(folder)]).toEqual(['numeria-1.0.0', 'numeria-1.0.1']);
  });

  it('removes what an interrupted installation left behind', () => {
    mkdirSync(join(folder, 'releases/.unpacking-abc'), { recursive: true });
    installRelease(folder, archiveFile('1.0.0'), nothing);
    expect(installed()).toEqual(['numeria-1.0.0']);
  });
});

describe('Nothing changes', () => {
  beforeEach(() => void installRelease(folder, archiveFile('1.0.0'), nothing));

  it.each([
    ['a byte has changed', flip],
    ['the file was cut off', (archive: Buffer) => archive.subarray(0, -100)],
    ['the file is empty', () => Buffer.alloc(0)],
  ])('if %s', (_, change) => {
    const file = archiveFile('1.0.1', change);
    expect(() => installRelease(folder, file, nothing)).toThrow('it is incomplete or damaged.');
    expect([current(), installed()]).toEqual(['numeria-1.0.0', ['numeria-1.0.0']]);
    expect(existsSync(join(folder, 'previous'))).toBe(false);
  });

  it('if the archive is not the one whose checksum is published next to it', () => {
    const file = archiveFile('1.0.1');
    const other = packRelease(tinyRelease('1.0.2'), SECONDS);
    writeFileSync(join(file, '..', CHECKSUMS), formatChecksums([{ path: basename(file), body: other }]));
    expect(() => installRelease(folder, file, nothing)).toThrow('numeria-1.0.1.tar.gz is damaged.');
    expect([current(), installed()]).toEqual(['numeria-1.0.0', ['numeria-1.0.0']]);
  });

  it('if the packages cannot be installed', () => {
    expect(() => installRelease(folder, archiveFile('1.0.1'), fail)).toThrow('No network.');
    expect([current(), installed()]).toEqual(['numeria-1.0.0', ['numeria-1.0.0']]);
  });

  it('if the release is already installed', () => {
    expect(() => installRelease(folder, archiveFile('1.0.0'), nothing)).toThrow('numeria-1.0.0 is already installed');
  });

  it('if a release with other files is installed under its name', () => {
    installRelease(folder, archiveFile('1.0.1'), nothing);
    writeFileSync(join(folder, 'releases/numeria-1.0.0/SHA256SUMS'), '');
    expect(() => installRelease(folder, archiveFile('1.0.0'), nothing)).toThrow('numeria-1.0.0 is already installed');
    expect(current()).toBe('numeria-1.0.1');
  });

  it('if something else has the name of a link', () => {
    rmSync(join(folder, 'current'));
    mkdirSync(join(folder, 'current'));
    expect(() => installRelease(folder, archiveFile('1.0.1'), nothing)).toThrow('current is not a link to a release.');
    expect(installed()).toEqual(['numeria-1.0.0']);
  });

  it('if the links cannot be changed', () => {
    mkdirSync(join(folder, '.unpacking-current'));
    expect(() => installRelease(folder, archiveFile('1.0.1'), nothing)).toThrow('.unpacking-current');
    expect([current(), installed()]).toEqual(['numeria-1.0.0', ['numeria-1.0.0']]);
    expect(existsSync(join(folder, 'previous'))).toBe(false);
  });

  it('if there is no release to roll back to', () => {
    expect(() => rollBack(folder)).toThrow('There is no previous release');
    expect(current()).toBe('numeria-1.0.0');
  });
});

describe('The installer', () => {
  it('installs files that the user of the server can read, even with a umask for private files', () => {
    const own = { name: 'numeria', version: '1.0.0' };
    const lock = { ...own, lockfileVersion: 3, requires: true, packages: { '': own } };
    const files = [
      { path: 'package.json', body: Buffer.from(JSON.stringify(own)) },
      { path: 'package-lock.json', body: Buffer.from(JSON.stringify(lock)) },
    ];
    const file = join(mkdtempSync(join(all, 'archive-')), 'numeria-1.0.0.tar.gz');
    writeFileSync(file, packRelease({ name: 'numeria-1.0.0', files }, SECONDS));
    const command = 'umask 077 && exec "$0" scripts/release/install.ts "$1" "$2"';
    expect(spawnSync('sh', ['-c', command, process.execPath, file, folder]).status).toBe(0);
    expect(statSync(join(folder, 'current')).mode & 0o055).toBe(0o055);
    expect(statSync(join(folder, 'current/package.json')).mode & 0o044).toBe(0o044);
  });

  it('says that a damaged archive was refused and nothing was changed', () => {
    const { status, stderr } = run(
      archiveFile('1.0.0', (archive) => archive.subarray(0, 200)),
      folder,
    );
    expect(status).toBe(1);
    expect(stderr).toMatch(/was not installed, and nothing was changed: it is incomplete or damaged\.\n$/);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('prints its usage unless it gets both parameters', () => {
    expect(run('numeria.tar.gz')).toMatchObject({ status: 1, stderr: expect.stringContaining('--roll-back') });
  });

  it('rolls back', () => {
    installRelease(folder, archiveFile('1.0.0'), nothing);
    installRelease(folder, archiveFile('1.0.1'), nothing);
    const { status, stdout } = run('--roll-back', folder);
    expect([status, stdout]).toEqual([
      0,
      `numeria-1.0.0 is now the current release in ${folder}. Restart Numeria to use it.\n`,
    ]);
    expect(JSON.parse(readFileSync(join(folder, 'current/package.json'), 'utf8'))).toEqual({ version: '1.0.0' });
  });
});
