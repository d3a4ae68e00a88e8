import manifest from '../../package.json' with { type: 'json' };

/** The oldest supported version of each browser, by browserslist name. */
export type MinBrowserVersions = Readonly<Record<string, number>>;

/** Parses lines such as "chrome >= 105". */
export const parseMinVersions = (lines: readonly string[]): MinBrowserVersions =>
  Object.fromEntries(
    lines.map((line) => {
      const [, browser, version] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
      if (browser === undefined || version === undefined) throw new Error(`Not a minimum browser version: ${line}`);
      return [browser, Number(version)];
    }),
  );

/** The minimum versions of this site: `browserslist` in package.json is the only place that states them. */
export const MIN_BROWSER_VERSIONS = parseMinVersions(manifest.browserslist);

/** The browsers that scripts and styles are compiled for. */
export const buildTarget = Object.entries(MIN_BROWSER_VERSIONS).map(
  ([browser, version]) => `${browser === 'ios_saf' ? 'ios' : browser}${version}`,
);
