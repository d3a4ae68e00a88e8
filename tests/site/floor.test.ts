/* The minimum browser versions are defined in only one place, browserslist in package.json.
   Everything else is compared with it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { API, CSS, findBrowsersLacking, findFeature, JAVASCRIPT, KNOWN_BROWSERS } from '../../scripts/floor/compat.ts';
import { buildTarget, MIN_BROWSER_VERSIONS, parseMinVersions } from '../../scripts/floor/floor.ts';

const read = (path: string): string => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');

const builtin = (path: string) => findFeature(JAVASCRIPT, 'builtins', ...path.split('.'));

/**
 * The additions of each yearly edition of the language, as declared by TypeScript's library for
 * that year.
 */
const EDITIONS: readonly (readonly [number, readonly string[]])[] = [
  [2021, ['AggregateError', 'Promise.any', 'String.replaceAll', 'WeakRef']],
  [2022, ['Array.at', 'Error.cause', 'Object.hasOwn', 'RegExp.hasIndices', 'String.at', 'TypedArray.at']],
  [2023, ['Array.findLast', 'Array.toReversed', 'Array.toSorted', 'Array.toSpliced', 'Array.with']],
  [2024, ['Map.groupBy', 'Object.groupBy', 'Promise.withResolvers', 'String.isWellFormed']],
];

const isWhole = (names: readonly string[]): boolean =>
  names.every((name) => findBrowsersLacking(builtin(name)).length === 0);

describe('The minimum browser versions', () => {
  it('are read from lines that each name one version', () => {
    expect(parseMinVersions(['chrome >= 105', 'ios_saf >= 15.4'])).toEqual({ chrome: 105, ios_saf: 15.4 });
    expect(() => parseMinVersions(['last 2 versions'])).toThrow('last 2 versions');
  });

  it('are the build target of scripts and styles', () => {
    expect(buildTarget).toEqual(['chrome105', 'edge105', 'safari15.4', 'ios15.4', 'firefox115']);
  });

  it.each(['src', 'machines'])(
    'support the whole edition of the language that %s is written in, but not the next',
    (folder) => {
      for (const [, names] of EDITIONS) for (const name of names) expect(builtin(name)).toBeDefined();
      const newest = EDITIONS.findLast(([, names]) => isWhole(names))?.[0];
      const { compilerOptions } = JSON.parse(read(`${folder}/tsconfig.json`));
      expect(compilerOptions.lib[0]).toBe(`ES${newest}`);
    },
  );

  it.each(['README.md', 'index.html', 'src/pages/faq/answers-text.tsx'])('are stated in %s', (path) => {
    const text = read(path)
      .replaceAll(/'\s*\+\s*'/g, '')
      .replaceAll(/\s+/g, ' ');
    const named =
      /Chrome (?:and|or) Edge ([\d.]+), Safari (?:and|or) iPadOS ([\d.]+),(?: and| or)? Firefox ([\d.]+)/.exec(text);
    expect(named?.slice(1).map(Number)).toEqual([
      MIN_BROWSER_VERSIONS['chrome'],
      MIN_BROWSER_VERSIONS['ios_saf'],
      MIN_BROWSER_VERSIONS['firefox'],
    ]);
    expect([MIN_BROWSER_VERSIONS['edge'], MIN_BROWSER_VERSIONS['safari']]).toEqual([
      MIN_BROWSER_VERSIONS['chrome'],
      MIN_BROWSER_VERSIONS['ios_saf'],
    ]);
  });

  it("match index.html's test for browsers that are too old: they have one of the two features, and earlier versions have neither", () => {
    const features = [findFeature(CSS.selectors, 'has'), builtin('Array.toSorted')];
    const isTooOld = (browser: string, version: number) =>
      features.every((feature) => findBrowsersLacking(feature, { [browser]: version }).length > 0);
    const ids = {
      chrome: 'chrome',
      edge: 'edge',
      firefox: 'firefox',
      ios_saf: 'safari_ios',
      safari: 'safari',
    } as const;
    for (const [browser, id] of Object.entries(ids)) {
      const versions = Object.keys(KNOWN_BROWSERS[id].releases)
        .map(Number)
        .toSorted((one, other) => one - other);
      const oldest = versions.find((version) => !isTooOld(browser, version));
      expect([browser, oldest]).toEqual([browser, MIN_BROWSER_VERSIONS[browser]]);
      expect(
        versions.filter((version) => version > (MIN_BROWSER_VERSIONS[browser] ?? 0) && isTooOld(browser, version)),
      ).toEqual([]);
    }
  });

  it('are distinguished from older ones that lack a feature', () => {
    expect(findBrowsersLacking(builtin('Array.toSorted'), MIN_BROWSER_VERSIONS)).toEqual([
      'Chrome 105',
      'Edge 105',
      'Safari 15.4',
      'iPadOS 15.4',
    ]);
    expect(findBrowsersLacking(findFeature(API, 'URL', 'canParse_static'), { firefox: 115 })).toEqual([]);
    expect(() => findBrowsersLacking(builtin('Array.at'), { netscape: 4 })).toThrow('netscape');
  });
});
