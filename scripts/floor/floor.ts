import manifest from '../../package.json' with { type: 'json' };

/** The oldest version of each browser that the site is made for, by the names that browserslist has for them. */
export type Floor = Readonly<Record<string, number>>;

/** Reads the floor from lines such as "chrome >= 105". */
export const floorOf = (lines: readonly string[]): Floor =>
  Object.fromEntries(
    lines.map((line) => {
      const [, browser, version] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
      if (browser === undefined || version === undefined) throw new Error(`No oldest version of a browser: ${line}`);
      return [browser, Number(version)];
    }),
  );

/** The floor of this site: `browserslist` in package.json, the one place that states it. */
export const FLOOR = floorOf(manifest.browserslist);

/** What the build lowers scripts and styles to. */
export const buildTarget = Object.entries(FLOOR).map(
  ([browser, version]) => `${browser === 'ios_saf' ? 'ios' : browser}${version}`,
);
