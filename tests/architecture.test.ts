/* The law of the architecture: what may import what, and what nothing may hold. The laws themselves are tried below. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../src/games';
import { countWord } from '../src/ui/count-word';
import { DRAWING_FILES, drawnIn } from './architecture/drawings';
import { foreignNamesIn, LAWS } from './architecture/laws';
import { gamesNamedIn } from './architecture/names-of-games';
import { filesUnder, importsOf, readTree } from './architecture/source';
import {
  classesIn,
  conditionsInClasses,
  endlessIn,
  followersInClasses,
  namedColoursIn,
  otherConditionsIn,
  overaskedContainers,
  reachesInto,
  rootWatchesIn,
} from './architecture/style-sheets';
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

describe('the style sheets', () => {
  const PALETTE = ['src/ui/colours.css', 'src/ui/theme.css'];
  const sheets = ['src', 'backend', 'examples'].flatMap((folder) =>
    filesUnder(join(ROOT, folder))
      .filter((path) => path.endsWith('.css'))
      .map((path) => ({ path: `${folder}/${path}`, css: readFileSync(join(ROOT, folder, path), 'utf8') })),
  );
  /** What a law finds in the sheets, each with its path. */
  const foundBy = (law: (css: string) => readonly string[], exempt: readonly string[] = []): string[] =>
    sheets
      .filter(({ path }) => !exempt.includes(path))
      .flatMap(({ path, css }) => law(css).map((found) => `${path}: ${found}`));

  it('are there to be judged', () => {
    expect(sheets.map(({ path }) => path)).toEqual(expect.arrayContaining(['src/play/play.css', ...PALETTE]));
  });

  it('look for nothing from the root of the page', () => {
    expect(foundBy(rootWatchesIn)).toEqual([]);
  });

  it('are seen through where they do', () => {
    const css = `
      html[data-bar="compact"]:has([data-game="maths"]) .toasts, body:has(> .card) { color: red }
      @media print { :root:has(.game) { color: red } }
      /* html:has(.told) */ .body:has(.card), main .panel:has(b), html .card:has(i) { color: red }`;
    expect(rootWatchesIn(css)).toEqual(['html[data-bar="compact"]:has(', 'body:has(', ':root:has(']);
  });

  it('move nothing without end but the place of a game while it is played', () => {
    expect(foundBy(endlessIn, ['src/stage/backdrop.css'])).toEqual([]);
    const css = 'a { animation: bob 5s infinite alternate } b { animation: nod 1s } /* c { animation: x infinite } */';
    expect(endlessIn(css)).toEqual(['animation: bob 5s infinite alternate ']);
  });

  it('ask the window and the device no more than eight things', () => {
    expect(foundBy(otherConditionsIn)).toEqual([]);
    const sources = Object.entries(readTree(ROOT, ['src', 'examples']));
    expect(
      sources.flatMap(([path, source]) => conditionsInClasses(source).map((found) => `${path}: ${found}`)),
    ).toEqual([]);
  });

  it('have nothing follow what is round it by a selector for everything', () => {
    const sources = Object.entries(readTree(ROOT, ['src', 'examples']));
    expect(sources.flatMap(([path, source]) => followersInClasses(source).map((found) => `${path}: ${found}`))).toEqual(
      [],
    );
    const source = `const LOOK = 'group group-data-[state=open]:flex dark:peer-focus-visible:m-2'; <b role="group" className="[&>.a]:m-2" />`;
    expect(followersInClasses(source)).toEqual(['group-data-[state=open]', 'peer-focus-visible']);
  });

  it('are seen through where they ask more, in whatever form', () => {
    const css = `
      @custom-variant phone (@media (max-width: 47.99rem));
      @custom-variant wide (@media (min-width: 40rem));
      @media (max-width: 47.99rem),
        (orientation:   portrait) and ((hover) or (pointer: coarse)) { a { color: red } }
      a { @media print { color: red } } /* @media screen */
      @media (prefers-reduced-motion: no-preference){ b { color: red } }`;
    expect(otherConditionsIn(css)).toEqual([
      '(min-width: 40rem)',
      '(orientation: portrait) and ((hover) or (pointer: coarse))',
      'print',
      '(prefers-reduced-motion: no-preference)',
    ]);
    const source = `<p className="grid min-[30rem]:flex dark:max-[9rem]:hidden min-w-[4rem] [@media(hover:hover)]:m-2" />`;
    expect(conditionsInClasses(source)).toEqual(['min-[30rem]:', 'max-[9rem]:', '[@media(hover:hover)]:']);
  });

  it('of a game say the looks of what is its own, and reach into no part of the shelf', () => {
    const ofShelf = /^src\/(?:play|stage|ui)\//;
    const shelf = new Set(sheets.filter(({ path }) => ofShelf.test(path)).flatMap(({ css }) => classesIn(css)));
    expect([...shelf]).toEqual(expect.arrayContaining(['game', 'panel', 'answer-choice', 'icon', 'backdrop']));
    const ofGames = /^(?:src\/games|examples)\//;
    const others = sheets.filter(({ path }) => !ofGames.test(path)).map(({ path }) => path);
    expect(foundBy((css) => reachesInto(shelf, css), others)).toEqual([]);
  });

  it('of a game are seen through where they reach into it, however they name it', () => {
    const shelf = new Set(classesIn('.panel { color: red } @variant phone { .stat > .icon { color: red } }'));
    expect([...shelf]).toEqual(['panel', 'stat', 'icon']);
    const css = `
      .own, .panel.own { color: red }
      [data-game="maths"] .stat:has(b) { @variant phone { color: red } }
      @variant low { .own { color: red } .own > :is(i, .icon) { color: red } }
      .own { margin: 0.5rem; & .stat { color: red } }
      /* .panel {} */ .panel-own, [class=".panel"], .own svg { background: url("a.icon") }`;
    expect(reachesInto(shelf, css)).toEqual(['.own, .panel.own', '.stat:has(b)', '.own > :is(i, .icon)', '& .stat']);
  });

  it('ask each container for three sizes at most', () => {
    expect(overaskedContainers(sheets.map(({ css }) => css))).toEqual([]);
    const sizes = [1, 2, 3].map((rem) => `@container stage (max-width: ${rem}rem) { a { color: red } }`);
    expect(overaskedContainers(sizes)).toEqual([]);
    expect(overaskedContainers([...sizes, ...sizes])).toEqual([]);
    expect(overaskedContainers([...sizes, '@custom-variant a (@container stage (min-height: 1rem));'])).toEqual([
      'stage',
    ]);
  });

  it('call the colours of the palette by their names', () => {
    const palette = sheets.filter(({ path }) => PALETTE.includes(path)).map(({ css }) => css);
    expect(foundBy((css) => namedColoursIn(css, palette.join('')), [...PALETTE, 'backend/pages/page.css'])).toEqual([]);
    const css = 'a { color: #1B1B3A; background: #ffffff } /* #fbe6b4 */ b { color: #123456 }';
    expect(namedColoursIn(css, ':root { --ink: #1b1b3a; --white: #ffffff; --shore: #fbe6b4; }')).toEqual(['#1b1b3a']);
  });
});

