/* Finds what a program needs to run: its own modules and the packages that they import. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { isBuiltin, stripTypeScriptTypes } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';

/** Everything that looks like the name of an imported module or file, in code without types. */
const SPECIFIER = /(?:\bfrom|\bimport|\bimport\(|\brequire\.resolve\(|\bnew URL\()\s*'([\w@./:-]+)'/g;

export interface ProgramParts {
  /** Paths relative to the project, with slashes, sorted. */
  readonly modules: readonly string[];
  /** Names of packages, sorted. */
  readonly packages: readonly string[];
}

/** The package that a specifier such as "hono/cors" or "@hono/node-server" belongs to. */
const packageIn = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** The modules and packages of the programs whose entry points are `entries` (paths relative to `root`). */
export function findProgramParts(root: string, entries: readonly string[]): ProgramParts {
  const modules = new Set<string>();
  const packages = new Set<string>();
  const add = (file: string): void => {
    const path = relative(root, file).split(sep).join('/');
    if (modules.has(path)) return;
    modules.add(path);
    if (!path.endsWith('.ts')) return;
    const code = stripTypeScriptTypes(readFileSync(file, 'utf8'));
    for (const [, specifier = ''] of code.matchAll(SPECIFIER)) {
      const target = join(dirname(file), specifier);
      if (specifier.startsWith('.')) {
        if (existsSync(target) && statSync(target).isFile()) add(target);
      } else if (!isBuiltin(specifier) && !specifier.includes(':')) packages.add(packageIn(specifier));
    }
  };
  for (const entry of entries) add(join(root, entry));
  return { modules: [...modules].toSorted(), packages: [...packages].toSorted() };
}
