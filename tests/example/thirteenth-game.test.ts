/* A new game is one folder: the example is copied into a copy of the project without changing
   any file, and is then checked, built and played to its end like every other game.
   docs/adding-a-game.md explains how to create one. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const GAME = 'number-bonds';
/** The name of the game that `npm run new-game` creates from the example. */
const NEW_GAME = 'a-1-beads';
const EXAMPLE = join(ROOT, 'examples', GAME);
const COPY = mkdtempSync(join(tmpdir(), 'numeria-example-'));

/** Generated files, which a copy of the project leaves out. */
const LEFT_OUT = new Set(['.bench', '.git', '.numeria', 'dist', 'node_modules', 'test-results']);

/** The tests that every game must pass. */
const TESTS_OF_ALL_GAMES = [
  'tests/architecture',
  'tests/bench/report.test.ts',
  'tests/fuzz/games.test.ts',
  'tests/machines/question-games',
  'tests/offline/manifest.test.ts',
  'tests/progress/known.test.ts',
  'tests/scenes/all-games.test.ts',
  'tests/scenes/contrast.test.ts',
  'tests/screens/account-favourite-games.test.tsx',
  'tests/screens/account-parts.test.tsx',
  'tests/screens/every-game.test.tsx',
  'tests/screens/home.test.tsx',
  'tests/screens/progress.test.tsx',
  'tests/site/pages.test.ts',
  'tests/sound-sprites.test.ts',
];

const files = readdirSync(EXAMPLE, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(EXAMPLE, join(entry.parentPath, entry.name)));

/**
 * Matches titles that do not contain any of the project's own games, which have already been
 * tested.
 */
const OF_NO_OTHER_GAME = `^(?!.*(?:${readdirSync(join(ROOT, 'tests/games')).join('|')}))`;

/** The files of the new game. */
const copies = files.map((path) => path.replaceAll(GAME, NEW_GAME));

const codeOf = (paths: readonly string[]) => paths.filter((path) => /\.(?:tsx?|css)$/.test(path));

/** Runs a command in the copy. Returns its output if it failed, and an empty string otherwise. */
function failureOf(command: string, ...parameters: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, parameters, {
    cwd: COPY,
    encoding: 'utf8',
    env: { ...process.env, VITEST: undefined, NODE_ENV: undefined, E2E_PORT: '4690' },
    maxBuffer: 64 * 1024 * 1024,
  });
  return status === 0 ? '' : `${stdout}\n${stderr}`.slice(-20_000);
}

beforeAll(() => {
  cpSync(ROOT, COPY, {
    recursive: true,
    filter: (path) => !LEFT_OUT.has(relative(ROOT, path)),
  });
  symlinkSync(join(ROOT, 'node_modules'), join(COPY, 'node_modules'), 'dir');
  cpSync(EXAMPLE, COPY, { recursive: true });
  const failure = failureOf('npm', 'run', 'new-game', '--', NEW_GAME, GAME);
  if (failure !== '') throw new Error(failure);
  // Two pages must not have the same description, and only here does the example exist alongside
  // its own copy.
  const manifest = join(COPY, 'src/games', NEW_GAME, 'game.ts');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('Two parts make a whole', 'A whole has two parts'));
});
afterAll(() => rmSync(COPY, { recursive: true, force: true }));

describe('The example game', () => {
  it('consists only of new files with unique names, and does not change any file of the project', () => {
    expect(files.filter((path) => existsSync(join(ROOT, path)))).toEqual([]);
    expect(files.filter((path) => !path.includes(GAME))).toEqual([]);
  });

  it('has at most 300 lines: manifest, rules, machine, scene, drawings, screen, text and style sheet', () => {
    const own = files.filter((path) => /^(?:machines|src)\//.test(path));
    const lines = own.map((path) => readFileSync(join(EXAMPLE, path), 'utf8').split('\n').length - 1);
    expect(lines.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(300);
  });

  it('can be copied under another name with npm run new-game, which leaves no trace of the old name', () => {
    const oldNames = /number-bonds|numberBonds|NumberBonds|Number Bonds/;
    expect(copies.filter((path) => oldNames.test(readFileSync(join(COPY, path), 'utf8')))).toEqual([]);
  });

  it('has correct types and passes the linter', () => {
    expect(failureOf('npm', 'run', 'types')).toBe('');
    // The rest of the project is linted by `npm run lint`.
    const own = codeOf([...files, ...copies]);
    expect(failureOf('npx', 'oxlint', '--deny-warnings', ...own)).toBe('');
    expect(failureOf('npx', 'biome', 'check', ...own)).toBe('');
    expect(failureOf('npx', 'knip')).toBe('');
  });

  it('obeys the laws and passes the tests of every game', () => {
    expect(failureOf('npx', 'vitest', 'run', '-t', OF_NO_OTHER_GAME, ...TESTS_OF_ALL_GAMES)).toBe('');
  });

  it('can be built into the site and played to its end by keyboard, with right and wrong answers', () => {
    expect(failureOf('npm', 'run', 'build')).toBe('');
    const bots = ['playwright', 'test', '-c', 'tests/e2e', 'bots.spec.ts', '-g', `keyboard.*(?:${GAME}|${NEW_GAME})`];
    // The first run records the accessible names of the controls.
    expect(failureOf('npx', ...bots, '--update-snapshots=all', '--workers', '1')).toBe('');
  });
});
