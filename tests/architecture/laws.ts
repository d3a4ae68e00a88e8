/* The laws of the architecture. Each takes a tree of source files and returns the violations. */
import { OMITTED_PIXI_EXPORTS } from './pixi';
import {
  findGlobals,
  findImportedNames,
  findImports,
  findStaticImports,
  isBarrel,
  resolveImport,
  type Tree,
  variablesOf,
} from './source';

/** An import: the file that contains it, and its target. */
interface Import {
  readonly from: string;
  readonly to: string;
}

export interface Law {
  readonly name: string;
  readonly broken: (tree: Tree) => readonly string[];
}

/** Cached, because most laws need the imports of the same tree. */
const importsOfTrees = new WeakMap<Tree, readonly Import[]>();

function allImports(tree: Tree): readonly Import[] {
  const known = importsOfTrees.get(tree);
  if (known) return known;
  const found = Object.entries(tree).flatMap(([from, source]) =>
    findImports(from, source).map((specifier) => ({ from, to: resolveImport(specifier, from, tree) })),
  );
  importsOfTrees.set(tree, found);
  return found;
}

const isPackage = (to: string, ...names: readonly string[]): boolean =>
  names.some((name) => to === name || to.startsWith(`${name}/`));
const isUnder = (path: string, ...folders: readonly string[]): boolean =>
  folders.some((folder) => path.startsWith(`${folder}/`));
/** The folders in machines that do not belong to a game. */
const MACHINE_SHELVES: readonly string[] = ['core', 'learning'];
const machineGame = (path: string): string | null => {
  const game = /^machines\/([^/]+)\//.exec(path)?.[1];
  return game === undefined || MACHINE_SHELVES.includes(game) ? null : game;
};
const screenGame = (path: string): string | null => /^src\/games\/([^/]+)\//.exec(path)?.[1] ?? null;
const isGame = (path: string): boolean => machineGame(path) !== null || screenGame(path) !== null;
const isScene = (path: string): boolean => /^src\/games\/[^/]+\/(?:[^/]*scene\.ts$|scene\/.*\.ts$)/.test(path);

/** A translation follows the laws of the module that it replaces: src/locale/fr/pages/text.ts those of src/pages/text.ts. */
export const asEnglish = (path: string): string => path.replace(/^src\/locale\/[\w-]+\/(?=.*\/)/, 'src/');

/** A law that applies to each import on its own. */
const onImports = (name: string, allows: (one: Import) => boolean): Law => ({
  name,
  broken: (tree) =>
    allImports(tree)
      .filter(({ from, to }) => !allows({ from: asEnglish(from), to: asEnglish(to) }))
      .map(({ from, to }) => `${from} imports ${to}`),
});

const onlyIn = (name: string, packages: readonly string[], folder: (from: string) => boolean): Law =>
  onImports(name, ({ from, to }) => !isPackage(to, ...packages) || folder(from));

/**
 * The imports that a game's folder can use in addition to its own files, its own machine and core.
 */
const FOR_GAMES = {
  folders: ['src/stage', 'src/play', 'src/ui', 'src/device', 'src/locale'],
  files: ['src/catalogue/define-game.ts', 'src/catalogue/fact-rounds.ts', 'src/catalogue/hats.ts'],
  packages: ['react', 'xstate', '@xstate/react', 'pixi.js', 'valibot', 'lucide-react'],
};

const isForGame = (game: string, to: string): boolean =>
  isUnder(
    to,
    `src/games/${game}`,
    `machines/${game}`,
    ...MACHINE_SHELVES.map((shelf) => `machines/${shelf}`),
    ...FOR_GAMES.folders,
  ) ||
  FOR_GAMES.files.includes(to) ||
  isPackage(to, ...FOR_GAMES.packages);

/** The floors of src, from the lowest. Folders on one floor do not import each other. */
const FLOORS: readonly (readonly string[])[] = [
  ['locale'],
  ['ui'],
  ['device'],
  ['stage', 'account', 'videos', 'scan', 'vision', 'notation'],
  ['catalogue'],
  ['topics'],
  ['play', 'progress'],
  ['games'],
  ['pages'],
];

const folderOf = (path: string): string | null => /^src\/([\w-]+)\//.exec(path)?.[1] ?? null;

/** The folders of the modes: two players, a friend, a class, the storm. */
const MODES = 'src/play/modes';

