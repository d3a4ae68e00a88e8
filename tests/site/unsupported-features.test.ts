/* The findings of the check of the built site, and what it ignores. Every kind of violation is
   planted here once. */
import { describe, expect, it } from 'vitest';
import type { AllowedFeature } from '../../scripts/floor/allowed-features.ts';
import { type BuiltFile, checkSite } from '../../scripts/floor/faults.ts';

const built = (kind: BuiltFile['kind'], text: string): BuiltFile => ({
  path: `dist/built.${kind}`,
  kind,
  text,
  findSource: () => (kind === 'script' ? 'src/planted.ts:1' : null),
});
const faultsOf = (kind: BuiltFile['kind'], ...texts: readonly string[]): readonly string[] =>
  checkSite(
    texts.map((text) => built(kind, text)),
    [],
  ).faults;

describe('In scripts, the check finds', () => {
  it.each([
    ['a method', 'export const f = (list) => list.toSorted();', 'Safari 15.4', '.toSorted()'],
    ['a method of a call result', 'f().map(g).toReversed();', 'Chrome 105', '.toReversed()'],
    ['a method of an interface', 'URL.canParse(address);', 'Chrome 105', 'URL.canParse'],
    ['a method of a built-in', 'Object.groupBy(list, f);', 'Firefox 115', 'Object.groupBy'],
    ['a static method in a function', 'const f = () => AbortSignal.timeout(9);', 'Safari 15.4', 'AbortSignal.timeout'],
    ['a member of a global object', 'navigator.userActivation.isActive;', 'Safari 15.4', 'Navigator.userActivation'],
    [
      'the same through another object',
      'window.navigator.userActivation.isActive;',
      'Safari 15.4',
      'Navigator.userActivation',
    ],
    ['a global', 'new OffscreenCanvas(1, 1);', 'Safari 15.4', 'OffscreenCanvas'],
    ['a global of the window', 'new self.OffscreenCanvas(1, 1);', 'iPadOS 15.4', 'OffscreenCanvas'],
    ['an event', "part.addEventListener('scrollend', f);", 'Chrome 105', 'the event scrollend'],
    ['look-behind', 'f(/(?<=a)b/);', 'Safari 15.4', 'look-behind'],
    ['look-behind in a string', "new RegExp('(?<!a)b');", 'Safari 15.4', 'look-behind'],
    ['a flag', 'f(/[a--b]/v);', 'Firefox 115', 'the flag v'],
    ['a modifier', 'f(/(?i:a)b/);', 'Safari 15.4', 'a modifier'],
    ['a static block', 'class C { static { f(); } }', 'Safari 15.4', 'a static block'],
    ['using', '{ using file = open(); }', 'Chrome 105', 'using'],
    ['an attribute of an import', "import x from './x.json' with { type: 'json' };", 'Firefox 115', 'import … with'],
  ])('%s', (_, text, browser, what) => {
    const faults = faultsOf('script', text);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(/^(?:\S+ [\d.]+, )*\S+ [\d.]+ lacks? /);
    expect(faults[0]).toContain(browser);
    expect(faults[0]).toContain(what);
    expect(faults[0]).toContain('dist/built.script (from src/planted.ts:1)');
  });
});

describe('In scripts, the check ignores', () => {
  it.each([
    [
      'a feature that all browsers have',
      'Object.hasOwn(a, b); [1].at(-1); class C { #x = 1; static y = 2; } a ??= /(?<n>\\p{L})/u;',
    ],
    ['a feature tested with typeof', "typeof OffscreenCanvas === 'function'"],
    ['a property that is only read', 'const has = navigator.userActivation !== undefined;'],
    ['an optional call', 'list.toSorted?.(); navigator.userActivation?.isActive;'],
    ['a method that a script defines', 'class Bag { take() { return 1; } } new Bag().take();'],
    ['local names', 'function f(OffscreenCanvas) { return OffscreenCanvas.x; }'],
    ['names that an old feature has too', 'f().map(g).find(h); list.with;'],
  ])('%s', (_, text) => {
    expect(faultsOf('script', text)).toEqual([]);
  });

  it('methods that another script defines on its own objects', () => {
    expect(faultsOf('script', 'export const bag = { drop: () => 1 };', 'bag().drop();')).toEqual([]);
  });

  it("but not an array method that only another script's own class defines", () => {
    expect(faultsOf('script', 'class Sorted { toSorted() {} }', 'list.toSorted();')).toHaveLength(1);
  });
});

