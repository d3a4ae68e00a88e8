import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withGamesTable } from '../../scripts/docs';
import { GAMES } from '../../src/catalogue';
import { findImports, readTree, resolveImport } from '../architecture/source';

const PAGES = ['README.md', 'SECURITY.md', 'tools/README.md', ...globSync('docs/*.md')];
const THIS_FILE = 'tests/site/docs.test.ts';
const read = (path: string): string => readFileSync(path, 'utf8');

/** Every file that the docs can name without its full path, such as `question-judging.ts`. */
const FILES = [...globSync('{backend,bench,machines,scripts,src,supabase,tests}/**/*.*'), 'vite.config.ts'];

/**
 * Names that look like paths in the repository but are not: files that the build, a host or the server writes.
 */
const NOT_COMMITTED = new Set([
  '.bench/latest.md',
  '.well-known/security.txt',
  '404.html',
  'faq.html',
  'keys.json',
  'vercel.json',
]);

/**
 * With a file extension, or with a folder before it. URL paths (`/faq`) and packages
 * (`@pixi/react`) are not matched.
 */
const PATH =
  /^(?![/@])(?:[\w.<>{},*-]+\/)*(?:[\w.<>{},*-]+\.(?:css|html|json|md|sql|svg|toml|tsx?)|(?<=\/)[\w.<>{},*-]*)$/;

/** Paths outside backticks, for example in a diagram. */
const PLAIN_PATH =
  /(?<![\w./-])(?:assets|backend|bench|docs|examples|machines|scripts|src|supabase|tests|tools)\/[\w./<>*-]*[\w>*]/g;

const SCRIPTS = Object.keys(JSON.parse(read('package.json')).scripts);

function pathsIn(text: string): readonly string[] {
  const words = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, code = '']) => code.split(/\s+/));
  return [...words.filter((word) => PATH.test(word)), ...[...text.matchAll(PLAIN_PATH)].map(([path]) => path)];
}

/** `<id>` stands for the id of a game. It is enough if one game has the file. */
function pathExists(path: string): boolean {
  if (NOT_COMMITTED.has(path) || existsSync(join('node_modules', path))) return true;
  const paths = path.includes('<id>') ? GAMES.map(({ id }) => path.replaceAll('<id>', id)) : [path];
  return paths.some((one) => globSync(one).length > 0 || FILES.some((file) => file.endsWith(`/${one}`)));
}

/** The npm scripts that a document tells readers to run. */
const scriptsIn = (text: string): readonly string[] =>
  [...text.matchAll(/npm run ([\w:-]+)|npm (start|test)\b|`((?:make|test|videos):[\w:]+)/g)].map(
    ([, run, short, bare]) => run ?? short ?? bare ?? '',
  );

const packagesRunIn = (text: string): readonly string[] =>
  [...text.matchAll(/npx ([\w-]+)/g)].map(([, name]) => name ?? '');

/** Every word in the code, to find names that have been renamed. */
const CODE_NAMES = new Set(
  FILES.filter((file) => /\.(?:css|tsx?)$/.test(file) && file !== THIS_FILE).flatMap(
    (file) => read(file).match(/\w+/g) ?? [],
  ),
);

/** Names in backticks that belong to other libraries, which the docs compare with ours. */
const OF_OTHER_LIBRARIES = new Set(['serveStatic']);

/**
 * The names of functions, types and constants in a document: `useGame(machine, game)`,
 * `<GameScreen>`, `LEFT_OUT_OF`.
 */
const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/`<?([A-Za-z]\w*)(?:\([^`]*\))?>?`/g)]
    .map(([, name]) => name ?? '')
    .filter((name) => /[a-z][A-Z]|^[A-Z]/.test(name) && !OF_OTHER_LIBRARIES.has(name));

/** Everything that a document names but the repository does not contain. */
const missingIn = (text: string): readonly string[] => [
  ...namesIn(text).filter((name) => !CODE_NAMES.has(name)),
  ...pathsIn(text).filter((path) => !pathExists(path)),
  ...scriptsIn(text).filter((script) => !SCRIPTS.includes(script)),
  ...packagesRunIn(text).filter((name) => !existsSync(join('node_modules/.bin', name))),
];

describe('The documents', () => {
  it('list the parameters of each game as its manifest does', () => {
    const text = read('docs/teachers.md');
    expect(withGamesTable(text)).toBe(text);
    for (const { path } of GAMES) expect(text).toContain(`\`${path}\``);
  });

  it.each(PAGES)('name only files, commands and code that exist: %s', (page) => {
    expect(missingIn(read(page))).toEqual([]);
  });

  it('correctly state that the interface kit imports nothing from games, stage or pages', () => {
    const tree = readTree('.', ['src', 'machines']);
    const imported = Object.entries(tree)
      .filter(([path]) => path.startsWith('src/ui/'))
      .flatMap(([path, source]) => findImports(path, source).map((specifier) => resolveImport(specifier, path, tree)));
    expect(imported).toContain('src/ui/page-store.ts');
    expect(imported.filter((path) => /^src\/(?!locale\/|ui\/|device\/)/.test(path))).toEqual([]);
  });

  it.each(PAGES)('link only to files that exist: %s', (page) => {
    const targets = [...read(page).matchAll(/\]\((?!https?:|#)([^)#]+)\)/g)].map(([, to]) => to ?? '');
    expect(targets.filter((to) => !existsSync(join(dirname(page), to)))).toEqual([]);
  });

  it.each([
    ['`src/nowhere.ts`', 'src/nowhere.ts'],
    ['`src/nowhere/`', 'src/nowhere/'],
    ['`nowhere.ts`', 'nowhere.ts'],
    ['`machines/<id>/nowhere.ts`', 'machines/<id>/nowhere.ts'],
    ['`assets/pictures/{places,nowhere}/*.txt`', 'assets/pictures/{places,nowhere}/*.txt'],
    ['    node scripts/nowhere.ts', 'scripts/nowhere.ts'],
    ['`npm run nothing -- FILE`', 'nothing'],
    ['`make:nothing`', 'make:nothing'],
    ['`npx nothing`', 'nothing'],
    ['`doNothingAtAll(now)`', 'doNothingAtAll'],
    ['`<NoSuchScreen>`', 'NoSuchScreen'],
    ['`NO_SUCH_LIMIT`', 'NO_SUCH_LIMIT'],
  ])('fail the check if they name something that does not exist: %s', (text, missing) => {
    expect(missingIn(text)).toEqual(expect.arrayContaining([missing]));
  });

  it('can name files by their path, by their name, and for any game', () => {
    const paths =
      '`src/main.tsx` `question-judging.ts` `src/games/<id>/game.ts` `tests/e2e` `.ci/run` `/faq` `@pixi/react`';
    expect(missingIn(`${paths} \`npm test\` \`npm run test:quick\` \`npx playwright test\``)).toEqual([]);
    expect(pathsIn(paths)).toEqual(
      expect.arrayContaining(['src/main.tsx', 'question-judging.ts', 'tests/e2e', '.ci/run']),
    );
  });
});