const brokenBy = (files: Readonly<Record<string, string>>): readonly string[] =>
  LAWS.filter(({ broken }) => broken(files).length > 0).map(({ name }) => name);

describe('the laws let pass', () => {
  it('an empty tree, with folders that are not there yet', () => {
    expect(readTree(ROOT, ['no-such-folder'])).toEqual({});
    expect(brokenBy({})).toEqual([]);
  });

  it('a game as it should be', () => {
    const tree = {
      'machines/core/clock.ts':
        "import type { X } from 'xstate';\nexport class C { setTimeout(run: () => void): void { run(); } }",
      'machines/maths/rules.ts':
        "import { C } from '../core/clock';\nimport * as v from 'valibot';\nexport const a = [C, v];",
      'src/device/sound.ts': "import { Howl } from 'howler';\nexport const play = () => new Howl();",
      'src/play/confetti.ts': "import confetti from 'canvas-confetti';\nexport const throwIt = () => confetti();",
      'src/ui/Button.tsx': "import { Slot } from 'radix-ui';\nexport const Button = () => <Slot />;",
      'src/account/client.ts': "export const client = () => import('@supabase/supabase-js');",
      'src/games/catalogue.ts': 'export const GAMES = [];',
      'src/games/maths/scene.ts':
        "import { a } from '../../../machines/maths/rules';\nimport { type Graphics, Sprite } from 'pixi.js';\nimport type { Text } from 'pixi.js';\nexport const s = [a, Sprite];\nexport type S = Graphics | Text;",
      'src/games/maths/Screen.tsx':
        "import './maths.css';\nimport { useState } from 'react';\nimport { play } from '../../device/sound';\nimport type { s } from './scene';\nexport const scene = () => import('./scene');\nsetTimeout(() => [play, useState, Date.now()], 1);",
      'src/pages/Home.tsx':
        "import { GAMES } from '../games/catalogue';\nexport const Home = () => <p>{GAMES.length}</p>;",
      'backend/backend.ts':
        "import { Hono } from 'hono';\nimport { sign } from './auth/tokens.ts';\nexport const b = [Hono, sign];",
      'backend/auth/tokens.ts': "export { SignJWT } from 'jose';\nexport const sign = 1;",
      'src/routes.tsx': "export const maths = () => import('./games/maths/Screen');",
    };
    expect(brokenBy(tree)).toEqual([]);
  });
});