/** The index of a folder's floor; -1 if it is on none. */
const floorOf = (folder: string | null): number =>
  FLOORS.findIndex((names) => folder !== null && names.includes(folder));

/** Whether a file may import another of src. Entry points, which are in no folder, may import everything. */
function isDownwards({ from, to }: Import): boolean {
  const [folder, target] = [folderOf(from), folderOf(to)];
  if (folder === null || folder === target || !to.startsWith('src/')) return true;
  return floorOf(target) >= 0 && floorOf(target) < floorOf(folder);
}

const FORBIDDEN = new Set(['Math.random', 'Date.now', 'Date', 'performance.now', 'setTimeout', 'setInterval']);

/** The first import cycle found from each file that is in one. */
function cyclesOf(tree: Tree): readonly string[] {
  const next = new Map<string, string[]>();
  for (const { from, to } of allImports(tree)) if (to in tree) next.set(from, [...(next.get(from) ?? []), to]);
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (path: string, way: readonly string[]) => {
    if (way.includes(path)) found.push([...way.slice(way.indexOf(path)), path].join(' -> '));
    if (way.includes(path) || done.has(path)) return;
    for (const other of next.get(path) ?? []) visit(other, [...way, path]);
    done.add(path);
  };
  for (const path of Object.keys(tree)) visit(path, []);
  return found;
}

/**
 * The entry points of Pixi that the site can import. We only know for these what the build leaves
 * out.
 */
const PIXI = new Set(['pixi.js', 'pixi.js/unsafe-eval']);

/**
 * Parts of Pixi that the site uses although the build leaves them out. They would be empty or
 * broken, and few tests would notice.
 */
function lostOfPixi(tree: Tree): readonly string[] {
  return Object.entries(tree)
    .filter(([path]) => isUnder(path, 'src'))
    .flatMap(([path, source]) =>
      [
        ...findImports(path, source).filter((to) => isPackage(to, 'pixi.js') && !PIXI.has(to)),
        ...findImportedNames(path, source, 'pixi.js').filter((name) => name === '*' || OMITTED_PIXI_EXPORTS.has(name)),
      ].map((name) => `${path} uses ${name}`),
    );
}

/** The import chains through which games' pages load Pixi, which menus do not need. */
function waysToPixi(tree: Tree): readonly string[] {
  const seen = new Set<string>();
  const visit = (path: string, way: readonly string[]): readonly string[] => {
    if (isPackage(path, 'pixi.js', '@pixi/react')) return [[...way, path].join(' -> ')];
    const source = tree[path];
    if (source === undefined || seen.has(path)) return [];
    seen.add(path);
    return findStaticImports(path, source).flatMap((specifier) =>
      visit(resolveImport(specifier, path, tree), [...way, path]),
    );
  };
  return Object.keys(tree).flatMap((path) => (/^src\/games\/[^/]+\/Screen\.tsx$/.test(path) ? visit(path, []) : []));
}

