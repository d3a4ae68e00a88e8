/* The law of the architecture: what may import what, and what nothing may hold. The laws themselves are tried beside them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../src/games';
import { countWord } from '../src/ui/count-word';
import { DRAWING_FILES, drawnIn } from './architecture/drawings';
import { foreignNamesIn, LAWS } from './architecture/laws';
import { gamesNamedIn } from './architecture/names-of-games';
import { filesUnder, readTree } from './architecture/source';
import { wrongWordsIn } from './architecture/words';

const ROOT = join(import.meta.dirname, '..');

describe('the source', () => {
  const tree = readTree(ROOT, ['machines', 'src', 'backend']);

  it('is there to be judged', () => {
    expect(Object.keys(tree)).toContain('machines/core/clock.ts');
    expect(Object.keys(tree)).toContain('src/device/device-store.ts');
    expect(Object.keys(tree)).toContain('backend/backend.ts');
  });

  it.each(LAWS)('keeps the law that $name', ({ broken }) => {
    expect(broken(tree)).toEqual([]);
  });
});

const linesNaming = (text: string) => gamesNamedIn('src/pages/a.ts', text, GAMES).map(({ line }) => line);

describe('what is no part of a game', () => {
  const FOLDERS = ['src', 'machines', 'scripts', 'bench', 'backend', 'supabase'];

  /** Files that may name a game, and why. */
  const ALLOWED: Readonly<Record<string, string>> = {
    'src/device/sound-sprites.ts': 'is written by scripts/sounds.ts',
    'src/device/music-loops.ts': 'is written by scripts/sounds.ts',
    'src/device/own-hero.ts': 'reads what the hero wears where older versions have stored it',
    'scripts/site/headers.ts': 'names the one page with the microphone: the server runs without the manifests',
    'src/pages/faq/questions.tsx': 'says how a link looks by an example',
    'src/pages/legal/privacy-care.tsx': 'says how a key on the device looks by an example',
    'src/pages/progress/StartOverDialog.tsx': 'lists in words what is cleared',
    'bench/latest.json': 'is written by the benchmark',
    'bench/reference/main.ts': 'is what one game is compared with',
    'bench/slowdowns.ts': 'plants faults in one game, which the benchmark has to find',
  };
  const texts = FOLDERS.flatMap((folder) =>
    filesUnder(join(ROOT, folder))
      .filter((path) => /\.(?:tsx?|css|html|sql|json)$/.test(path))
      .map((path) => `${folder}/${path}`),
  );

  it('names no game', () => {
    const named = texts.flatMap((path) => gamesNamedIn(path, readFileSync(join(ROOT, path), 'utf8'), GAMES));
    expect(named.filter(({ path }) => !(path in ALLOWED))).toEqual([]);
    expect([...new Set(named.map(({ path }) => path))].toSorted()).toEqual(Object.keys(ALLOWED).toSorted());
  });

  it('is found where it does, by its id, its title or a name made of it, and where it counts them', () => {
    const [game] = GAMES;
    if (game === undefined) throw new Error('There is no game.');
    const camel = game.id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    expect(linesNaming(`a\n'${game.id}'`)).toEqual([2]);
    expect(linesNaming(`/${game.id}?start`)).toEqual([1]);
    expect(linesNaming(`the page of ${game.title}`)).toEqual([1]);
    expect(linesNaming(`import { ${camel}Machine } from 'x';`)).toEqual([1]);
    expect(linesNaming(`all ${countWord(GAMES.length)} games`)).toEqual([1]);
    expect(linesNaming(`all ${GAMES.length} games`)).toEqual([1]);
    expect(linesNaming(`data-${game.id}-x and x${game.id}`)).toEqual([]);
    expect(gamesNamedIn(`src/games/${game.id}/a.ts`, game.id, GAMES)).toEqual([]);
    expect(gamesNamedIn(`bench/games/${game.id}.ts`, game.id, GAMES)).toEqual([]);
  });
});

describe('the names', () => {
  it('are the words of the field, everywhere in the code', () => {
    const tree = readTree(ROOT, ['src', 'machines', 'backend', 'scripts', 'bench', 'tests']);
    expect(Object.entries(tree).flatMap(([path, source]) => wrongWordsIn(path, source))).toEqual([]);
  });

  it.each([
    ['const mostBytes = 1;', 'mostBytes'],
    ['export const LEAST_WIDTH = 1;', 'LEAST_WIDTH'],
    ['const a = { isCalm: true };', 'isCalm'],
    ['export const A = () => <GameOver />;', 'GameOver'],
    ['function f({ shareOf }: B) {}', 'shareOf'],
  ])('are found where they are not: %s', (source, name) => {
    expect(wrongWordsIn('src/a.tsx', source).map((found) => found.split(' ')[2])).toEqual([`${name}:`]);
    expect(wrongWordsIn('src/a.tsx', "const mostFrequent = 'isCalm'; // most of it")).toEqual([]);
  });
});

describe('drawings', () => {
  it('are files: no code of the site writes outlines or markup', () => {
    const tree = readTree(ROOT, ['src']);
    for (const path of DRAWING_FILES) expect(tree).toHaveProperty([path]);
    expect(Object.entries(tree).flatMap(([path, source]) => drawnIn(path, source))).toEqual([]);
  });

  it.each([
    ["const d = 'M0 0H9V9Z';", 'an outline'],
    ["const d = 'm-4.5,2 l3 3';", 'an outline from where one is'],
    ['const d = `M${x} 0H${y}Z`;', 'an outline with numbers from the code'],
    ["const wave = 'q9-8 18 0t18 0';", 'a part of an outline'],
    ['export const A = () => <path d="M-3-8V-66Z" />;', 'an outline in a component'],
    ['const inner = \'<circle r="3"/>\';', 'markup'],
    ['const inner = `<g transform="scale(${x})">${other}</g>`;', 'markup round other markup'],
  ])('are found where they are written in code: %s', (source) => {
    expect(drawnIn('src/a.tsx', source)).toHaveLength(1);
    expect(drawnIn('src/stage/drawing.ts', source)).toEqual([]);
  });

  it.each([
    "const text = 'M 5 is no motorway of mine';",
    "const word = 'Maths';",
    'const key = `M${x}`.length;',
    "const text = 'a < b, g > c';",
    'export const A = () => <svg viewBox="0 0 9 9"><circle r="4" /></svg>;',
    "// 'M0 0H9'",
  ])('are not seen where there are none: %s', (source) => {
    expect(drawnIn('src/a.tsx', source)).toEqual([]);
  });
});

describe('the repository', () => {
  it('names no package registry and reads nothing that lies beside it', () => {
    const texts = filesUnder(ROOT).filter((path) => !/\.(?:png|webp|woff2?|webm|m4a|mp3|ogg|ico)$/.test(path));
    expect(texts).toContain('package-lock.json');
    expect(texts.flatMap((path) => foreignNamesIn(path, readFileSync(join(ROOT, path), 'utf8')))).toEqual([]);
  });
});