describe('the laws are broken by', () => {
  const [
    machinesAlone,
    coreAlone,
    machineAlone,
    gameAlone,
    noReact,
    shelves,
    pages,
    ui,
    sound,
    confetti,
    account,
    pixi,
    lostPixi,
  ] = LAWS.map(({ name }) => name);
  const [servers, noBackend, noSite, cycles, barrels, pure, unmasked] = LAWS.slice(-7).map(({ name }) => name);

  it.each([
    ['a machine with React', machinesAlone, { 'machines/maths/rules.ts': "import 'react';" }],
    [
      'a machine with a screen',
      machinesAlone,
      { 'machines/maths/rules.ts': "import type { A } from '../../src/memory';" },
    ],
    ['core with a game', coreAlone, { 'machines/core/a.ts': "export const a = import('../maths/rules');" }],
    [
      'a machine with another game',
      machineAlone,
      { 'machines/maths/a.ts': "export * as b from '../coins/rules';\nexport const a = 1;" },
    ],
    ['a game with another', gameAlone, { 'src/games/maths/a.ts': "import '../coins/scene';" }],
    [
      'a game with the machine of another',
      gameAlone,
      { 'src/games/maths/a.ts': "import '../../../machines/coins/rules';" },
    ],
    ['a game with a page', gameAlone, { 'src/games/maths/a.ts': "import '../../pages/Home';" }],
    ['a game with a package of its own', gameAlone, { 'src/games/maths/a.ts': "import 'vite';" }],
    [
      'a type from elsewhere',
      gameAlone,
      { 'src/games/maths/a.ts': "export type A = import('../../account/client').A;" },
    ],
    ['a scene with React', noReact, { 'src/games/maths/scene.ts': "import type { ReactNode } from 'react';" }],
    ['a part of a scene with React', noReact, { 'src/games/maths/scene/card.ts': "import 'react/jsx-runtime';" }],
    ['a scene with a mask', unmasked, { 'src/games/maths/scene/card.ts': 'card.mask = edge;' }],
    ['the stage with a game', shelves, { 'src/stage/a.ts': "import '../games/maths/scene';" }],
    ['the shelf with the rules of a game', shelves, { 'src/play/a.ts': "import '../../machines/maths/rules';" }],
    ['a page with a game', pages, { 'src/pages/a.ts': "export const a = () => import('../games/maths/Screen');" }],
    ['the UI kit elsewhere', ui, { 'src/pages/a.tsx': "import { Dialog } from 'radix-ui';" }],
    ['sounds elsewhere', sound, { 'src/ui/a.ts': "import 'howler/dist/howler.core.min.js';" }],
    ['confetti elsewhere', confetti, { 'src/ui/a.ts': "import 'canvas-confetti';" }],
    ['Supabase elsewhere', account, { 'src/pages/a.ts': "import type { A } from '@supabase/supabase-js';" }],
    [
      'the page of a game with its scene',
      pixi,
      {
        'src/games/maths/Screen.tsx': "import { words } from './words';\nexport const a = words;",
        'src/games/maths/words.ts': "import { type B, a } from './scene/a';\nexport const words = a as B;",
        'src/games/maths/scene/a.ts':
          "import { Container } from 'pixi.js';\nexport const a = Container;\nexport type B = typeof a;",
      },
    ],
    ['a drawing by commands', lostPixi, { 'src/stage/a.ts': "import { Container, Graphics as G } from 'pixi.js';" }],
    [
      'text in a scene',
      lostPixi,
      { 'src/stage/a.ts': "export { BitmapText, HTMLText } from 'pixi.js';\nexport const a = 1;" },
    ],
    [
      'particles, which only their pipe draws',
      lostPixi,
      { 'src/stage/a.ts': "import { ParticleContainer } from 'pixi.js';" },
    ],
    ['a filter, which nothing registers', lostPixi, { 'src/stage/a.ts': "import { BlurFilter } from 'pixi.js';" }],
    ['all of Pixi by one name', lostPixi, { 'src/stage/a.ts': "import * as Pixi from 'pixi.js';" }],
    ['all of Pixi passed on', lostPixi, { 'src/stage/a.ts': "export * from 'pixi.js';\nexport const a = 1;" }],
    ['all of Pixi fetched', lostPixi, { 'src/stage/a.ts': "export const a = () => import('pixi.js');" }],
    ['a part of Pixi past its door', lostPixi, { 'src/stage/a.ts': "import 'pixi.js/lib/scene/text/Text.mjs';" }],
    ['a server in the site', servers, { 'src/account/a.ts': "export const a = () => import('hono/cors');" }],
    ['a database in the site', servers, { 'src/device/device-store.ts': "import { Pool } from 'pg';" }],
    ['the site with the backend', noBackend, { 'src/account/a.ts': "import type { Mail } from '../../backend/mail';" }],
    ['the backend with the site', noSite, { 'backend/a.ts': "import { GAMES } from '../src/games/catalogue.ts';" }],
    ['the backend with a machine', noSite, { 'backend/auth/a.ts': "import '../../machines/core/clock.ts';" }],
    ['a circle', cycles, { 'src/a.ts': "import './b';", 'src/b.ts': "import './c';", 'src/c.ts': "import './b';" }],
    ['a circle of types', cycles, { 'src/a.ts': "import type { B } from './b';", 'src/b/index.ts': "import '../a';" }],
    [
      'a circle that is lazy',
      cycles,
      { 'src/a.ts': "import './b';", 'src/b.ts': "export const b = () => import('./a');" },
    ],
    ['a barrel', barrels, { 'src/ui/index.ts': "export * from './Button';\nexport { Card } from './Card';" }],
    ['a barrel in two steps', barrels, { 'src/ui/index.ts': "import { Card } from './Card';\nexport { Card };" }],
    ['chance in a machine', pure, { 'machines/core/a.ts': 'export const a = () => Math.random();' }],
    ['chance by another name', pure, { 'machines/core/a.ts': "export const a = Math['random'];" }],
    ['chance taken out of its object', pure, { 'machines/core/a.ts': 'export const { random } = Math;' }],
    [
      'a timer that is called something else',
      pure,
      { 'machines/core/a.ts': 'export const a = setTimeout as () => void;' },
    ],
    ['the date in a machine', pure, { 'machines/core/a.ts': 'export const a = new Date();' }],
    ['now in a scene', pure, { 'src/games/maths/scene.ts': 'export const a = () => Date.now() + performance.now();' }],
    ['a timer in a scene', pure, { 'src/games/maths/scene.ts': 'setTimeout(() => 1, 5);' }],
    ['a timer of the window', pure, { 'machines/maths/a.ts': 'window.setInterval(() => 1, 5);' }],
    ['a timer that is passed on', pure, { 'machines/maths/a.ts': 'export const clock = { setTimeout };' }],
  ])('%s', (_, law, tree: Record<string, string>) => {
    expect(brokenBy(tree)).toEqual([law]);
  });

  it('a source that cannot be read: it is not passed over', () => {
    expect(() => brokenBy({ 'src/a.ts': 'import { from' })).toThrow('src/a.ts');
  });

  it('the name of a registry, or a path out of the repository', () => {
    const registry = ['https://registry', 'npmjs', 'org/react'].join('.');
    const shared = ['..', '..', 'shared', 'spec'].join('/');
    expect(foreignNamesIn('a.json', `{ "resolved": "${registry}" }`)).toHaveLength(1);
    expect(foreignNamesIn('a.ts', `readFileSync('${shared}')`)).toHaveLength(1);
    expect(foreignNamesIn('a.ts', "import './shared/a'; import '../src/shared/b';")).toEqual([]);
  });

  it('imports in every form that there is', () => {
    const source = [
      "import a, { type B } from 'one';",
      "import 'two';",
      "export { c } from 'three';",
      "export * from 'four';",
      "const d = () => import('five');",
      'const e = import(`six`);',
      "type F = import('seven').F;",
      "// import 'not this';",
      'const text = "import \'nor this\'";',
    ].join('\n');
    const found = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];
    expect(importsOf('a.tsx', source).toSorted()).toEqual(found.toSorted());
  });
});