export const LAWS: readonly Law[] = [
  onImports('machines import only machines, xstate and valibot', ({ from, to }) => {
    return !isUnder(from, 'machines') || isUnder(to, 'machines') || isPackage(to, 'xstate', 'valibot');
  }),
  onImports('machines/core imports no game', ({ from, to }) => {
    return !isUnder(from, 'machines/core') || machineGame(to) === null;
  }),
  onImports('a machine imports no other game', ({ from, to }) => {
    const game = machineGame(from);
    return game === null || machineGame(to) === null || machineGame(to) === game;
  }),
  onImports('a game imports only its machine, the shelves and a few packages', ({ from, to }) => {
    const game = screenGame(from);
    return game === null || isForGame(game, to);
  }),
  onImports('a scene imports no React', ({ from, to }) => {
    return !isScene(from) || !isPackage(to, 'react', 'react-dom', '@pixi/react', '@xstate/react', 'react-router-dom');
  }),
  onImports('folders in src import only from lower floors', isDownwards),
  onImports(
    "stage and play do not import a game's machine",
    ({ from, to }) => !isUnder(from, 'src/stage', 'src/play') || machineGame(to) === null,
  ),
  onImports(
    'only pages know the modes; everything else uses the value in play-mode.ts',
    ({ from, to }) => !isUnder(to, MODES) || isUnder(from, MODES, 'src/pages'),
  ),
  onImports(
    'pages know games only through the catalogue',
    ({ from, to }) => !isUnder(from, 'src/pages') || !isGame(to),
  ),
  onlyIn('only src/ui knows the UI kit', ['radix-ui', '@radix-ui'], (from) => isUnder(from, 'src/ui')),
  onlyIn(
    'only src/device/sound.ts plays sounds',
    ['howler'],
    (from) => from === 'src/device/sound.ts' || from === 'src/howler-core.d.ts',
  ),
  onlyIn(
    'only src/play/feedback/confetti-paper.ts throws confetti',
    ['canvas-confetti'],
    (from) => from === 'src/play/feedback/confetti-paper.ts',
  ),
  onlyIn('only src/account knows Supabase', ['@supabase'], (from) => isUnder(from, 'src/account')),
  { name: "a game's page loads Pixi lazily", broken: waysToPixi },
  { name: 'the site uses nothing of Pixi that its build leaves out', broken: lostOfPixi },
  {
    // A barrel import would put all icons into every page, and make every test load them all.
    name: 'icons are imported one by one',
    broken: (tree) =>
      Object.entries(tree)
        .filter(([path, source]) => findImportedNames(path, source, 'lucide-react').length > 0)
        .map(([path]) => path),
  },
  onlyIn(
    'only the backend uses server and database packages',
    ['hono', '@hono', 'jose', 'pg', '@electric-sql', 'nodemailer'],
    (from) => isUnder(from, 'backend'),
  ),
  onImports('the site and its machines import nothing of the backend', ({ from, to }) => {
    return isUnder(from, 'backend') || !isUnder(to, 'backend');
  }),
  onImports('the backend imports nothing of the site and its machines', ({ from, to }) => {
    return !isUnder(from, 'backend') || !isUnder(to, 'src', 'machines');
  }),
  { name: 'there are no import cycles', broken: cyclesOf },
  {
    name: 'no file only re-exports',
    broken: (tree) => Object.entries(tree).flatMap(([path, source]) => (isBarrel(path, source) ? [path] : [])),
  },
  {
    name: 'machines and scenes use no randomness, dates or timers of their own',
    broken: (tree) =>
      Object.entries(tree)
        .filter(([path]) => isUnder(path, 'machines') || isScene(path))
        .flatMap(([path, source]) =>
          findGlobals(path, source).flatMap((name) => (FORBIDDEN.has(name) ? [`${path} uses ${name}`] : [])),
        ),
  },
  {
    // Two games on one page, or two tests, would share it by accident. State belongs in an object with the right
    // lifetime: a class, a hook or a store.
    name: 'modules of the site have no variables',
    broken: (tree) =>
      Object.entries(tree)
        .filter(([path]) => isUnder(path, 'src', 'machines'))
        .flatMap(([path, source]) => variablesOf(path, source).map((name) => `${path} changes ${name}`)),
  },
  {
    name: 'scenes use no masks, because their canvas has no stencil buffer',
    broken: (tree) =>
      Object.entries(tree)
        .filter(([path, source]) => (isScene(path) || isUnder(path, 'src/stage')) && MASKS.test(source))
        .map(([path]) => path),
  },
];

/** The ways to set a mask in Pixi. */
const MASKS = /\.mask = |\bmask:|\bsetMask\(/;

/** Paths that lead out of the repository. */
const OUTSIDE = /(?:^|[^\w/])(?:(?:\.\.\/)+|\/work\/)shared\//;

/** Host names of package registries, assembled here so that they do not appear in this file. */
const REGISTRIES = [
  ['registry', 'npmjs', 'org'],
  ['registry', 'yarnpkg', 'com'],
  ['registry', 'npmmirror', 'com'],
  ['npm', 'pkg', 'github', 'com'],
  ['npm', 'jsr', 'io'],
  ['pypi', 'org'],
  ['files', 'pythonhosted', 'org'],
  ['static', 'crates', 'io'],
  ['rubygems', 'org'],
  ['proxy', 'golang', 'org'],
].map((parts) => parts.join('.'));

/** Strings that no file of the repository is allowed to contain. */
export function findForbiddenTexts(path: string, text: string): readonly string[] {
  const registries = REGISTRIES.filter((host) => text.includes(host)).map((host) => `${path} names ${host}`);
  return OUTSIDE.test(text) ? [...registries, `${path} reads files outside the repository`] : registries;
}
