/* Builds a release twice: in this folder, and in a copy of the project in a deeper one, on another day, in another time
   zone and language, by a user whose files are private. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { unpackRelease } from '../../scripts/release/archive.ts';

const work = mkdtempSync(join(tmpdir(), 'numeria-release-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));

/** Long enough for two builds, one after the other, on a machine that is busy with other tests. */
const PATIENCE_MS = 1_200_000;

/** Languages are built like English, and would take several times as long. */
const noLanguages = join(work, 'no-languages');

/** Moves the clock of a process by more than a year. */
const OTHER_CLOCK = `
const shift = 400 * 24 * 60 * 60 * 1000;
const { Date } = globalThis;
globalThis.Date = class extends Date {
  constructor(...values) {
    if (values.length === 0) super(Date.now() + shift);
    else super(...values);
  }
  static now() {
    return super.now() + shift;
  }
};
`;

/** The project's files with its packages, which are linked if the disk allows it. */
function copyProject(target: string): void {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    encoding: 'utf8',
  });
  for (const path of listed.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    cpSync(path, join(target, path));
  }
  const packages = [resolve('node_modules'), join(target, 'node_modules')];
  try {
    execFileSync('cp', ['--archive', '--link', ...packages], { stdio: 'ignore' });
  } catch {
    execFileSync('cp', ['--archive', ...packages]);
  }
}

/** The archive that `npm run release` makes in a project. */
function makeArchive(project: string, folder: string, env: NodeJS.ProcessEnv = {}, umask = '022'): Buffer {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const command = `umask ${umask} && exec "$0" scripts/release/release.ts "$1"`;
  execFileSync('sh', ['-c', command, process.execPath, folder], {
    cwd: project,
    stdio: 'pipe',
    // With Vitest's values, the site would be built for development and without service workers.
    env: { ...process.env, VITEST: undefined, NODE_ENV: undefined, NUMERIA_LANGUAGES: noLanguages, ...env },
  });
  return readFileSync(join(folder, `numeria-${version}.tar.gz`));
}

it(
  'Two builds of one project are the same release, byte for byte',
  () => {
    mkdirSync(noLanguages);
    const clock = join(work, 'clock.mjs');
    writeFileSync(clock, OTHER_CLOCK);
    const copy = join(work, 'a/deeper/folder/project');
    copyProject(copy);
    const one = makeArchive(resolve('.'), join(work, 'one'));
    const other = makeArchive(
      copy,
      join(work, 'other'),
      { NODE_OPTIONS: `--import=${clock}`, TZ: 'Asia/Kathmandu', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' },
      '077',
    );
    const { files } = unpackRelease(one);
    const before = new Map(files.map(({ path, body }) => [path, body]));
    const different = unpackRelease(other).files.filter(({ path, body }) => before.get(path)?.equals(body) !== true);
    expect(different.map(({ path }) => path)).toEqual([]);
    expect(other.equals(one)).toBe(true);
    expect(files.length).toBeGreaterThan(500);
  },
  PATIENCE_MS,
);
