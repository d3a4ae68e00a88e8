/* The laws of the style sheets, and tests that violations are found. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles, readTree } from './source';
import {
  findClassConditions,
  findClasses,
  findContextualClasses,
  findEndlessAnimations,
  findForeignSelectors,
  findNamedColours,
  findOtherConditions,
  findOverusedContainers,
  findPhysicalClasses,
  findPhysicalSides,
  findRootSelectors,
} from './style-sheets';

const ROOT = join(import.meta.dirname, '../..');

/** Pictures, what is placed on them by coordinates, and sheets of paper. */
const SCENES =
  /\/(?:celebration|canvas|creatures|demo|drawings|modes|scan|stage)\/|\/(?:menu-start|fly-to-passport|cards|circles|week|map-progress)\.css$|confetti-paper|waters/;
const isPage = (found: string): boolean => !SCENES.test(found.slice(0, found.indexOf(': ')));

describe('The style sheets', () => {
  const PALETTE = ['src/ui/colours.css', 'src/ui/theme.css', 'src/ui/meanings.css'];
  const sheets = ['src', 'backend', 'examples'].flatMap((folder) =>
    listFiles(join(ROOT, folder))
      .filter((path) => path.endsWith('.css'))
      .map((path) => ({ path: `${folder}/${path}`, css: readFileSync(join(ROOT, folder, path), 'utf8') })),
  );
  /** The violations of a law in the sheets, with their paths. */
  const foundBy = (law: (css: string) => readonly string[], exempt: readonly string[] = []): string[] =>
    sheets
      .filter(({ path }) => !exempt.includes(path))
      .flatMap(({ path, css }) => law(css).map((found) => `${path}: ${found}`));

  it('are found', () => {
    expect(sheets.map(({ path }) => path)).toEqual(expect.arrayContaining(['src/play/frame/play.css', ...PALETTE]));
  });

  it('do not search the whole page from its root with :has()', () => {
    expect(foundBy(findRootSelectors)).toEqual([]);
  });

  it('fail the check when they do', () => {
    const css = `
      html[data-bar="compact"]:has([data-game="maths"]) .toasts, body:has(> .card) { color: red }
      @media print { :root:has(.game) { color: red } }
      /* html:has(.told) */ .body:has(.card), main .panel:has(b), html .card:has(i) { color: red }`;
    expect(findRootSelectors(css)).toEqual(['html[data-bar="compact"]:has(', 'body:has(', ':root:has(']);
  });

  it('name no left or right side outside scenes, so that languages from right to left are mirrored', () => {
    expect(foundBy(findPhysicalSides).filter(isPage)).toEqual([]);
    const classes = Object.entries(readTree(ROOT, ['src'])).flatMap(([path, source]) =>
      findPhysicalClasses(source).map((found) => `${path}: ${found}`),
    );
    expect(classes.filter(isPage)).toEqual([]);
  });

  it('fail the check when they do', () => {
    const css = 'a { margin-left: 1rem; left: 0; left: 50%; text-align: right; --left: 1 } /* right: 0 */';
    expect(findPhysicalSides(css)).toEqual(['margin-left', 'left:', 'text-align: right']);
    expect(findPhysicalClasses(`<b className="ml-2 phone:-right-0.5 text-left left-1/2 ms-2" />`)).toEqual([
      'ml-2',
      '-right-0.5',
      'text-left',
    ]);
  });

  it('animate endlessly only in the scene of a running game', () => {
    expect(foundBy(findEndlessAnimations, ['src/stage/backdrop.css'])).toEqual([]);
    const css = 'a { animation: bob 5s infinite alternate } b { animation: nod 1s } /* c { animation: x infinite } */';
    expect(findEndlessAnimations(css)).toEqual(['animation: bob 5s infinite alternate ']);
  });

  it('use at most ten conditions on the window and the device', () => {
    expect(foundBy(findOtherConditions)).toEqual([]);
    const sources = Object.entries(readTree(ROOT, ['src', 'examples']));
    expect(
      sources.flatMap(([path, source]) => findClassConditions(source).map((found) => `${path}: ${found}`)),
    ).toEqual([]);
  });

  it('do not style elements by their surroundings with universal selectors', () => {
    const sources = Object.entries(readTree(ROOT, ['src', 'examples']));
    expect(
      sources.flatMap(([path, source]) => findContextualClasses(source).map((found) => `${path}: ${found}`)),
    ).toEqual([]);
    const source = `const LOOK = 'group group-data-[state=open]:flex dark:peer-focus-visible:m-2'; <b role="group" className="[&>.a]:m-2" />`;
    expect(findContextualClasses(source)).toEqual(['group-data-[state=open]', 'peer-focus-visible']);
  });

  it('fail the check when they use other conditions, in any form', () => {
    const css = `
      @custom-variant phone (@media (max-width: 47.99rem));
      @custom-variant wide (@media (min-width: 40rem));
      @media (max-width: 47.99rem),
        (orientation:   portrait) and ((hover) or (pointer: coarse)) { a { color: red } }
      a { @media print { color: red } } /* @media screen */
      @media (prefers-reduced-motion: no-preference){ b { color: red } }`;
    expect(findOtherConditions(css)).toEqual([
      '(min-width: 40rem)',
      '(orientation: portrait) and ((hover) or (pointer: coarse))',
      'print',
      '(prefers-reduced-motion: no-preference)',
    ]);
    const source = `<p className="grid min-[30rem]:flex dark:max-[9rem]:hidden min-w-[4rem] [@media(hover:hover)]:m-2" />`;
    expect(findClassConditions(source)).toEqual(['min-[30rem]:', 'max-[9rem]:', '[@media(hover:hover)]:']);
  });

  it('style only the elements of their own game if they belong to a game', () => {
    const ofShelf = /^src\/(?:play|stage|ui)\//;
    const shelf = new Set(sheets.filter(({ path }) => ofShelf.test(path)).flatMap(({ css }) => findClasses(css)));
    expect([...shelf]).toEqual(expect.arrayContaining(['game', 'panel', 'answer-choice', 'icon', 'backdrop']));
    const ofGames = /^(?:src\/games|examples)\//;
    const others = sheets.filter(({ path }) => !ofGames.test(path)).map(({ path }) => path);
    expect(foundBy((css) => findForeignSelectors(shelf, css), others)).toEqual([]);
  });

  it('fail the check when a game styles a shared part, no matter how it names that part', () => {
    const shelf = new Set(findClasses('.panel { color: red } @variant phone { .stat > .icon { color: red } }'));
    expect([...shelf]).toEqual(['panel', 'stat', 'icon']);
    const css = `
      .own, .panel.own { color: red }
      [data-game="maths"] .stat:has(b) { @variant phone { color: red } }
      @variant low { .own { color: red } .own > :is(i, .icon) { color: red } }
      .own { margin: 0.5rem; & .stat { color: red } }
      /* .panel {} */ .panel-own, [class=".panel"], .own svg { background: url("a.icon") }`;
    expect(findForeignSelectors(shelf, css)).toEqual([
      '.own, .panel.own',
      '.stat:has(b)',
      '.own > :is(i, .icon)',
      '& .stat',
    ]);
  });

  it('query each container at no more than three sizes', () => {
    expect(findOverusedContainers(sheets.map(({ css }) => css))).toEqual([]);
    const sizes = [1, 2, 3].map((rem) => `@container stage (max-width: ${rem}rem) { a { color: red } }`);
    expect(findOverusedContainers(sizes)).toEqual([]);
    expect(findOverusedContainers([...sizes, ...sizes])).toEqual([]);
    expect(findOverusedContainers([...sizes, '@custom-variant a (@container stage (min-height: 1rem));'])).toEqual([
      'stage',
    ]);
  });

  it('refer to the colours of the palette by name', () => {
    const palette = sheets.filter(({ path }) => PALETTE.includes(path)).map(({ css }) => css);
    expect(foundBy((css) => findNamedColours(css, palette.join('')), [...PALETTE, 'backend/pages/page.css'])).toEqual(
      [],
    );
    const css = 'a { color: #1B1B3A; background: #ffffff } /* #fbe6b4 */ b { color: #123456 }';
    expect(findNamedColours(css, ':root { --ink: #1b1b3a; --white: #ffffff; --shore: #fbe6b4; }')).toEqual(['#1b1b3a']);
  });
});