describe('In styles, the check finds', () => {
  it.each([
    ['a unit', 'a { height: 100dvh }', 'Chrome 105', 'dvh'],
    ['a unit in a sum', 'a { height: calc(100svh - 1rem) }', 'Edge 105', 'svh'],
    ['a fallback that is just as recent', 'a { height: 100svh; height: 100dvh }', 'Chrome 105', 'dvh'],
    ['a fallback after it', 'a { height: 100dvh; height: 100vh }', 'Chrome 105', 'dvh'],
    ['a fallback of another property', 'a { width: 100vh; height: 100dvh }', 'Chrome 105', 'dvh'],
    ['a container unit', 'a { font-size: 4cqw }', 'Safari 15.4', 'cqw'],
    ['a selector', 'label:has(:checked) { color: red }', 'Firefox 115', ':has()'],
    ['a nested selector', 'a:not(:has(b)) { color: red }', 'Firefox 115', ':has()'],
    ['nesting', 'a { & b { color: red } }', 'Chrome 105', 'nesting'],
    ['a colour function', 'a { color: color-mix(in srgb, red, blue) }', 'Chrome 105', 'color-mix()'],
    ['a colour', 'a { color: oklch(0.5 0.2 20) }', 'Chrome 105', 'oklch()'],
    ['a property', 'a { text-wrap: balance }', 'Firefox 115', 'text-wrap'],
    ['a keyword', 'a { grid-template-columns: subgrid }', 'Safari 15.4', 'grid-template-columns: subgrid'],
    ['a container query', '@container (width: 20rem) { a { color: red } }', 'Safari 15.4', '@container'],
    ['a range', '@media (width >= 20rem) { a { color: red } }', 'Safari 15.4', 'a range in @media'],
    ['a media feature', '@media (scripting: none) { a { color: red } }', 'Chrome 105', '@media (scripting)'],
    [
      'a rule for browsers without it',
      '@supports not selector(:has(*)) { a:has(b) { top: 0 } }',
      'Firefox 115',
      ':has()',
    ],
  ])('%s', (_, text, browser, what) => {
    const faults = faultsOf('style', text).filter((fault) => fault.includes(` ${what}: dist/built.style (`));
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(browser);
  });
});

describe('In styles, the check ignores', () => {
  it.each([
    ['a declaration with a fallback', 'a { height: calc(100vh - 1px); height: calc(100dvh - 1px) }'],
    [
      'a feature inside @supports',
      '@supports (color: color-mix(in lab, red, red)) { a { color: color-mix(in srgb, red, blue) } }',
    ],
    ['a selector inside @supports', '@supports selector(:has(*)) { a:has(b) { color: red } }'],
    ['a property with a prefixed fallback', 'a { -webkit-user-select: none; user-select: none }'],
    ['a class name with special characters', String.raw`.\[\&_h1\]\:has-\[b\]\:flex h1 { color: red }`],
    ['quoted text', 'a::before { content: "100dvh color-mix(" } b { background: url(oklch.svg) }'],
    [
      'a feature that all browsers have',
      '@layer a { b:is(c, d):focus-visible { inset: 0; aspect-ratio: 1; translate: 1px; width: min(1px, 2vw) } }',
    ],
  ])('%s', (_, text) => {
    expect(faultsOf('style', text)).toEqual([]);
  });
});

describe('An allowed feature', () => {
  const allowed: readonly AllowedFeature[] = [{ what: ':has()', where: '.card', why: 'The ring is inside.' }];
  const judge = (text: string) => checkSite([built('style', text)], allowed);

  it('is not a fault where it is allowed, but is one elsewhere', () => {
    expect(judge('.card:has(a) { color: red }')).toEqual({ faults: [], unneeded: [] });
    expect(judge('.card:has(a) { color: red } .other:has(a) { top: 0 }').faults).toEqual([
      'Firefox 115 lacks :has(): dist/built.style (.other:has(a) { top: 0 })',
    ]);
  });

  it('is reported when it is no longer needed', () => {
    expect(judge('a { color: red }').unneeded).toEqual(['Nothing uses :has() in .card any more.']);
  });
});
