/* A new game is one folder: each example is copied into a copy of the project without changing
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
const COPY = mkdtempSync(join(tmpdir(), 'numeria-example-'));

/** The examples, with their maximum number of lines and the name that `npm run new-game` copies them to. */
const EXAMPLES = [
  { id: 'number-bonds', maxLines: 300, copy: 'a-1-beads' },
  { id: 'place-value', maxLines: 470, copy: 'a-2-cards' },
].map((example) => ({ ...example, folder: join(ROOT, 'examples', example.id) }));
const NAMES = EXAMPLES.flatMap(({ id, copy }) => [id, copy]).join('|');

/** Generated files, which a copy of the project leaves out. */
const LEFT_OUT = new Set(['.bench', '.git', '.numeria', 'dist', 'node_modules', 'test-results']);

/** The tests that every game must pass. */
const TESTS_OF_ALL_GAMES = [
  'tests/architecture',
  'tests/bench/report.test.ts',
  'tests/fuzz/games.test.ts',
  'tests/machines/question-games',
  'tests/offline/manifest.test.ts',
  'tests/progress/unknown-values.test.ts',
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

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));

/**
 * Matches titles that do not contain any of the project's own games, which have already been
 * tested.
 */
const OF_NO_OTHER_GAME = `^(?!.*(?:${readdirSync(join(ROOT, 'tests/games')).join('|')}))`;

const isCode = (path: string): boolean => /\.(?:tsx?|css)$/.test(path);

/** The code of all examples and their copies. */
const CODE = EXAMPLES.flatMap(({ id, copy, folder }) => {
  const own = filesIn(folder).filter(isCode);
  return [...own, ...own.map((path) => path.replaceAll(id, copy))];
});

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
  for (const { folder } of EXAMPLES) cpSync(folder, COPY, { recursive: true });
  for (const { id, copy } of EXAMPLES) {
    const failure = failureOf('npm', 'run', 'new-game', '--', copy, '--from', id);
    if (failure !== '') throw new Error(failure);
    // Two pages must not have the same description, and only here does an example exist alongside
    // its own copy.
    const listing = join(COPY, 'src/games', copy, 'listing-text.ts');
    writeFileSync(listing, readFileSync(listing, 'utf8').replace(/(?<=pageDescription =\s*')/, 'Copy: '));
  }
});
afterAll(() => rmSync(COPY, { recursive: true, force: true }));

const isShared = (path: string): boolean => !LEFT_OUT.has(path.split('/')[0] ?? '');

describe.each(EXAMPLES)('The example $id', ({ id, copy, folder, maxLines }) => {
  const files = filesIn(folder);

  it('consists only of new files with unique names', () => {
    expect(files.filter((path) => existsSync(join(ROOT, path)))).toEqual([]);
    expect(files.filter((path) => !path.includes(id))).toEqual([]);
  });

  it(`has at most ${maxLines} lines: manifest, rules, machine, scene, screen, text and style sheet`, () => {
    const own = files.filter((path) => /^(?:machines|src)\//.test(path) && isCode(path));
    const lines = own.map((path) => readFileSync(join(folder, path), 'utf8').split('\n').length - 1);
    expect(lines.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(maxLines);
  });

  it('can be copied under another name with npm run new-game, which leaves no trace of the old name', () => {
    const words = id.split('-').map((word) => `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}`);
    const oldNames = new RegExp(`${id}|${words.join('')}|${words.join(' ').replaceAll(/\[.(.)\]/g, '$1')}`);
    const copies = files.map((path) => path.replaceAll(id, copy));
    expect(copies.filter((path) => oldNames.test(readFileSync(join(COPY, path), 'utf8')))).toEqual([]);
  });
});

describe('With the examples, the project', () => {
  it('has correct types and passes the linter', () => {
    expect(failureOf('npm', 'run', 'types')).toBe('');
    // The rest of the project is linted by `npm run lint`.
    expect(failureOf('npx', 'oxlint', '--deny-warnings', ...CODE)).toBe('');
    expect(failureOf('npx', 'biome', 'check', ...CODE)).toBe('');
    expect(failureOf('npx', 'knip')).toBe('');
  });

  it('obeys the laws and passes the tests of every game', () => {
    const own = EXAMPLES.flatMap(({ id, copy }) => [`tests/machines/${id}`, `tests/machines/${copy}`]);
    expect(failureOf('npx', 'vitest', 'run', '-t', OF_NO_OTHER_GAME, ...TESTS_OF_ALL_GAMES, ...own)).toBe('');
  });

  it('can be built, and its new games can be played to their end with right and wrong answers', () => {
    expect(failureOf('npm', 'run', 'build')).toBe('');
    const bots = [
      'playwright',
      'test',
      '-c',
      'tests/e2e',
      'bots.spec.ts',
      '-g',
      `keyboard.*(?:${NAMES})|touch.*place-value`,
    ];
    // The first run records the accessible names of the controls.
    expect(failureOf('npx', ...bots, '--update-snapshots=all', '--workers', '1')).toBe('');
  });

  it('has not changed in any file that was there before, except for the list of games for teachers', () => {
    const shared = filesIn(ROOT).filter(isShared);
    const changed = shared.filter((path) => !readFileSync(join(ROOT, path)).equals(readFileSync(join(COPY, path))));
    expect(changed.filter((path) => path !== 'docs/teachers.md')).toEqual([]);
  });
});
