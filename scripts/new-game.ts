/* `npm run new-game -- my-game` copies an example game under a new name: its files, its names in
   code and on the site, and its pictures. The copy can be played immediately and passes every
   test that applies to all games. `--from` chooses one of the examples; the first by default. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from './browser.ts';
import { GAMES } from './games.ts';
import { PAGES } from './site/pages.ts';

const ROOT = join(import.meta.dirname, '..');
const EXAMPLES = readdirSync(join(ROOT, 'examples')).toSorted();

/** Path segments that the build and the backend already use, so no game can have them. */
const SERVED = new Set(['assets', 'auth', 'inbox', 'rest']);

/** The reason why a game cannot have this id, as a sentence; null if it can. */
export function findIdProblem(id: string, example = EXAMPLES[0] ?? ''): string | null {
  if (id === '') return 'Give the new game an id, for example: npm run new-game -- my-game';
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id))
    return `"${id}" cannot be an id: use lower-case letters and digits joined by hyphens, for example "my-game".`;
  if (GAMES.some((game) => game.id === id)) return `There is already a game with the id "${id}". Choose another one.`;
  if (!EXAMPLES.includes(example)) return `There is no example called "${example}". There is: ${EXAMPLES.join(', ')}.`;
  const isAddress = PAGES.some(({ path }) => path.split('/')[1] === id) || existsSync(join(ROOT, 'assets', id));
  const isFolder = ['machines', 'src/games', 'tests/games'].some((folder) => existsSync(join(ROOT, folder, id)));
  return isAddress || isFolder || SERVED.has(id)
    ? `The site already uses the name "${id}" for something else. Choose another id.`
    : null;
}

const title = (id: string): string =>
  id.replaceAll(/(^|-)(\w)/g, (_, hyphen: string, letter: string) => `${hyphen && ' '}${letter.toUpperCase()}`);
const pascal = (id: string): string => title(id).replaceAll(' ', '');
const camel = (id: string): string => pascal(id).replace(/^./, (letter) => letter.toLowerCase());

/**
 * Replaces the old name in a path or a source text of the example, in every form in which the name
 * occurs.
 */
const renamed = (text: string, from: string, to: string): string =>
  [title, pascal, camel, (name: string) => name].reduce(
    (result, form) => result.replaceAll(form(from), form(to)),
    text,
  );

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Islands are drawn on 220 x 210 units. */
const HEIGHT_RATIO = 210 / 220;

const areaOf = (spot: string): Area => {
  const [x = 0, y = 0, width = 0] = (spot.match(/-?\d+(?=\])/g) ?? []).map(Number);
  return { x, y, width };
};

/** The free space between two islands in px; negative if they overlap. */
const gap = (one: Area, other: Area): number =>
  Math.max(
    Math.max(one.x, other.x) - Math.min(one.x + one.width, other.x + other.width),
    Math.max(one.y, other.y) - Math.min(one.y + one.width * HEIGHT_RATIO, other.y + other.width * HEIGHT_RATIO),
  );

/** The emptiest place on the wide map for a small island, to the right of the headline. */
function freeSpot(): string {
  const width = 100;
  const islands = GAMES.map(({ island }) => areaOf(island.spot));
  const room = (area: Area): number => Math.min(...islands.map((island) => gap(area, island)));
  const spots = Array.from({ length: 41 * 25 }, (_, at) => ({
    x: -190 + (at % 41) * 20,
    y: 60 + Math.floor(at / 41) * 20,
    width,
  }));
  const { x, y } = spots.reduce((best, spot) => (room(spot) > room(best) ? spot : best));
  return `[--x:${x}] [--y:${y}] [--w:${width}]`;
}

const next = (orders: readonly number[]): number => Math.max(...orders) + 1;

/** The manifest with the game's own place on the map and in the lists of games. */
function placed(manifest: string): string {
  return manifest
    .replace(/(?<=^ {2}order: )\d+/m, String(next(GAMES.map(({ order }) => order))))
    .replace(/(?<=island: \{ order: )\d+/, String(next(GAMES.map(({ island }) => island.order))))
    .replace(/(?<=spot: ')[^']+/, freeSpot());
}

/** Copies the example, and returns the paths of the new files. */
function copyOf(example: string, id: string): readonly string[] {
  const folder = join(ROOT, 'examples', example);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map((entry) => {
    const from = join(entry.parentPath, entry.name);
    const path = renamed(relative(folder, from), example, id);
    const to = join(ROOT, path);
    mkdirSync(dirname(to), { recursive: true });
    if (path.endsWith('.png')) cpSync(from, to);
    else {
      const text = renamed(readFileSync(from, 'utf8'), example, id);
      writeFileSync(to, entry.name === 'game.ts' ? placed(text) : text);
    }
    return path;
  });
}

const runNode = (script: string, ...parameters: readonly string[]): void =>
  void execFileSync(process.execPath, [join(ROOT, script), ...parameters], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });

/** Creates the game, and returns the message to print. */
function makeGame(id: string, example: string): string {
  const files = copyOf(example, id);
  // The new names change line lengths and the order of imports.
  const code = files.filter((path) => /\.(?:tsx?|css)$/.test(path));
  runNode('node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...code);
  runNode('scripts/docs.ts');
  // The link preview picture contains the title.
  const hasBrowser = findBrowser() !== null;
  if (hasBrowser) runNode('tools/icons.ts', id);
  return [
    `${title(id)} is a game now: a copy of the example in ${files.length} files, and a line in docs/teachers.md.`,
    `Play it:             npm run dev, then open http://localhost:4173/${id}`,
    `Make it yours:       machines/${id}/rules.ts, then src/games/${id}`,
    `Move its island:     "island" in src/games/${id}/game.ts`,
    ...(hasBrowser ? [] : [`Picture for links:   npm run make:icons -- ${id} (needs Chromium or Chrome)`]),
    `Before you share it: npm run test:quick, npm run build, npm run make:names -- -g ${id}`,
    'The whole way:       docs/adding-a-game.md',
    '',
  ].join('\n');
}

if (import.meta.main) {
  const { positionals, values } = parseArgs({ options: { from: { type: 'string' } }, allowPositionals: true });
  const [id = ''] = positionals;
  const example = values.from ?? EXAMPLES[0] ?? '';
  const refusal = findIdProblem(id, example);
  process.stdout.write(refusal === null ? makeGame(id, example) : '');
  if (refusal !== null) {
    process.stderr.write(`${refusal}\n`);
    process.exitCode = 1;
  }
}
