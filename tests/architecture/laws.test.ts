/* Tests each law with a planted violation. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findForbiddenTexts, LAWS } from './laws';
import { findImports, readTree } from './source';

const ROOT = join(import.meta.dirname, '../..');

const brokenBy = (files: Readonly<Record<string, string>>): readonly string[] =>
  LAWS.filter(({ broken }) => broken(files).length > 0).map(({ name }) => name);

describe('The laws allow', () => {
  it('an empty tree in which some folders do not exist', () => {
    expect(readTree(ROOT, ['no-such-folder'])).toEqual({});
    expect(brokenBy({})).toEqual([]);
  });

  it('a correctly structured game', () => {
    const tree = {
      'machines/core/clock.ts':
        "import type { X } from 'xstate';\nexport class C { setTimeout(run: () => void): void { run(); } }",
      'machines/maths/rules.ts':
        "import { C } from '../core/clock';\nimport * as v from 'valibot';\nexport const a = [C, v];",
      'src/device/sound.ts': "import { Howl } from 'howler';\nexport const play = () => new Howl();",
      'src/play/streak.ts': 'export function count() {\n  let streak = 0;\n  return () => streak++;\n}',
      'src/play/feedback/confetti-paper.ts':
        "import confetti from 'canvas-confetti';\nexport const throwIt = () => confetti();",
      'src/ui/Button.tsx': "import { Slot } from 'radix-ui';\nexport const Button = () => <Slot />;",
      'src/account/client.ts': "export const client = () => import('@supabase/supabase-js');",
      'src/catalogue/index.ts': 'export const GAMES = [];',
      'src/games/maths/scene.ts':
        "import { a } from '../../../machines/maths/rules';\nimport { type Graphics, Sprite } from 'pixi.js';\nimport type { Text } from 'pixi.js';\nexport const s = [a, Sprite];\nexport type S = Graphics | Text;",
      'src/games/maths/Screen.tsx':
        "import './maths.css';\nimport { useState } from 'react';\nimport { play } from '../../device/sound';\nimport type { s } from './scene';\nexport const scene = () => import('./scene');\nsetTimeout(() => [play, useState, Date.now()], 1);",
      'src/play/modes/duel/page.ts': "import { ALONE } from '../../round/play-mode';\nexport const page = ALONE;",
      'src/play/round/play-mode.ts': 'export const ALONE = 1;',
      'src/pages/load-screen.ts': "export const load = () => import('../play/modes/duel/page');",
      'src/pages/Home.tsx': "import { GAMES } from '../catalogue';\nexport const Home = () => <p>{GAMES.length}</p>;",
      'backend/backend.ts':
        "import { Hono } from 'hono';\nimport { sign } from './auth/tokens.ts';\nexport const b = [Hono, sign];",
      'backend/auth/tokens.ts': "export { SignJWT } from 'jose';\nexport const sign = 1;",
      'src/routes.tsx': "export const maths = () => import('./games/maths/Screen');",
    };
    expect(brokenBy(tree)).toEqual([]);
  });
});

describe('The laws reject', () => {
  const [
    machinesAlone,
    coreAlone,
    machineAlone,
    gameAlone,
    noReact,
    floors,
    shelves,
    modes,
    pages,
    ui,
    sound,
    confetti,
    account,
    pixi,
    lostPixi,
    icons,
  ] = LAWS.map(({ name }) => name);
  const [servers, noBackend, noSite, cycles, barrels, pure, constant, unmasked] = LAWS.slice(-8).map(
    ({ name }) => name,
  );

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
    ['a game with another package', gameAlone, { 'src/games/maths/a.ts': "import 'vite';" }],
    [
      'a type from elsewhere',
      gameAlone,
      { 'src/games/maths/a.ts': "export type A = import('../../account/client').A;" },
    ],
    ['a scene with React', noReact, { 'src/games/maths/scene.ts': "import type { ReactNode } from 'react';" }],
    ['a part of a scene with React', noReact, { 'src/games/maths/scene/card.ts': "import 'react/jsx-runtime';" }],
    ['a scene with a mask', unmasked, { 'src/games/maths/scene/card.ts': 'card.mask = edge;' }],
    [
      'a variable of a module',
      constant,
      { 'src/play/streak.ts': 'let streak = 0;\nexport const read = () => streak++;' },
    ],
    ['an exported variable', constant, { 'src/play/streak.ts': 'export let streak = 0;' }],
    ['a variable in a box', constant, { 'src/play/streak.ts': 'const streak = { current: 0 };\nexport { streak };' }],
    ['the kit with the device', floors, { 'src/ui/a.ts': "import '../device/settings';" }],
    ['the catalogue with a type of the shelf', floors, { 'src/catalogue/a.ts': "import type { B } from '../play/b';" }],
    ['two folders on one floor', floors, { 'src/account/a.ts': "export const a = () => import('../videos/hubs');" }],
    ['a page with the routes', floors, { 'src/pages/a.ts': "import '../routes';" }],
    ['a folder without a floor', floors, { 'src/pages/a.ts': "import '../intros/a';" }],
    ['the stage with a game', floors, { 'src/stage/a.ts': "import '../games/maths/scene';" }],
    ['the shelf with the rules of a game', shelves, { 'src/play/a.ts': "import '../../machines/maths/rules';" }],
    [
      'a result with a mode',
      modes,
      { 'src/play/result/a.ts': "import type { Friend } from '../modes/friend/friend';" },
    ],
    [
      'a game with a mode',
      modes,
      { 'src/games/maths/a.ts': "export const a = () => import('../../play/modes/duel/page');" },
    ],
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
    ['a Graphics object', lostPixi, { 'src/stage/a.ts': "import { Container, Graphics as G } from 'pixi.js';" }],
    [
      'text in a scene',
      lostPixi,
      { 'src/stage/a.ts': "export { BitmapText, HTMLText } from 'pixi.js';\nexport const a = 1;" },
    ],
    [
      'particles, whose pipe is left out',
      lostPixi,
      { 'src/stage/a.ts': "import { ParticleContainer } from 'pixi.js';" },
    ],
    ['a filter, which is not registered', lostPixi, { 'src/stage/a.ts': "import { BlurFilter } from 'pixi.js';" }],
    ['a namespace import of Pixi', lostPixi, { 'src/stage/a.ts': "import * as Pixi from 'pixi.js';" }],
    ['a re-export of all of Pixi', lostPixi, { 'src/stage/a.ts': "export * from 'pixi.js';\nexport const a = 1;" }],
    ['a dynamic import of all of Pixi', lostPixi, { 'src/stage/a.ts': "export const a = () => import('pixi.js');" }],
    ['an icon from the index of all icons', icons, { 'src/ui/a.tsx': "import { Check } from 'lucide-react';" }],
    ['a deep import of Pixi', lostPixi, { 'src/stage/a.ts': "import 'pixi.js/lib/scene/text/Text.mjs';" }],
    ['a server in the site', servers, { 'src/account/a.ts': "export const a = () => import('hono/cors');" }],
    ['a database in the site', servers, { 'src/device/device-store.ts': "import { Pool } from 'pg';" }],
    [
      'the site with the backend',
      noBackend,
      { 'src/account/a.ts': "import type { Mail } from '../../backend/email-templates';" },
    ],
    ['the backend with the site', noSite, { 'backend/a.ts': "import { GAMES } from '../src/catalogue/index.ts';" }],
    ['the backend with a machine', noSite, { 'backend/auth/a.ts': "import '../../machines/core/clock.ts';" }],
    ['a circle', cycles, { 'src/a.ts': "import './b';", 'src/b.ts': "import './c';", 'src/c.ts': "import './b';" }],
    [
      'a cycle of type imports',
      cycles,
      { 'src/a.ts': "import type { B } from './b';", 'src/b/index.ts': "import '../a';" },
    ],
    [
      'a cycle with a dynamic import',
      cycles,
      { 'src/a.ts': "import './b';", 'src/b.ts': "export const b = () => import('./a');" },
    ],
    ['a barrel', barrels, { 'src/ui/index.ts': "export * from './Button';\nexport { Card } from './Card';" }],
    ['a barrel in two steps', barrels, { 'src/ui/index.ts': "import { Card } from './Card';\nexport { Card };" }],
    ['randomness in a machine', pure, { 'machines/core/a.ts': 'export const a = () => Math.random();' }],
    ['randomness by computed property', pure, { 'machines/core/a.ts': "export const a = Math['random'];" }],
    ['randomness by destructuring', pure, { 'machines/core/a.ts': 'export const { random } = Math;' }],
    ['a renamed timer', pure, { 'machines/core/a.ts': 'export const a = setTimeout as () => void;' }],
    ['the date in a machine', pure, { 'machines/core/a.ts': 'export const a = new Date();' }],
    [
      'the current time in a scene',
      pure,
      { 'src/games/maths/scene.ts': 'export const a = () => Date.now() + performance.now();' },
    ],
    ['a timer in a scene', pure, { 'src/games/maths/scene.ts': 'setTimeout(() => 1, 5);' }],
    ['a timer of the window', pure, { 'machines/maths/a.ts': 'window.setInterval(() => 1, 5);' }],
    ['a timer passed on in an object', pure, { 'machines/maths/a.ts': 'export const clock = { setTimeout };' }],
  ])('%s', (_, law, tree: Record<string, string>) => {
    expect(brokenBy(tree)).toContain(law);
  });

  it('a source that cannot be parsed, instead of skipping it', () => {
    expect(() => brokenBy({ 'src/a.ts': 'import { from' })).toThrow('src/a.ts');
  });

  it('the name of a registry, and a path that leads out of the repository', () => {
    const registry = ['https://registry', 'npmjs', 'org/react'].join('.');
    const shared = ['..', '..', 'shared', 'spec'].join('/');
    expect(findForbiddenTexts('a.json', `{ "resolved": "${registry}" }`)).toHaveLength(1);
    expect(findForbiddenTexts('a.ts', `readFileSync('${shared}')`)).toHaveLength(1);
    expect(findForbiddenTexts('a.ts', "import './shared/a'; import '../src/shared/b';")).toEqual([]);
  });

  it('imports in every form', () => {
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
    expect(findImports('a.tsx', source).toSorted()).toEqual(found.toSorted());
  });
});
