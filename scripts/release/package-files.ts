/* The package.json and package-lock.json of a release: only what its server needs, with the versions and hashes of the
   project. */
import type { ArchiveFile } from './tar.ts';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly scripts: Readonly<Record<string, string>>;
  readonly description?: string;
  readonly license?: string;
  readonly type?: string;
  readonly engines?: Readonly<Record<string, string>>;
}

export interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
  readonly [field: string]: unknown;
}
/** The entries of a lockfile by folder. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** The scripts of package.json that a release has too. Its `start` does not build, because the site is already built. */
const SCRIPTS = ['backup', 'restore', 'configure', 'compare-databases'];
const START = 'serve';

/** The scripts of a release. */
export function pickScripts(scripts: Manifest['scripts']): Readonly<Record<string, string>> {
  const own = SCRIPTS.flatMap((name) => (scripts[name] === undefined ? [] : [[name, scripts[name]] as const]));
  return Object.fromEntries([['start', scripts[START] ?? ''], ...own]);
}

/** The program that a script such as "node scripts/backup.ts restore" starts. */
export const programOf = (script: string): string => /^node (\S+)/.exec(script)?.[1] ?? '';

/** The versions of some packages. Throws an Error if package.json does not have one of them as a dependency. */
function pickDependencies({ dependencies }: Manifest, packages: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    packages.map((name) => {
      const version = dependencies[name];
      if (version === undefined) throw new Error(`The server imports ${name}, which is not in "dependencies".`);
      return [name, version];
    }),
  );
}

/** Finds the folder of a dependency of the package in `folder`: its own copy, or the one in the nearest folder above it. */
function findFolder(locked: LockedPackages, folder: string, name: string): string | null {
  for (let above = folder; ; above = above.slice(0, Math.max(0, above.lastIndexOf('/node_modules/')))) {
    const own = `${above === '' ? '' : `${above}/`}node_modules/${name}`;
    if (locked[own] !== undefined) return own;
    if (above === '') return null;
  }
}

/** Everything that a package needs, except optional peers, which are not installed here. */
function neededBy(entry: LockedPackage): readonly string[] {
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = entry;
  const peers = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true);
  return [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers];
}

/** The entries of a lockfile that a root entry needs. Throws an Error if one of them is missing. */
export function pickLocked(locked: LockedPackages, root: LockedPackage): LockedPackages {
  const picked = new Map<string, LockedPackage>();
  const add = (folder: string, entry: LockedPackage): void => {
    for (const name of neededBy(entry)) {
      const found = findFolder(locked, folder, name);
      const next = found === null ? undefined : locked[found];
      if (found === null || next === undefined) throw new Error(`package-lock.json has no entry for ${name}.`);
      if (picked.has(found)) continue;
      picked.set(found, next);
      add(found, next);
    }
  };
  add('', root);
  return { '': root, ...Object.fromEntries([...picked].toSorted(([one], [other]) => (one < other ? -1 : 1))) };
}

const toJson = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

/** The two files for a server that imports `packages`. */
export function createPackageFiles(
  manifest: Manifest,
  lock: { readonly packages: LockedPackages; readonly [field: string]: unknown },
  packages: readonly string[],
): { readonly files: readonly ArchiveFile[]; readonly locked: LockedPackages } {
  const { name, version, license, engines, optionalDependencies, description, type } = manifest;
  const dependencies = pickDependencies(manifest, packages);
  const scripts = pickScripts(manifest.scripts);
  const own = {
    name,
    version,
    dependencies,
    ...(license !== undefined && { license }),
    ...(engines !== undefined && { engines }),
    ...(optionalDependencies !== undefined && { optionalDependencies }),
  };
  const locked = pickLocked(lock.packages, own);
  const files = [
    { path: 'package.json', body: toJson({ private: true, description, type, ...own, scripts }) },
    {
      path: 'package-lock.json',
      body: toJson({ name, version, lockfileVersion: lock['lockfileVersion'], requires: true, packages: locked }),
    },
  ];
  return { files, locked };
}
