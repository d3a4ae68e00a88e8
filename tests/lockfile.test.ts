import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Locked = {
  readonly version?: string;
  readonly integrity?: string;
  readonly link?: true;
  readonly inBundle?: true;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};

const text = readFileSync('package-lock.json', 'utf8');
const packages: Readonly<Record<string, Locked>> = JSON.parse(text).packages;

/** The lock entries of a package's optional dependencies; null if it has none. */
const optionalOf = ([folder, { optionalDependencies = {} }]: readonly [string, Locked]) =>
  Object.keys(optionalDependencies).map((name) => ({
    name,
    entry: packages[`${folder}/node_modules/${name}`] ?? packages[`node_modules/${name}`] ?? null,
  }));

/** The systems that people use to work on this project. */
const SYSTEMS = ['darwin arm64', 'darwin x64', 'linux arm64', 'linux x64', 'win32 arm64', 'win32 x64'];

it('The lockfile has the hash of every package, so that only reviewed code is installed', () => {
  // Packages bundled in another package's archive are covered by its hash.
  const unpinned = Object.entries(packages).filter(
    ([folder, { integrity, link, inBundle }]) =>
      folder !== '' && link !== true && inBundle !== true && !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''),
  );
  expect(unpinned.map(([folder, { version }]) => `${folder} ${version}`)).toEqual([]);
});

it("The lockfile has an entry for every system's binaries, so that npm ci works on all of them", () => {
  const missing = Object.entries(packages).flatMap((asking) =>
    optionalOf(asking).filter(({ entry }) => entry === null),
  );
  expect(missing.map(({ name }) => name)).toEqual([]);
});

it('The lockfile has the binaries of each native tool for macOS, Windows and Linux on both processor types', () => {
  const tools = Object.entries(packages)
    .map((asking) => ({ tool: asking[0], binaries: optionalOf(asking).filter(({ entry }) => entry?.os !== undefined) }))
    // Except the project's own Node for Linux, and the package that Vite needs on macOS.
    .filter(({ tool, binaries }) => tool !== '' && binaries.length > 1);
  expect(tools.map(({ tool }) => tool)).toEqual(
    expect.arrayContaining(['@biomejs/biome', 'oxlint', 'rolldown', 'rollup'].map((name) => `node_modules/${name}`)),
  );
  const lacking = tools.flatMap(({ tool, binaries }) => {
    const served = new Set(
      binaries.flatMap(({ entry }) =>
        (entry?.os ?? []).flatMap((os) => entry?.cpu?.map((cpu) => `${os} ${cpu}`) ?? []),
      ),
    );
    return SYSTEMS.filter((system) => !served.has(system)).map((system) => `${tool}: ${system}`);
  });
  expect(lacking).toEqual([]);
});

it('The lockfile does not contain download URLs', () => {
  expect(text).not.toMatch(/"resolved"|https?:\/\/[^"]*\.tgz/);
});
